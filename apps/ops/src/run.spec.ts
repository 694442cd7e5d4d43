import { CannotStart } from '@cotiza/platform/process';
import { StorageUnavailable } from '@cotiza/quoting';
import { Command } from 'commander';
import fc from 'fast-check';
import { GROUPS } from './program';
import { runOps } from './testing/fake-ops';
import type { Ops } from './ops';

const SECRET = 'postgres://cotiza:s3cret@db/cotiza';

it.each(GROUPS)(
  'every command of %s has help with an example that begins like it, and --json',
  async (name, _summary, load) => {
    const group = new Command(name);
    for (const add of (await load()).commands) add(group, { clock: { now: () => 0 } } as Ops);
    expect(group.commands).not.toEqual([]);
    for (const command of group.commands) {
      const call = `${name} ${command.name()}`;
      const { exitCode, out, err } = await runOps(`${call} --help`);
      expect([exitCode, err]).toEqual([0, '']);
      expect(out).toContain('--json');
      expect(out.split('\nExample:\n  npm run ops -- ')[1]).toMatch(new RegExp(`^${call}(?: .+)?\\n$`));
    }
  },
);

describe('the program', () => {
  it.each([
    ['chanel status', 'error: unknown command (Did you mean channel?)\n'],
    ['quotes shwo', 'error: unknown command (Did you mean show?)\n'],
    ['quotes list --sicne=x', "error: unknown option '--sicne' (Did you mean --since?)\n"],
    ['quotes list --sicne x', "error: unknown option '--sicne' (Did you mean --since?)\n"],
    ['lucia@cotiza.example', 'error: unknown command\n'],
    ['channel status -lucia@cotiza.example', 'error: unknown option\n'],
  ])('takes "%s" for a mistake, and names the nearest', async (words, message) => {
    const { exitCode, out, err } = await runOps(words);
    expect([exitCode, out, err]).toEqual([2, '', message]);
  });

  it('repeats nothing that was typed in the place of a value', async () => {
    const typed = fc.string({ unit: 'grapheme' }).map((text) => `1${text}' is invalid. lucia@cotiza.example${text}`);
    const places = fc.constantFrom<(value: string) => string[]>(
      (value) => [value],
      (value) => ['quotes', value],
      (value) => ['quotes', 'show', value],
      (value) => ['quotes', 'list', value],
      (value) => ['quotes', 'list', '--since', value],
      (value) => ['quotes', 'list', `--line=${value}`],
      (value) => ['quotes', 'list', `--json=${value}`],
      (value) => ['quotes', 'list', `-${value}`],
      (value) => ['privacy', 'export', `--emial=${value}`],
      (value) => ['privacy', 'export', '--email', `${value}@`],
    );
    await fc.assert(
      fc.asyncProperty(typed, places, async (value, place) => {
        const { exitCode, out, err } = await runOps(place(value));
        expect([exitCode, out]).toEqual([2, '']);
        expect(err).toMatch(/^error: [^\n]+\n$/);
        expect(err).not.toContain('lucia');
      }),
    );
  });

  it('does its work whatever is wrong with settings that it does not read', async () => {
    const { exitCode, err } = await runOps('channel status', { settings: { SMTP_URL: 'nowhere', PORT: 'x' } });
    expect([exitCode, err]).toEqual([0, '']);
  });

  it.each(['RETENTION_DAYS', 'LOG_LEVEL'])('reports every fault where it reads %s, and does nothing', async (name) => {
    const { exitCode, out, err } = await runOps('privacy purge', { settings: { PORT: 'x', [name]: '0' } });
    expect([exitCode, out]).toEqual([78, '']);
    expect(err).toMatch(/^The settings are not valid:\n/);
    for (const wrong of ['PORT', name]) expect(err).toContain(`\n  - ${wrong} `);
  });
});

it.each([
  ['says why', new CannotStart('The database is empty.'), 'The database is empty.\n'],
  [
    'may be back in a moment',
    new StorageUnavailable(SECRET),
    'The storage cannot be reached or written to for now. Try again.\n',
  ],
  [
    'in an unexpected way is named by its kind',
    Object.assign(new RangeError(SECRET), { code: 'ECONNRESET' }),
    'Failed: RangeError (ECONNRESET). LOG_LEVEL=debug says where.\n',
  ],
])('a storage that fails %s', async (_how, error, message) => {
  const unforeseen: unknown[] = [];
  const { exitCode, out, err } = await runOps('channel status --json', {
    ops: { storage: () => Promise.reject(error), logUnforeseen: (logged) => void unforeseen.push(logged) },
  });
  expect([exitCode, out, err]).toEqual([1, '', message]);
  expect(unforeseen).toHaveLength(error instanceof RangeError ? 1 : 0);
});
