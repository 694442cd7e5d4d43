import { setMaxListeners } from 'node:events';
import {
  aroundEachAsk,
  eachOutcome,
  type AnyQuestion,
  type Ask,
  type AskContext,
  type ConnectorOutcome,
  type InsurerConnector,
  type InsurerOutcome,
  type Offer,
} from '@cotiza/insurers-port';
import { Deadline } from '@cotiza/kernel';
import { Breaker, CallFailed, errorName, type Sign, type TransportLimits } from '@cotiza/transport';
import { billing, type Budget } from './bills';
import type { Observers } from './observers';
import { BREAKER_OPEN, unavailable } from './outcomes';
import { Turns } from './turns';

export interface GuardOptions extends Observers {
  /** Id of the insurer in reports and metrics. */
  readonly id: string;
  /** Milliseconds that the insurer has for a question, the time in the queue included; the question may have fewer left. */
  readonly deadlineMs: number;
  readonly limits: TransportLimits;
  /** Absent: its questions have no limit of bills. */
  readonly budget?: Budget;
}

/** An outcome, and what it shows of the insurer. */
interface Seen {
  readonly outcome: ConnectorOutcome;
  readonly sign: Sign;
}

/** An insurer that is stopped before this share of its own deadline is over may only be slow, which is no failure. */
const FAIR_SHARE = 0.75;
const KINDS = new Set<unknown>(['offers', 'declined', 'questions', 'unavailable', 'companies']);

/**
 * Wraps a connector that may throw into one that keeps the guarantees of the port. Each question goes through these steps: the
 * breaker, the deadline, a turn, the bill, the connector; then errors become outcomes, breakdowns are added up, the breaker gets its
 * sign, and a missing answer is reported.
 */
export class ConnectorGuard {
  private readonly breaker: Breaker;
  private readonly turns: Turns;
  private readonly bill?: ReturnType<typeof billing>;
  private readonly inProgress = new Set<Promise<ConnectorOutcome>>();

  constructor(
    private readonly connector: InsurerConnector,
    private readonly options: GuardOptions,
  ) {
    const { id, limits, clock, metrics, report, budget } = options;
    const { breakerFailures: failures, breakerPauseMs: pauseMs } = limits;
    metrics.breaker(id, 'closed');
    this.breaker = new Breaker({
      ...{ failures, pauseMs, clock },
      onChange: (state) => {
        metrics.breaker(id, state);
        report('breaker changed', { insurer: id, state });
      },
    });
    this.turns = new Turns(limits, (active) => metrics.inFlight(id, active));
    if (budget) this.bill = billing(connector.manifest, budget, options);
  }

  /** Returns the guarded connector; its documents have the id and name that the operator has given the insurer. */
  guarded(): InsurerConnector {
    const { documents, manifest } = this.connector;
    const guarded = aroundEachAsk(this.connector, (ask) => (request, context) => {
      const answer = this.ask(ask, request, context);
      this.inProgress.add(answer);
      return answer.finally(() => this.inProgress.delete(answer));
    });
    if (!documents) return guarded;
    const named = { id: manifest.id, name: manifest.name };
    return { ...guarded, documents: documents.map((each) => ({ ...each, insurer: { ...each.insurer, ...named } })) };
  }

  /** Waits for the questions in progress. */
  async settled(): Promise<void> {
    while (this.inProgress.size > 0) await Promise.all(this.inProgress);
  }

  private async ask<R extends AnyQuestion>(ask: Ask<R>, request: R, context: AskContext): Promise<ConnectorOutcome> {
    const admittance = this.breaker.admit();
    if (!admittance) return this.reported(BREAKER_OPEN, request, context);
    const { outcome, sign } = await this.inTime(ask, request, context);
    this.breaker.seen(sign, admittance);
    return this.reported(outcome, request, context);
  }

  /** When the time is up, or the caller aborts, the work in progress is aborted. */
  private async inTime<R>(ask: Ask<R>, request: R, context: AskContext): Promise<Seen> {
    const { deadlineMs, clock } = this.options;
    const limitMs = Math.min(deadlineMs, context.deadlineMs);
    const startedAt = clock.now();
    const late = (): Seen => {
      const spentMs = clock.now() - startedAt;
      const outcome = unavailable('deadline', `no answer within ${Math.max(spentMs, 0)} ms`);
      return { outcome, sign: spentMs < deadlineMs * FAIR_SHARE ? 'nothing' : 'gone' };
    };
    if (limitMs <= 0 || context.signal.aborted) return late();
    // All insurers of a question listen to one signal: more than ten listeners are no leak.
    setMaxListeners(0, context.signal);
    const deadline = new Deadline(limitMs, clock, context.signal);
    const { signal, deadlineMs: leftMs } = deadline;
    return deadline.orLate(this.inTurn(ask, request, { ...context, signal, deadlineMs: leftMs }), late);
  }

  private async inTurn<R>(ask: Ask<R>, request: R, context: AskContext): Promise<Seen> {
    const refused = await this.turns.take(context.signal);
    if (refused) return { outcome: refused, sign: 'nothing' };
    try {
      const asked = () => ask(request, context);
      return this.checked(await (this.bill ? this.bill(context, asked) : asked()));
    } catch (error) {
      return failed(error, context);
    } finally {
      this.turns.end();
    }
  }

  /** Replaces an outcome without a kind, which would break metrics, and breakdowns that do not add up. */
  private checked(outcome: ConnectorOutcome | null | undefined): Seen {
    if (!outcome || !KINDS.has(outcome.kind))
      return { outcome: unavailable('invalid-answer', 'the connector gave no outcome'), sign: 'nothing' };
    const sign = outcome.kind !== 'unavailable' ? 'there' : outcome.cause === 'limit' ? 'nothing' : 'gone';
    return { outcome: eachOutcome(outcome, (each) => this.summed(each)), sign };
  }

  /** A breakdown that is wrong by a cent is left out and counted; the offer stays: the customer pays the total, checked separately. */
  private summed(outcome: InsurerOutcome): InsurerOutcome {
    if (outcome.kind !== 'offers' || outcome.offers.every(addsUp)) return outcome;
    const offers = outcome.offers.map((offer) => {
      if (addsUp(offer)) return offer;
      this.options.metrics.breakdownLeftOut(this.options.id);
      return { ...offer, breakdown: null };
    });
    return { ...outcome, offers };
  }

  private reported(
    outcome: ConnectorOutcome,
    { line, reference }: AnyQuestion,
    { trace }: AskContext,
  ): ConnectorOutcome {
    const { id, report } = this.options;
    const answers: readonly (readonly [string, InsurerOutcome])[] =
      outcome.kind === 'companies'
        ? outcome.answers.map(({ company, outcome: own }) => [`${id}-${company.id}`, own])
        : [[id, outcome]];
    const traceId = trace && { trace_id: trace.traceId };
    for (const [insurer, own] of answers) {
      if (own.kind !== 'unavailable') continue;
      const { cause, detail } = own;
      report('insurer unavailable', { insurer, line, reference, ...traceId, cause, detail });
    }
    return outcome;
  }
}

function addsUp({ breakdown, annualTotalCents }: Offer): boolean {
  if (breakdown === null) return true;
  const { netCents, consorcioCents, liquidationCents, taxCents } = breakdown;
  return netCents + consorcioCents + liquidationCents + taxCents === annualTotalCents;
}

/** Keeps only the kind of an unexpected error: its message may quote the request. */
function failed(error: unknown, { signal }: AskContext): Seen {
  if (error instanceof CallFailed)
    return { outcome: unavailable(error.because, error.detail), sign: error.blameless ? 'there' : 'gone' };
  if (signal.aborted) return { outcome: unavailable('deadline', 'stopped while it was asked'), sign: 'gone' };
  return { outcome: unavailable('failure', `the connector threw ${errorName(error)}`), sign: 'nothing' };
}
