import { keepNewest, UNRECORDED, type Clock, type Tracer } from '@cotiza/kernel';
import type { ClaimedMessage, Settlement } from '@cotiza/quoting';
import { errorCode } from '@cotiza/transport';
import type { Attempt, Deliver } from './attempt';
import { nextAttemptAt } from './back-off';
import type { Facts, NotifierEvent, Report } from './report';
import type { Settle } from './settle-until-written';

/** Upper limit of remembered deliveries. */
const REMEMBERED = 10_000;

export interface HandlerDeps {
  readonly clock: Clock;
  readonly random: () => number;
  readonly report: Report;
  /** Traces each attempt as part of the request that caused the message. */
  readonly tracer?: Tracer;
}

/** Returns how claimed messages are handled. Neither method rejects. */
export function messageHandler(
  deliver: Readonly<Record<ClaimedMessage['kind'], Deliver>>,
  settle: Settle,
  { clock, random, report, tracer = UNRECORDED }: HandlerDeps,
) {
  /** Deliveries that could not be recorded: they are not made again when their message comes back. */
  const unsettled = new Map<string, Attempt>();
  const tryOnce = async (message: ClaimedMessage): Promise<Attempt> => {
    const { kind, target } = message;
    const span = tracer.begin('message', message.trace, { kind, ...(target !== null && { target }) });
    const attempt = await deliver[kind]({ ...message, trace: span.trace }).catch(failedBy);
    span.end({ outcome: attempt.kind }, attempt.kind !== 'delivered');
    return attempt;
  };
  return {
    /** Makes an attempt and records its result. */
    handle: async (message: ClaimedMessage): Promise<void> => {
      const startedAt = clock.now();
      const attempt = unsettled.get(message.id) ?? (await tryOnce(message));
      const settlement = settlementOf(attempt, message, clock.now(), random());
      const isSettled = await settle(message, settlement);
      unsettled.delete(message.id);
      if (isSettled) report(EVENT[settlement.kind], factsOf(message, settlement, clock.now() - startedAt));
      else if (attempt.kind === 'delivered') {
        unsettled.set(message.id, attempt);
        keepNewest(unsettled, REMEMBERED);
      }
    },
    /** Returns a message to the outbox without an attempt. */
    giveBack: async (message: ClaimedMessage, reason: string): Promise<void> => {
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
  { id, reference, event, target, attempts, trace }: ClaimedMessage,
  settlement: Settlement,
  tookMs: number,
): Facts {
  const attempt = settlement.kind === 'returned' ? attempts : attempts + 1;
  const facts = { message: id, ...(trace && { trace_id: trace.traceId }), reference, event, target, attempt, tookMs };
  return settlement.kind === 'delivered' ? facts : { ...facts, reason: settlement.reason };
}
