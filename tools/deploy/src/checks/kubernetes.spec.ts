import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { DEFAULT_SETTINGS } from '@cotiza/assembly';
import { MCP_DOOR } from '@cotiza/mcp';
import { PAGES_DOOR } from '@cotiza/pages';
import { REST_DOOR } from '@cotiza/rest';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { parse, parseAllDocuments } from 'yaml';
import { CHART } from './deploy-files';
import { renderChart, type Manifest } from './render-chart';
import { servedRoutes } from './served-routes';

const COMPONENTS = ['api', 'mcp-gateway', 'notifier'];
const DIGEST = `sha256:${'0'.repeat(64)}`;
const values = parse(readFileSync(join(CHART, 'values.yaml'), 'utf8')) as Record<string, object>;
const image = { ...values.image, digest: DIGEST, pullSecrets: [{ name: 'registry' }] };
const ways = {
  'as it comes': {},
  'with files, a digest and a secret for the registry': { existingFilesSecret: 'cotiza-files', image },
  'with the console': { console: { ...values.console, enabled: true } },
  'with the console and its files, without network policy': {
    console: { ...values.console, enabled: true },
    existingFilesSecret: 'cotiza-files',
    networkPolicy: { ...values.networkPolicy, enabled: false },
  },
  'without ingress and network policy': {
    ingress: { ...values.ingress, enabled: false },
    networkPolicy: { ...values.networkPolicy, enabled: false },
  },
};

interface PodSpec {
  readonly automountServiceAccountToken: boolean;
  readonly securityContext: object;
  readonly containers: readonly {
    readonly image: string;
    readonly command: readonly string[];
    readonly env: readonly { readonly name: string; readonly value?: string }[];
    readonly securityContext: object;
  }[];
}
const podOf = (manifest: Manifest) => (manifest.spec as { template: { spec: PodSpec } }).template.spec;
const manifests = renderChart(CHART, 'cotiza');
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);

const hasHelm = spawnSync('helm', ['version']).status === 0;
(hasHelm ? it : it.skip)('is rendered here as by helm', () => {
  const { stdout } = spawnSync('helm', ['template', 'cotiza', CHART], { encoding: 'utf8' });
  const made = parseAllDocuments(stdout).flatMap((document) => (document.toJS() as Manifest | null) ?? []);
  expect(made).toHaveLength(manifests.length);
  expect(made).toEqual(expect.arrayContaining([...manifests]));
});

describe.each(Object.entries(ways))('the chart %s', (_way, changes) => {
  it('makes every object once', () => {
    const made = renderChart(CHART, 'cotiza', changes);
    expect(made.length).toBeGreaterThanOrEqual(13);
    const names = made.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

it('has the values that its schema takes, and no secret among them', () => {
  const check = new Ajv({ strict: false }).compile(
    JSON.parse(readFileSync(join(CHART, 'values.schema.json'), 'utf8')) as object,
  );
  expect([check(values), check.errors]).toEqual([true, null]);
  expect(check({ ...values, settings: { DATA_KEY: 'x' } })).toBe(false);
  expect(check({ ...values, settings: { LIMIT_QUOTES_PER_MINUTE: 20 } })).toBe(false);
  expect(Object.keys(values.settings!).filter((name) => !(name in DEFAULT_SETTINGS))).toEqual([]);
});

it('runs every process more than once, grows and shrinks it, and lets none be without', () => {
  for (const kind of ['Deployment', 'HorizontalPodAutoscaler', 'PodDisruptionBudget']) {
    expect(ofKind(kind).map(({ metadata }) => metadata.name)).toEqual(COMPONENTS.map((name) => `cotiza-${name}`));
  }
  for (const { spec } of ofKind('HorizontalPodAutoscaler'))
    expect((spec as { minReplicas: number }).minReplicas).toBeGreaterThan(1);
  expect(ofKind('Service').map(({ metadata }) => metadata.name)).toEqual(['cotiza-api', 'cotiza-mcp-gateway']);
});

const withConsole = renderChart(CHART, 'cotiza', { console: { ...values.console, enabled: true } });

it('has the console where it is asked for, once, with nothing that leads to it', () => {
  const added = withConsole.filter(({ kind, metadata }) => !manifests.some((one) => one.kind === kind && one.metadata.name === metadata.name)); // prettier-ignore
  expect(added.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
    'Deployment cotiza-console',
    'Service cotiza-metrics',
    'NetworkPolicy cotiza-metrics',
    'NetworkPolicy cotiza-console',
  ]);
  const [deployment, metrics] = added;
  expect(deployment!.spec).toMatchObject({ replicas: 1, strategy: { type: 'Recreate' } });
  const [container] = podOf(deployment!).containers;
  expect(container!.env.map(({ name }) => name)).not.toContain('CONSOLE_HOST');
  expect(metrics!.spec).toMatchObject({ clusterIP: 'None', selector: { 'cotiza.example/metrics': 'true' } });
  const tell = withConsole.filter((manifest) => manifest.kind === 'Deployment' && JSON.stringify(manifest).includes('"cotiza.example/metrics":"true"')); // prettier-ignore
  expect(tell.map(({ metadata }) => metadata.name)).toEqual(COMPONENTS.map((name) => `cotiza-${name}`));
});

it('runs programs that there are, without rights, on a file system that they cannot write', () => {
  const pods = withConsole.filter(({ kind }) => ['Deployment', 'Job'].includes(kind)).map(podOf);
  expect(pods).toHaveLength(5);
  for (const { automountServiceAccountToken, securityContext, containers } of pods) {
    expect(automountServiceAccountToken).toBe(false);
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const container of containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(existsSync(join(WORKSPACE_ROOT, container.command[1]!.replace('/dist/main.js', '/src/main.ts')))).toBe(
        true,
      );
      const told = container.env.map(({ name }) => name);
      expect(told.filter((name) => !(name in DEFAULT_SETTINGS))).toEqual([]);
    }
  }
});

it('has secrets by reference alone: only settings are in the config map', () => {
  const [settings] = ofKind('ConfigMap');
  expect(ofKind('Secret')).toEqual([]);
  expect(Object.keys(settings!.data as object).sort()).toEqual(Object.keys(values.settings!).sort());
});

const [ingress] = ofKind('Ingress');
const { rules } = ingress!.spec as {
  rules: { http: { paths: { path: string; backend: { service: { name: string } } }[] } }[];
};
const { paths } = rules[0]!.http;
/** Returns the service that a path leads to: that of the longest prefix, by whole elements. */
function backendOf(route: string): string | undefined {
  const leads = paths.filter(({ path }) => `${route}/`.startsWith(path.replace(/\/?$/, '/')));
  return leads.sort((one, other) => other.path.length - one.path.length)[0]?.backend.service.name;
}

it.each([
  ['cotiza-api', [REST_DOOR, PAGES_DOOR], '/s/x'],
  ['cotiza-mcp-gateway', [MCP_DOOR], '/api/agent/mcp'],
])('the ingress leads every route of %s to it, and neither to health nor to metrics', async (name, doors, one) => {
  const routes = await servedRoutes(doors);
  expect(routes).toContain(one);
  expect(routes.filter((route) => backendOf(route) !== name)).toEqual([]);
  expect(routes.filter((route) => /^\/(health|metrics)/.test(route))).toEqual([]);
});
