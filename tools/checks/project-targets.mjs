import { dirname } from 'node:path';

/** Gives every project the targets that `targetDefaults` of nx.json describes, so that no package.json repeats them. */
export const createNodesV2 = [
  '{apps,libs,tools}/**/package.json',
  (files) =>
    files.map((file) => [file, { projects: { [dirname(file)]: { targets: { build: {}, test: {}, lint: {} } } } }]),
];
