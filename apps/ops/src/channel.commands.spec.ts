import { NOW } from './testing/samples';
import { runOps } from './testing/fake-ops';
import { localTime } from './output/local-time';

const at = localTime(Date.parse(NOW));

describe('ops channel', () => {
  it('is on by default', async () => {
    const { exitCode, out, held } = await runOps('channel status');
    expect(exitCode).toBe(0);
    expect(out).toBe('Channel  on\nSince    always\n');
    expect(held.done).toEqual(['closed']);
  });

  it('goes off with a reason, and shows when callers may come back', async () => {
    const { exitCode, out, held } = await runOps(['channel', 'off', '--reason', 'new tariffs', '--retry-after', '600']);
    expect(exitCode).toBe(0);
    expect(held.channel).toMatchObject({ isOn: false, reason: 'new tariffs', retryAfterSeconds: 600 });
    expect(out.split('\n')).toEqual([
      'Channel      off',
      `Since        ${at}`,
      'Reason       new tariffs',
      'Retry after  600 s',
      '',
    ]);
  });

  it('goes on again', async () => {
    const channel = { isOn: false, reason: 'x', retryAfterSeconds: 1, changedAt: 0 };
    const { exitCode, document } = await runOps('channel on --json', { held: { channel } });
    expect(exitCode).toBe(0);
    expect(document()).toEqual({ isOn: true, reason: null, retryAfterSeconds: null, changedAt: at });
  });

  it.each([
    'channel off',
    'channel off --reason x --retry-after 0',
    'channel off --reason x --retry-after 86401',
    'channel off --reason x --retry-after soon',
    'channel on now',
    'channel',
  ])('refuses "%s" and changes nothing', async (words) => {
    const { exitCode, out, held } = await runOps(words);
    expect(exitCode).toBe(2);
    expect(out).toBe('');
    expect(held.channel.isOn).toBe(true);
  });
});
