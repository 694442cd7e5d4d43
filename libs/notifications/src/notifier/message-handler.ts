import { UNRECORDED, type Clock, type Tracer } from '@cotiza/kernel';
import type { ClaimedMessage, Settlement } from '@cotiza/messages';
import { errorCode } from '@cotiza/transport';
import type { Attempt, Deliver } from './attempt';
import { nextAttemptAt } from './back-off';
import type { Facts, NotifierEvent, Report } from './report';
import type { Settle } from './settle-until-written';
import { unsettledAttempts } from './unsettled-attempts';

/** What is done with a message that was claimed. Neither rejects. */
export interface MessageHandler {
  /** Tries it and writes down what became of it. */
  handle(message: ClaimedMessage): Promise<void>;
  /** Lets go of it untried, for whoever asks next. */
  giveBack(message: ClaimedMessage, why: string): Promise<void>;
}

export interface HandlerSurroundings {
  readonly clock: Clock;
  readonly random: () => number;
  readonly report: Report;
  /** Told of each attempt, in the trace of what gave rise to the message. */
  readonly tracer?: Tracer;
}

export function messageHandler(
  deliver: Readonly<Record<ClaimedMessage['kind'], Deliver>>,
  settle: Settle,
  { clock, random, report, tracer = UNRECORDED }: HandlerSurroundings,
): MessageHandler {
  const unsettled = unsettledAttempts();
  const tryOnce = async (message: ClaimedMessage): Promise<Attempt> => {
    const { kind, target } = message;
    const span = tracer.begin('message', message.trace, { kind, ...(target !== null && { target }) });
    const attempt = await deliver[kind]({ ...message, trace: span.trace }).catch(failedBy);
    span.end({ outcome: attempt.kind }, attempt.kind !== 'delivered');
    return attempt;
  };
  return {
    handle: async (message) => {
      const startedAt = clock.now();
      const attempt = unsettled.of(message.id) ?? (await tryOnce(message));
      const settlement = settlementOf(attempt, message, clock.now(), random());
      const isSettled = await settle(message, settlement);
      unsettled.note(message.id, isSettled ? undefined : attempt);
      if (isSettled) report(EVENT[settlement.kind], factsOf(message, settlement, clock.now() - startedAt));
    },
    giveBack: async (message, reason) => {
      await settle(message, { kind: 'returned', dueAt: clock.now(), reason });
    },
  };
}

const failedBy = (error: unknown): Attempt => ({ kind: 'failed', reason: `internal error: ${errorCode(error)}` });

const EVENT = {
  delivered: 'message delivered',
  retry: 'message delayed',
  returned: 'message delayed',
  dead: 'message dead',
} as const satisfies Record<Settlement['kind'], NotifierEvent>;

function settlementOf(attempt: Attempt, message: ClaimedMessage, nowMs: number, random: number): Settlement {
  if (attempt.kind === 'delivered') return attempt;
  const { kind, reason } = attempt;
  if (kind === 'refused') return { kind: 'dead', reason, followUps: attempt.followUps };
  if (kind === 'untried') return { kind: 'returned', dueAt: nowMs + attempt.waitMs, reason };
  const dueAt = nextAttemptAt(message, nowMs, random, attempt.askedMs);
  if (dueAt !== null) return { kind: 'retry', dueAt, reason };
  return { kind: 'dead', reason: `given up: ${reason}`, followUps: attempt.ifGivenUp?.() ?? [] };
}

function factsOf(
  { id, event, target, attempts, trace }: ClaimedMessage,
  settlement: Settlement,
  tookMs: number,
): Facts {
  const attempt = settlement.kind === 'returned' ? attempts : attempts + 1;
  const facts = { message: id, ...(trace && { trace_id: trace.traceId }), event, target, attempt, tookMs };
  return settlement.kind === 'delivered' ? facts : { ...facts, reason: settlement.reason };
}
