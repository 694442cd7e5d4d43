import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Layer, type Project, readLayers, readProjects, WORKSPACE_ROOT } from '@cotiza/tools-kit';

const layers = readLayers();
const projects = readProjects();
const layerOf = ({ packageJson }: Project) =>
  layers.find(({ name }) => packageJson.nx?.tags?.includes(`layer:${name}`)) as Layer;

const BOUNDARY = '@nx/enforce-module-boundaries';
const NAMES = 'no-restricted-imports';

const importing = (specifier: string) => `import * as imported from '${specifier}';\nexport { imported };\n`;
const pathIn = ({ root }: Project) => `${root}/src/scratch-import.ts`;

/** A text at a path. One of the rules refuses it; without rules it is accepted. */
interface Case {
  readonly path: string;
  readonly text: string;
  readonly rules: readonly string[];
}

const pairs = projects.flatMap((from) => projects.filter((to) => to !== from).map((to) => ({ from, to })));

/** Every project imports every other one. Apps and tools have no entry: a rule for names refuses them. */
const acrossLayers: readonly Case[] = pairs.flatMap(({ from, to }) => {
  const isDeclared = to.packageJson.name in (from.packageJson.dependencies ?? {});
  const isForbidden = !layerOf(from).mayImport.includes(layerOf(to).name);
  if (!isDeclared && !isForbidden) return [];
  return [
    { path: pathIn(from), text: importing(to.packageJson.name), rules: isForbidden ? [BOUNDARY, NAMES] : [] },
    ...(isDeclared ? [byPath(from, to)] : []),
  ];
});

function byPath(from: Project, to: Project): Case {
  const up = '../'.repeat(from.root.split('/').length + 1);
  return { path: pathIn(from), text: importing(`${up}${to.root}/src/index`), rules: [BOUNDARY] };
}

const NEST = ['@nestjs/common', 'rxjs', 'rxjs/operators', 'fastify'].map(importing);
const NODE = [
  ...['node:fs', 'fs', 'fs/promises', 'node:crypto', 'path', 'node:test'].map(importing),
  `export const late = () => import('node:fs');\n`,
  'export const system = process.platform;\n',
  `export const bytes = Buffer.from('x');\n`,
];
const frameworks: readonly Case[] = projects.flatMap((project) => {
  const { nest, node } = layerOf(project);
  const restricted = [NAMES, 'no-restricted-globals', 'no-restricted-syntax'];
  return [
    ...NEST.map((text) => ({ path: pathIn(project), text, rules: nest ? [] : [BOUNDARY] })),
    ...NODE.map((text) => ({ path: pathIn(project), text, rules: node ? [] : restricted })),
  ];
});

const testing = importing('@cotiza/contract/testing');
const special: readonly Case[] = [
  { path: 'libs/kernel/src/scratch-import.spec.ts', text: importing('node:fs'), rules: [] },
  { path: 'libs/rest/src/scratch-import.ts', text: testing, rules: [NAMES] },
  { path: 'libs/rest/src/scratch-import.spec.ts', text: testing, rules: [] },
  { path: 'tools/demo/src/scratch-import.ts', text: testing, rules: [] },
  { path: 'libs/quoting/src/scratch-import.ts', text: importing('./testing/quotes'), rules: [NAMES] },
  { path: 'libs/rest/src/scratch-import.ts', text: importing('@cotiza/api/src/main'), rules: [NAMES] },
  {
    path: 'libs/contract/src/scratch-import.ts',
    text: `/* eslint-disable */\n${importing('../../kernel/src/index')}`,
    rules: [BOUNDARY],
  },
];

/** Returns the cases that are accepted or refused otherwise. A process of its own lints: the configuration is an ES module. */
function wrongAmong(cases: readonly Case[]): readonly object[] {
  // Without the variables of Nx, which would have it look at another workspace.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NX_')));
  const { stdout } = spawnSync(process.execPath, [join(WORKSPACE_ROOT, 'tools/checks/lint-scratch.mjs')], {
    ...{ cwd: WORKSPACE_ROOT, env, encoding: 'utf8', maxBuffer: 2 ** 26 },
    input: JSON.stringify(cases.map(({ path, text }) => [path, text])),
  });
  const refusals = JSON.parse(stdout.trim().split('\n').at(-1)!) as (string | null)[][];
  return cases.flatMap(({ rules, ...scratch }, at) => {
    const found = refusals[at]!;
    const isRight = rules.length === 0 ? found.length === 0 : rules.some((rule) => found.includes(rule));
    return isRight ? [] : [{ ...scratch, rules, found }];
  });
}

it.each([
  ['imports across layers', acrossLayers],
  ['Nest and Node outside of their layers', frameworks],
  ['what is for specs, apps, and comments that switch rules off', special],
])('refuses %s, and accepts the others', (_what, cases) => {
  expect(cases.length).toBeGreaterThan(5);
  expect(wrongAmong(cases)).toEqual([]);
});
