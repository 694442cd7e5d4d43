import { readServiceSettings } from '@cotiza/assembly';
import { createHash } from 'node:crypto';
import { runOps } from '../testing';

interface Made {
  readonly key: string;
  readonly entry: string;
}

describe('ops console new', () => {
  it('makes a key, and an entry that CONSOLE_KEYS takes and that knows the key by its hash', async () => {
    const [one, other] = [await runOps('console new maria --json'), await runOps('console new maria --json')];
    const { key, entry } = one.document() as Made;
    expect(key).toMatch(/^cotiza_[\w-]{43}$/);
    expect(entry).toBe(`maria=sha256:${createHash('sha256').update(key).digest('hex')}`);
    expect((other.document() as Made).key).not.toBe(key);
    const both = [entry, (other.document() as Made).entry];
    expect(readServiceSettings({ CONSOLE_KEYS: both.join(',') }).CONSOLE_KEYS).toEqual(both);
  });

  it('prints both for a person, with a name of several words', async () => {
    const { exitCode, out } = await runOps(['console', 'new', 'María Inventada']);
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^ {2}cotiza_[\w-]{43}$/m);
    expect(out).toMatch(/^ {2}María Inventada=sha256:[0-9a-f]{64}$/m);
  });

  it.each(['a,b', 'a=b', ' ', 'x'.repeat(61), 'a\nb'])('refuses the name %j', async (name) => {
    const { exitCode, out } = await runOps(['console', 'new', name]);
    expect([exitCode, out]).toEqual([2, '']);
  });
});
