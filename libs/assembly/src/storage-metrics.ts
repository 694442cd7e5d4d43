import type { Metrics } from '@cotiza/platform';
import type { ChannelSwitch } from '@cotiza/quoting';
import type { MessageState, Storage } from '@cotiza/storage';

/** Those that were delivered are counted as they leave: going through all that are kept would cost the more the longer it serves. */
const COUNTED = ['pending', 'dead', 'discarded'] as const satisfies readonly MessageState[];

/** What is on its way out, and whether quotations are made: looked at each time that somebody reads the metrics. */
export function storageMetrics(metrics: Metrics, { outboxDesk }: Storage, channelSwitch: ChannelSwitch): void {
  metrics.gauge(
    'cotiza_messages',
    'E-mails and webhooks that are to be delivered or were given up, by state.',
    ['state'],
    async (gauge) => {
      const counts = await outboxDesk.count(COUNTED).catch(() => undefined);
      // A database that does not answer has no counts, which is told by their absence.
      gauge.reset();
      if (counts) for (const state of COUNTED) gauge.set({ state }, counts[state]);
    },
  );
  metrics.gauge(
    'cotiza_channel_on',
    '1 while quotations are made, 0 while the operator has them switched off.',
    [],
    (gauge) => {
      gauge.set(channelSwitch.closed() ? 0 : 1);
      return Promise.resolve();
    },
  );
}
