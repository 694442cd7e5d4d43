import type { Count, LimitStorage } from '../limits/limit-storage';
import type { ScriptAnswer } from '../limits/shared/count.script';
import type { CountingServer } from '../limits/shared/counting-server';
import type { Conversation } from './conversation';

const COUNT = 'count';
const GIVE_BACK = 'give back';
const SECOND_MS = 1000;

/** Whoever supervises several processes counts for all of them: in one place the limits are what they say. */
export function countFor(conversation: Conversation, counted: LimitStorage): void {
  conversation.answer(COUNT, async (counts: readonly Count[]): Promise<ScriptAnswer> => {
    const answer = await counted.take(counts);
    const msLeft = answer.secondsLeft * SECOND_MS;
    return answer.isFull ? [answer.place + 1, 0, msLeft] : [0, answer.hits, msLeft];
  });
  conversation.answer(GIVE_BACK, (counts: readonly Count[]) => counted.giveBack(counts));
}

/** The same as a process has it that serves. */
export const countedBySupervisor = (conversation: Conversation): CountingServer => ({
  count: (counts) => conversation.ask(COUNT, counts),
  giveBack: (counts) => conversation.ask(GIVE_BACK, counts),
  close: () => undefined,
});
