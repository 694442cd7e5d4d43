import type { Metrics } from '@cotiza/platform';
import type { ChannelSwitch } from '@cotiza/quoting';
import type { MessageState, Storage } from '@cotiza/storage';

/** Delivered messages are counted as they leave: counting all that are kept would take longer with every day. */
const COUNTED = ['pending', 'dead', 'discarded'] as const satisfies readonly MessageState[];

/** Measures the messages by state and the channel's switch, each time that the metrics are read. */
export function storageMetrics(metrics: Metrics, { outboxDesk }: Storage, channelSwitch: ChannelSwitch): void {
  metrics.gauge(
    'cotiza_messages',
    'E-mails and webhooks that are to be delivered or were given up, by state.',
    ['state'],
    async (gauge) => {
      const counts = await outboxDesk.count(COUNTED).catch(() => undefined);
      // A database that does not answer has no counts.
      gauge.reset();
      if (counts) for (const state of COUNTED) gauge.set({ state }, counts[state]);
    },
  );
  metrics.gauge('cotiza_mails_deferred', 'E-mails that a limit of e-mails has deferred.', [], async (gauge) => {
    const count = await outboxDesk.deferred().catch(() => undefined);
    gauge.reset();
    if (count !== undefined) gauge.set(count);
  });
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
