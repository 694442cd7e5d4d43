import type { ResolveFnOutput, ResolveHook } from 'node:module';

/** `node:fs` with one more export: linking an import fails when the name is missing, whether or not it is ever used. */
const FS_WITH_GLOB_SYNC = `data:text/javascript,${encodeURIComponent(`
export * from 'node:fs';
export { default } from 'node:fs';
export function globSync() {
  throw new Error('this Node has no fs.globSync');
}
`)}`;

const NAMES = ['fs', 'node:fs'];

/** Gives the modules of the conformance suite, and no other, a `node:fs` with `globSync`. */
export const resolve: ResolveHook = (specifier, context, nextResolve): ResolveFnOutput | Promise<ResolveFnOutput> => {
  const isAskedBySuite = context.parentURL?.includes('/mcp-conformance-') ?? false;
  return NAMES.includes(specifier) && isAskedBySuite
    ? { url: FS_WITH_GLOB_SYNC, shortCircuit: true }
    : nextResolve(specifier, context);
};
