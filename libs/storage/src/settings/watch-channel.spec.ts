import { manualClock } from '@cotiza/kernel';
import type { ChannelSetting, ChannelState } from '../storage';
import { watchChannel } from './watch-channel';

const ON: ChannelState = { isOn: true, reason: null, retryAfterSeconds: null, changedAt: null };
const OFF: ChannelState = { isOn: false, reason: 'x', retryAfterSeconds: 30, changedAt: 1 };
const turn = () => new Promise(setImmediate);

function settingOf(read: () => ChannelState): ChannelSetting {
  return { read: async () => read(), switchOn: async () => undefined, switchOff: async () => undefined };
}

it('keeps what it knew while the setting cannot be read, and tells', async () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  let read = (): ChannelState => OFF;
  const reports: string[] = [];
  const watched = await watchChannel(
    settingOf(() => read()),
    clock,
    (event, error) => reports.push(`${event}: ${(error as Error).message}`),
  );
  read = () => {
    throw new Error('gone');
  };
  clock.advance(2000);
  await turn();
  expect(watched.closed()).toEqual({ retryAfterSeconds: 30 });
  expect(reports).toEqual(['channel-not-read: gone']);
  read = () => ON;
  clock.advance(2000);
  await turn();
  expect(watched.closed()).toBeUndefined();
  watched.stop();
});

it('does not begin without having read it once', async () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const setting = settingOf(() => {
    throw new Error('gone');
  });
  await expect(watchChannel(setting, clock, () => undefined)).rejects.toThrow('gone');
  expect(clock.pending()).toBe(0);
});

it('reads no more once it is stopped, even while it reads', async () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const watched = await watchChannel(
    settingOf(() => ON),
    clock,
    () => undefined,
  );
  clock.advance(2000);
  watched.stop();
  await turn();
  expect(clock.pending()).toBe(0);
});
