import { watchChannel } from '../settings/watch-channel';
import { storageBench, type DatabaseSource } from './storage-bench';

/** Waits for what a database brings about. Jest's own time-out ends what never does. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
};

/** Switches of the operator at run time. */
export function settingsContract(source: DatabaseSource): void {
  describe('the channel', () => {
    const bench = storageBench(source);

    it('is on until somebody switches it off, and says when that was', async () => {
      const { channel, privacy } = await bench().open();
      const other = await bench().open();
      const { clock } = bench();
      expect(await channel.read()).toEqual({ isOn: true, reason: null, retryAfterSeconds: null, changedAt: null });
      await other.channel.switchOff('mantenimiento', 600);
      const off = { isOn: false, reason: 'mantenimiento', retryAfterSeconds: 600, changedAt: clock.now() };
      expect(await channel.read()).toEqual(off);
      clock.advance(1000);
      await channel.switchOn();
      expect(await other.channel.read()).toEqual({
        isOn: true,
        reason: null,
        retryAfterSeconds: null,
        changedAt: clock.now(),
      });
      expect(await privacy.auditTrail(1)).toEqual([
        { at: clock.now(), action: 'channel-on', count: null, actor: null },
      ]);
      expect((await privacy.auditTrail(9)).map(({ action }) => action)).toEqual(['channel-on', 'channel-off']);
    });

    it('is known to every process within five seconds', async () => {
      const { channel } = await bench().open();
      const other = await bench().open();
      const { clock } = bench();
      const watched = await watchChannel(channel, clock, () => undefined);
      expect(watched.closed()).toBeUndefined();
      await other.channel.switchOff('mantenimiento', 600);
      clock.advance(4999);
      await until(() => watched.closed() !== undefined && clock.pending() === 1);
      expect(watched.closed()).toEqual({ retryAfterSeconds: 600 });
      await other.channel.switchOn();
      clock.advance(4999);
      await until(() => watched.closed() === undefined && clock.pending() === 1);
      watched.stop();
      expect(clock.pending()).toBe(0);
    });
  });
}
