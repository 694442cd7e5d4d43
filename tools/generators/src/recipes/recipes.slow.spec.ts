import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { RECIPES, TENTH } from './recipes.table';
import { type ScratchTree, scratchTree } from './scratch-tree';

jest.setTimeout(1_800_000);

const contributing = readFileSync(join(WORKSPACE_ROOT, 'CONTRIBUTING.md'), 'utf8');

/** Returns the commands of a recipe, except those that take a name in capitals. */
function commandsOf(title: string): string[] {
  const [, text = ''] = contributing.split(`\n### ${title}\n`);
  const recipe = text.split(/\n##/)[0] ?? '';
  const commands = [...recipe.matchAll(/`((?:npm run|npx) [^`]+)`/g)].map(([, command = '']) => command);
  return commands.filter((command) => !/\b[A-Z]{2,}\b/.test(command));
}

describe('the recipes of CONTRIBUTING.md', () => {
  let tree: ScratchTree;
  beforeAll(() => (tree = scratchTree()));
  afterAll(() => tree.remove());

  it.each(RECIPES)('$title works as it is written', ({ title, edits, generated }) => {
    tree.edit(edits);
    const commands = commandsOf(title);
    expect(commands).not.toEqual([]);
    for (const command of commands) {
      const { status, output } = tree.run(command);
      expect({ command, status, output: status === 0 ? '' : output }).toEqual({ command, status: 0, output: '' });
    }
    if (generated) expect(tree.read(generated.path)).toContain(generated.text);
  });

  it('A field takes three files by hand', () => {
    const [field] = RECIPES;
    expect(new Set(field!.edits.map(({ path }) => path)).size).toBe(3);
  });

  it('A rate has a command that finds a premium divided by ten', () => {
    tree.edit([TENTH]);
    const [check] = commandsOf('A rate').filter((command) => command.includes('rating check'));
    const { status, output } = tree.run(check!);
    expect([status, output]).toEqual([1, expect.stringContaining('premium-out-of-line')]);
  });
});
