import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageJson, readJson, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { recipesIn } from './recipes-in';

const guide = readFileSync(join(WORKSPACE_ROOT, 'docs/agents.md'), 'utf8');
const { devDependencies = {} } = readJson<PackageJson>('package.json');

it('finds the programs that are marked, and no other block', () => {
  const other = '```ts\nconst a = 1;\n```\n';
  const markdown = `${other}\n\`\`\`ts recipe @a/b\nconst b = 2;\n\`\`\`\n\n${other}`;
  expect(recipesIn(markdown)).toEqual([{ name: '@a/b', code: 'const b = 2;\n' }]);
});

const recipes = recipesIn(guide);

it('finds those of the guide', () => {
  expect(recipes.length).toBeGreaterThan(5);
});

it.each(recipes)('the guide says with which version of $name its program is run', ({ name, code }) => {
  expect(code).toContain(`'${name}'`);
  const row = guide.split('\n').find((line) => line.startsWith(`| [\`${name}\``));
  expect(row).toContain(devDependencies[name]);
});
