import { createHash } from 'node:crypto';
import { readServiceSettings } from '@cotiza/assembly/tools';
import { runOps } from './testing/fake-ops';

interface Made<Entry> {
  readonly key: string;
  readonly entry: Entry;
}

const made = async <Entry>(words: string) => (await runOps(`${words} --json`)).document() as Made<Entry>;
const hashOf = (key: string) => `sha256:${createHash('sha256').update(key).digest('hex')}`;

it('makes a key that cannot be guessed for a caller, and the entry with its hash', async () => {
  const { key, entry } = await made('callers new faro');
  expect(key).toMatch(/^cotiza_[\w-]{43}$/);
  expect(entry).toEqual({ name: 'faro', key: hashOf(key) });
  expect((await made('callers new faro')).key).not.toBe(key);
});

it('makes a key for an operator, and an entry that CONSOLE_KEYS takes', async () => {
  const { key, entry } = await made<string>('console new maria');
  expect(entry).toBe(`maria=${hashOf(key)}`);
  expect(readServiceSettings({ CONSOLE_KEYS: entry }).CONSOLE_KEYS).toEqual([entry]);
});

it.each([
  ...['Faro', 'faro_uno', 'x'.repeat(41), '-faro'].map((name) => ['callers', name] as const),
  ...['a,b', 'a=b', ' ', 'x'.repeat(61), 'a\nb'].map((name) => ['console', name] as const),
])('%s new refuses the name %j', async (group, name) => {
  const { exitCode, out } = await runOps([group, 'new', name]);
  expect([exitCode, out]).toEqual([2, '']);
});
