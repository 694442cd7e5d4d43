import type { ChannelState } from '@cotiza/storage';
import { localTimeOrNull } from '../output/local-time';
import type { Report } from '../output/report';
import { pairs } from '../output/table';

/** Reports the state of the channel. */
export function channelReport({ isOn, reason, retryAfterSeconds, changedAt }: ChannelState): Report {
  const since = localTimeOrNull(changedAt);
  return {
    document: { isOn, reason, retryAfterSeconds, changedAt: since },
    text: pairs([
      ['Channel', isOn ? 'on' : 'off'],
      ['Since', since ?? 'always'],
      ...(isOn
        ? []
        : ([
            ['Reason', reason],
            ['Retry after', `${retryAfterSeconds} s`],
          ] as const)),
    ]),
  };
}
