import { type Layer, type Project, readLayers, readProjects, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { BOUNDARY_RULE, lintScratches, type LintMessage, type Scratch } from './scratch-lint';
import { createScratchWorkspace, packageOf, removeScratchWorkspace, type ScratchProject } from './scratch-workspace';

const layers = readLayers();
const projects = readProjects();

const importing = (specifier: string) => `import * as imported from '${specifier}';\nexport { imported };\n`;

const scratchIn = (root: string, text: string): Scratch => ({ filePath: `${root}/src/scratch-import.ts`, text });

const boundaryMessages = (messages: LintMessage[]) =>
  messages.filter(({ ruleId }) => ruleId === BOUNDARY_RULE).map(({ messageId }) => messageId);

/** Apps and tools have no entry point that the boundary rule could see: another rule refuses their names. */
const importRefusals = (messages: LintMessage[]) =>
  rulesIn(messages).filter((ruleId) => ruleId === BOUNDARY_RULE || ruleId === 'no-restricted-imports');

const rulesIn = (messages: LintMessage[]) => messages.map(({ ruleId }) => ruleId);

/** Lints all texts in one process, and hands each answer out by the name of its case. */
function lintByName(root: string, scratches: ReadonlyMap<string, Scratch>): Map<string, LintMessage[]> {
  const answers = lintScratches(root, [...scratches.values()]);
  return new Map([...scratches.keys()].map((name, index) => [name, answers[index] ?? []]));
}

describe('layers, on two projects each', () => {
  const first = (layer: string) => `${layer}-one`;
  const second = (layer: string) => `${layer}-two`;
  const pairs = layers.flatMap((from) =>
    layers.map((to) => ({ from: from.name, to: to.name, allowed: from.mayImport.includes(to.name) })),
  );
  const scratches: ScratchProject[] = [
    ...layers.flatMap(({ name }) => [
      { name: first(name), tags: [`layer:${name}`] },
      { name: second(name), tags: [`layer:${name}`] },
    ]),
    { name: 'leaning', tags: ['layer:domain'], dependencies: ['leaned-on'] },
    { name: 'leaned-on', tags: ['layer:domain'] },
    { name: 'untagged', tags: [] },
    { name: 'mistagged', tags: ['layer:cellar'] },
  ];
  const cases = new Map<string, Scratch>([
    ...pairs.map(({ from, to }): [string, Scratch] => [
      `${from} ${to}`,
      scratchIn(`libs/${first(from)}`, importing(packageOf(second(to)))),
    ]),
    ['cycle', scratchIn('libs/leaned-on', importing(packageOf('leaning')))],
    ['untagged', scratchIn('libs/untagged', importing(packageOf('kernel-one')))],
    ['mistagged', scratchIn('libs/mistagged', importing(packageOf('kernel-one')))],
    ['relative', scratchIn('libs/domain-one', importing('../../kernel-one/src/index'))],
    ['own name', scratchIn('libs/domain-one', importing(packageOf('domain-one')))],
    ['second entry', scratchIn('libs/kernel-one', importing(`${packageOf('domain-one')}/testing`))],
    ['re-export', scratchIn('libs/kernel-one', `export * from '${packageOf('domain-one')}';\n`)],
    ['type import', scratchIn('libs/kernel-one', `export type { X } from '${packageOf('domain-one')}';\n`)],
    ['late import', scratchIn('libs/kernel-one', `export const late = () => import('${packageOf('domain-one')}');\n`)],
  ]);
  let workspace: string;
  let answers: Map<string, LintMessage[]>;
  const refusals = (name: string) => boundaryMessages(answers.get(name) ?? []);

  beforeAll(() => {
    workspace = createScratchWorkspace(scratches);
    answers = lintByName(workspace, cases);
  });
  afterAll(() => removeScratchWorkspace(workspace));

  it.each(pairs.filter(({ allowed }) => allowed))('$from may import $to', ({ from, to }) => {
    expect(answers.get(`${from} ${to}`)).toEqual([]);
  });

  it.each(pairs.filter(({ allowed }) => !allowed))('$from may not import $to', ({ from, to }) => {
    const [refusal, ...more] = refusals(`${from} ${to}`);
    expect(more).toEqual([]);
    expect(['onlyTagsConstraintViolation', 'emptyOnlyTagsConstraintViolation']).toContain(refusal);
  });

  it.each([
    ['cycle', 'noCircularDependencies'],
    ['untagged', 'projectWithoutTagsCannotHaveDependencies'],
    ['mistagged', 'projectWithoutTagsCannotHaveDependencies'],
    ['relative', 'noRelativeOrAbsoluteImportsAcrossLibraries'],
    ['own name', 'noSelfCircularDependencies'],
    ['second entry', 'emptyOnlyTagsConstraintViolation'],
    ['re-export', 'emptyOnlyTagsConstraintViolation'],
    ['type import', 'emptyOnlyTagsConstraintViolation'],
    ['late import', 'emptyOnlyTagsConstraintViolation'],
  ])('refuses: %s', (name, messageId) => expect(refusals(name)).toEqual([messageId]));
});

describe('the projects of this workspace', () => {
  const layerOf = ({ packageJson }: Project) =>
    layers.find(({ name }) => packageJson.nx?.tags?.includes(`layer:${name}`)) as Layer;
  const nameOf = ({ packageJson }: Project) => packageJson.nx?.name ?? '';
  const dependsOn = (from: Project, to: Project) => to.packageJson.name in (from.packageJson.dependencies ?? {});

  const pairs = projects.flatMap((from) =>
    projects
      .filter((to) => to !== from)
      .map((to) => ({
        name: `${nameOf(from)} ${nameOf(to)}`,
        from,
        to,
        forbidden: !layerOf(from).mayImport.includes(layerOf(to).name),
      })),
  );
  const relative = pairs.filter(({ from, to }) => dependsOn(from, to));
  const closed = projects
    .filter((project) => layers.every(({ mayImport }) => !mayImport.includes(layerOf(project).name)))
    .map(({ packageJson }) => ({ name: `${packageJson.name}/src/main` }));
  const nest = ['@nestjs/common', 'rxjs', 'rxjs/operators', 'fastify'];
  const nestCases = projects.flatMap((project) =>
    nest.map((specifier) => ({ name: `${nameOf(project)} ${specifier}`, project, specifier })),
  );
  const builtins = ['node:fs', 'fs', 'fs/promises', 'node:crypto', 'crypto', 'path', 'node:test'];
  const nodeTexts = new Map<string, string>([
    ...builtins.map((specifier): [string, string] => [specifier, importing(specifier)]),
    ['import()', `export const late = () => import('node:fs');\n`],
    ['import() of a bare name', `export const late = () => import('fs/promises');\n`],
    ['process', 'export const system = process.platform;\n'],
    ['Buffer', `export const bytes = Buffer.from('x');\n`],
  ]);
  const nodeCases = projects.flatMap((project) =>
    [...nodeTexts].map(([what, text]) => ({ name: `${nameOf(project)} ${what}`, project, text })),
  );
  const disabled = `/* eslint-disable */\n${importing('../../kernel/src/index')}`;
  const cases = new Map<string, Scratch>([
    ...pairs.map(({ name, from, to }): [string, Scratch] => [
      name,
      scratchIn(from.root, importing(to.packageJson.name)),
    ]),
    ...relative.map(({ name, from, to }): [string, Scratch] => [
      `${name} by path`,
      scratchIn(from.root, importing(`${'../'.repeat(from.root.split('/').length + 1)}${to.root}/src/index`)),
    ]),
    ...closed.map(({ name }): [string, Scratch] => [name, scratchIn('libs/rest', importing(name))]),
    ...nestCases.map(({ name, project, specifier }): [string, Scratch] => [
      name,
      scratchIn(project.root, importing(specifier)),
    ]),
    ...nodeCases.map(({ name, project, text }): [string, Scratch] => [name, scratchIn(project.root, text)]),
    ['spec', { filePath: 'libs/kernel/src/scratch-import.spec.ts', text: importing('node:fs') }],
    ['testing', scratchIn('libs/rest', importing('@cotiza/contract/testing'))],
    ['testing inside', scratchIn('libs/quoting', importing('@cotiza/contract/testing'))],
    ['testing of its own', scratchIn('libs/quoting', importing('./testing/quotes'))],
    ['testing in a spec', { filePath: 'libs/rest/src/x.spec.ts', text: importing('@cotiza/contract/testing') }],
    ['testing in tools', scratchIn('tools/demo', importing('@cotiza/contract/testing'))],
    ['disabled', scratchIn('libs/contract', disabled)],
  ]);
  let answers: Map<string, LintMessage[]>;
  beforeAll(() => {
    answers = lintByName(WORKSPACE_ROOT, cases);
  });
  const refusals = (name: string) => boundaryMessages(answers.get(name) ?? []);

  it.each(pairs.filter(({ forbidden }) => forbidden))('refuses across layers: $name', ({ name }) =>
    expect(importRefusals(answers.get(name) ?? [])).not.toEqual([]),
  );

  it.each(closed)('refuses a path into $name', ({ name }) =>
    expect(importRefusals(answers.get(name) ?? [])).toContain('no-restricted-imports'),
  );

  it.each(pairs.filter(({ from, to }) => dependsOn(from, to)))('accepts what is declared: $name', ({ name }) =>
    expect(answers.get(name)).toEqual([]),
  );

  it.each(relative)('refuses by relative path: $name', ({ name }) =>
    expect(refusals(`${name} by path`)).toEqual(['noRelativeOrAbsoluteImportsAcrossLibraries']),
  );

  it.each(nestCases)('keeps Nest in its places: $name', ({ name, project }) =>
    expect(refusals(name)).toEqual(layerOf(project).nest ? [] : ['bannedExternalImportsViolation']),
  );

  it.each(nodeCases)('keeps Node out of the inner layers: $name', ({ name, project }) => {
    const restricted = rulesIn(answers.get(name) ?? []).filter((rule) => rule?.startsWith('no-restricted-'));
    expect(restricted).toHaveLength(layerOf(project).node ? 0 : 1);
  });

  it('lets a spec of an inner layer use Node', () => expect(answers.get('spec')).toEqual([]));

  it.each(['testing', 'testing inside', 'testing of its own'])('keeps what is for specs out of what runs: %s', (name) =>
    expect(rulesIn(answers.get(name) ?? [])).toEqual(['no-restricted-imports']),
  );

  it.each(['testing in a spec', 'testing in tools'])('accepts: %s', (name) => expect(answers.get(name)).toEqual([]));

  it('lets no comment switch a rule off', () => {
    expect(refusals('disabled')).toEqual(['noRelativeOrAbsoluteImportsAcrossLibraries']);
    expect(rulesIn(answers.get('disabled') ?? [])).toContain(null);
  });
});
