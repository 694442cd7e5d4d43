import type { Clock } from '@cotiza/kernel';
import type { ChannelSwitch, ClosedChannel } from '@cotiza/quoting';
import type { ChannelSetting } from '../storage';

/** Time between two reads, in milliseconds: one late read still leaves less than five seconds. */
const READ_EVERY_MS = 2000;

/** The channel switch in memory, kept up with what is stored. */
export interface WatchedChannel extends ChannelSwitch {
  stop(): void;
}

/**
 * Reads the setting periodically. After a failed read, the last value holds.
 *
 * @param report receives failed reads
 * @throws the failure of the first read
 */
export async function watchChannel(
  setting: ChannelSetting,
  clock: Clock,
  report: (event: string, error: unknown) => void,
): Promise<WatchedChannel> {
  let closed: ClosedChannel | undefined;
  let isStopped = false;
  let cancel = (): void => undefined;

  const read = async (): Promise<void> => {
    const { isOn, retryAfterSeconds } = await setting.read();
    closed = isOn ? undefined : { retryAfterSeconds: retryAfterSeconds ?? 0 };
  };
  const schedule = (): void => {
    if (isStopped) return;
    cancel = clock.after(READ_EVERY_MS, () => {
      read()
        .catch((error: unknown) => report('channel-not-read', error))
        .finally(schedule);
    });
  };

  await read();
  schedule();
  return {
    closed: () => closed,
    stop: () => {
      isStopped = true;
      cancel();
    },
  };
}
