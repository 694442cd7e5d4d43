const FS_WITH_GLOB_SYNC = `data:text/javascript,${encodeURIComponent(`
export * from 'node:fs';
export { default } from 'node:fs';
export const globSync = undefined;
`)}`;

/** Gives the modules of the conformance suite a `node:fs` with the name `globSync`, without which they do not link. */
export const resolve = (specifier, context, nextResolve) =>
  ['fs', 'node:fs'].includes(specifier) && context.parentURL?.includes('/mcp-conformance-')
    ? { url: FS_WITH_GLOB_SYNC, shortCircuit: true }
    : nextResolve(specifier, context);
