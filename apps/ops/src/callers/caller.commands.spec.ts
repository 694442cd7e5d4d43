import { createHash } from 'node:crypto';
import { runOps } from '../testing';

interface Made {
  readonly key: string;
  readonly entry: { readonly name: string; readonly key: string };
}

describe('ops callers new', () => {
  it('makes a key that cannot be guessed, and the entry with its hash', async () => {
    const [one, other] = [await runOps('callers new faro --json'), await runOps('callers new faro --json')];
    const { key, entry } = one.document() as Made;
    expect(key).toMatch(/^cotiza_[\w-]{43}$/);
    expect(entry).toEqual({ name: 'faro', key: `sha256:${createHash('sha256').update(key).digest('hex')}` });
    expect((other.document() as Made).key).not.toBe(key);
  });

  it('prints both for a person', async () => {
    const { exitCode, out } = await runOps('callers new correduria-faro');
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^ {2}cotiza_[\w-]{43}$/m);
    expect(out).toMatch(/^ {2}\{"name":"correduria-faro","key":"sha256:[0-9a-f]{64}"\}$/m);
  });

  it.each(['Faro', 'faro_uno', 'x'.repeat(41), '-faro'])('refuses the name %s', async (name) => {
    const { exitCode, out } = await runOps(`callers new ${name}`);
    expect([exitCode, out]).toEqual([2, '']);
  });
});
