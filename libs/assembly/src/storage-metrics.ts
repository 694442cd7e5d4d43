import type { Metrics } from '@cotiza/platform';
import type { ChannelSwitch } from '@cotiza/quoting';
import { MESSAGE_STATES, type Storage } from '@cotiza/storage';

/** What is on its way out, and whether quotations are made: looked at each time that somebody reads the metrics. */
export function storageMetrics(metrics: Metrics, { outboxDesk }: Storage, channelSwitch: ChannelSwitch): void {
  metrics.gauge(
    'cotiza_messages',
    'E-mails and webhooks by state.',
    ['state'],
    async (gauge) => {
      const counts = await outboxDesk.count().catch(() => undefined);
      // A database that does not answer has no counts, which is told by their absence.
      gauge.reset();
      if (counts) for (const state of MESSAGE_STATES) gauge.set({ state }, counts[state]);
    },
    'first',
  );
  metrics.gauge(
    'cotiza_channel_on',
    '1 while quotations are made, 0 while the operator has them switched off.',
    [],
    (gauge) => {
      gauge.set(channelSwitch.closed() ? 0 : 1);
      return Promise.resolve();
    },
    'first',
  );
}
