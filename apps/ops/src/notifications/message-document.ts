import type { MessageSummary } from '@cotiza/storage';
import { localTime, localTimeOrNull } from '../output/local-time';

/** Returns a message as a JSON document. */
export const messageDocument = ({ createdAt, dueAt, endedAt, ...rest }: MessageSummary) => ({
  ...rest,
  createdAt: localTime(createdAt),
  dueAt: localTimeOrNull(dueAt),
  endedAt: localTimeOrNull(endedAt),
});
