import { createRequire } from 'node:module';
import type { Manifest } from './chart/render-chart';

/** Which of them is needed is known only when an object is looked at. */
const load = createRequire(__filename);

interface Model {
  validate(): void;
}

/** What Kubernetes would object to in an object, by its published schemas; nothing when all is well. */
export function faultsOf(manifest: Manifest): readonly string[] {
  const { apiVersion, kind, metadata } = manifest;
  const what = `${kind} ${metadata.name}`;
  const make = modelOf(apiVersion, kind);
  if (!make) return [`there is no ${apiVersion} ${kind}`];
  try {
    new make(manifest).validate();
    return [];
  } catch (error) {
    return [`${what}: ${(error as Error).message}`];
  }
}

/** `autoscaling/v2` is a folder of the package; so is `v1`. */
function modelOf(apiVersion: string, kind: string): (new (manifest: object) => Model) | undefined {
  const models = load(`kubernetes-models/${apiVersion}`) as Readonly<Record<string, new (manifest: object) => Model>>;
  return models[kind];
}
