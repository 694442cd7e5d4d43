import {
  type AskContext,
  type Asker,
  type Company,
  type ConnectorOutcome,
  type EstimateRequest,
  type InsurerConnector,
  type InsurerOutcome,
  type InsurerRequest,
  type Unavailable,
  type InsurerManifest,
  eachOutcome,
  paymentsAddUp,
  questionsFault,
  type Breakdown,
  type CompanyAnswer,
  type DeclineReason,
  type Firmness,
  type Offer,
} from '@cotiza/insurers-port';
import { type Deadline, type Span, isCalendarDay, isCents, type Cents } from '@cotiza/kernel';

export type Question =
  | ({ readonly way: 'quote'; readonly request: InsurerRequest; readonly asker?: Asker } & Pick<
      AskContext,
      'mayAsk' | 'answers'
    >)
  | { readonly way: 'estimate'; readonly request: EstimateRequest; readonly asker?: Asker };

const CANNOT_ESTIMATE: Unavailable = { kind: 'unavailable', cause: 'failure', detail: 'the insurer does not estimate' };

/**
 * Asks one insurer. The outcome is its answer, if it comes in time and is one, or why there is none; an insurer that answers at
 * once has its outcome at once.
 */
export function askInsurer(
  connector: InsurerConnector,
  question: Question,
  deadline: Deadline,
  asking: Pick<Span, 'trace'>,
): ConnectorOutcome | Promise<ConnectorOutcome> {
  const { deadlineMs } = deadline;
  const late = (): Unavailable => ({
    kind: 'unavailable',
    cause: 'deadline',
    detail: `no answer within ${Math.max(deadlineMs, 0)} ms`,
  });
  if (deadlineMs <= 0) return late();
  const mayAsk = mayAskIn(question, connector.manifest);
  const screen = (outcome: ConnectorOutcome) => screenConnectorOutcome(outcome, mayAsk);
  try {
    // Signal and trace are made where an insurer reads them: those that answer at once do not.
    const context = {
      ...question.asker,
      ...(mayAsk && { mayAsk }),
      ...('answers' in question && { answers: question.answers }),
      deadlineMs,
      get signal() {
        return deadline.signal;
      },
      get trace() {
        return asking.trace;
      },
    };
    const outcome = callConnector(question, connector, context);
    if (!(outcome instanceof Promise)) return screen(outcome);
    return deadline.orLate(outcome.then(screen).catch(failure), late);
  } catch (error) {
    return failure(error);
  }
}

/** An aggregator would have to ask all of its companies again for the answers to one. */
const mayAskIn = (question: Question, { companies }: InsurerManifest): boolean =>
  question.way === 'quote' && question.mayAsk === true && companies === undefined;

function callConnector(question: Question, connector: InsurerConnector, context: AskContext) {
  if (question.way === 'quote') return connector.quote(question.request, context);
  return connector.estimate ? connector.estimate(question.request, context) : CANNOT_ESTIMATE;
}

/** Only the kind of error is kept: its message may quote the request. */
function failure(error: unknown): Unavailable {
  const name = error instanceof Error ? error.name : typeof error;
  return { kind: 'unavailable', cause: 'failure', detail: `the connector threw ${name}` };
}

export interface InsurerAnswer {
  readonly insurer: InsurerManifest;
  readonly outcome: InsurerOutcome;
  /** Milliseconds from the question to the answer, or to the deadline; absent where it has not answered yet. */
  readonly ms?: number;
}

/** Returns the answer of an insurer, or that of each company of an aggregator: what happens to it happens to all of them. */
export function answersOf(asked: InsurerManifest, outcome: ConnectorOutcome, ms?: number): readonly InsurerAnswer[] {
  if (outcome.kind === 'companies') {
    return outcome.answers.map(({ company, outcome: own }) => ({
      insurer: companyOf(asked, company),
      outcome: own,
      ms,
    }));
  }
  if (!asked.companies) return [{ insurer: asked, outcome, ms }];
  return asked.companies.map((company) => ({ insurer: companyOf(asked, company), outcome, ms }));
}

const companyOf = ({ companies: _companies, ...asked }: InsurerManifest, { id, name }: Company): InsurerManifest => ({
  ...asked,
  id: `${asked.id}-${id}`,
  name,
  aggregator: asked.id,
});

/**
 * Returns an outcome that is certainly an answer, by `screenOutcome`. Of an aggregator each company's is screened by itself, so that
 * one company costs none of the others its offers.
 *
 * @param mayAsk whether questions are an answer; a company of an aggregator never asks any
 */
function screenConnectorOutcome(outcome: ConnectorOutcome | null | undefined, mayAsk = false): ConnectorOutcome {
  if (outcome?.kind !== 'companies') return screenOutcome(outcome as InsurerOutcome, mayAsk);
  const detail = companiesFault(outcome.answers);
  return detail === undefined
    ? eachOutcome(outcome, (each) => screenOutcome(each, false))
    : { kind: 'unavailable', cause: 'invalid-answer', detail };
}

function companiesFault(answers: readonly (CompanyAnswer | null)[]): string | undefined {
  if (!isFilled(answers)) return 'no companies in an answer of companies';
  const names = answers.map((answer) => answer?.company?.name);
  const ids = answers.map((answer) => answer?.company?.id);
  if (![...names, ...ids].every((text) => typeof text === 'string' && text !== '')) return 'a company has no name';
  return new Set(ids).size < ids.length ? 'a company answers twice' : undefined;
}

/**
 * Returns an outcome that is certainly an answer: a decline with reasons, or prices that are positive integer cents in euros. One
 * offer that is not so makes the whole answer invalid. Answers of connectors are checked as if they had no type.
 */
function screenOutcome(outcome: InsurerOutcome, mayAsk: boolean): InsurerOutcome {
  const fault = faultOf(outcome, mayAsk);
  return fault === undefined ? outcome : { kind: 'unavailable', cause: 'invalid-answer', detail: fault };
}

const FIRMNESS: ReadonlySet<Firmness> = new Set(['estimate', 'to-be-checked', 'proposal'] as const);

function faultOf(outcome: InsurerOutcome | null | undefined, mayAsk: boolean): string | undefined {
  switch (outcome?.kind) {
    case 'offers':
      return isFilled(outcome.offers) ? firstFault(outcome.offers) : 'no offers in an answer of offers';
    case 'declined':
      return isFilled(outcome.reasons) ? reasonFault(outcome.reasons) : 'no reasons in a decline';
    case 'questions':
      return mayAsk ? questionsFault(outcome.questions) : 'questions where none may be asked';
    case 'unavailable':
      return undefined;
    default:
      return 'neither offers nor a decline';
  }
}

const isFilled = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

/** The reasons are read out to the customer. */
const reasonFault = (reasons: readonly (DeclineReason | null)[]): string | undefined =>
  reasons.every((reason) => typeof reason?.message === 'string' && reason.message !== '')
    ? undefined
    : 'a reason of a decline has no words';

const firstFault = (offers: readonly (Offer | null)[]): string | undefined =>
  offers.map(offerFault).find((fault) => fault !== undefined);

function offerFault(offer: Offer | null): string | undefined {
  if (typeof offer !== 'object' || offer === null) return 'an offer is not an object';
  return (
    priceFault(offer) ??
    paymentsFault(offer) ??
    termsFault(offer) ??
    breakdownFault(offer.breakdown, offer.annualTotalCents)
  );
}

function priceFault({ priceCents, currency, annualTotalCents, excessCents }: Offer): string | undefined {
  if (!isCents(priceCents) || priceCents === 0) return 'price is not a positive amount of cents';
  if (currency !== 'EUR') return 'currency is not EUR';
  if (annualTotalCents !== null && !(isCents(annualTotalCents) && annualTotalCents >= priceCents)) {
    return 'annual total is not an amount of cents that covers the price';
  }
  return excessCents === null || isCents(excessCents) ? undefined : 'excess is not cents';
}

function paymentsFault(offer: Offer): string | undefined {
  const { period, priceCents, annualTotalCents, instalments = [], vehicleValueCents = 0 } = offer;
  const ways = period === null || annualTotalCents === null ? [] : [{ period, priceCents, annualTotalCents }];
  const areCents = instalments.every((way) => isCents(way.priceCents) && isCents(way.annualTotalCents));
  if (!areCents || ![...ways, ...instalments].every(paymentsAddUp))
    return 'payments do not add up to the price of a year';
  return isCents(vehicleValueCents) ? undefined : 'value of the vehicle is not cents';
}

function termsFault({ firmness, validUntil, level }: Offer): string | undefined {
  if (!FIRMNESS.has(firmness)) return 'firmness is none';
  if (validUntil !== null && !isCalendarDay(validUntil)) return 'validity is not a day';
  return level === null || typeof level === 'string' ? undefined : 'level is not a code';
}

function breakdownFault(breakdown: Breakdown | null, annualTotalCents: Cents | null): string | undefined {
  if (breakdown === null) return undefined;
  if (typeof breakdown !== 'object') return 'breakdown is not an object';
  const { netCents, consorcioCents, liquidationCents, taxCents } = breakdown;
  const areCents = isCents(netCents) && isCents(consorcioCents) && isCents(liquidationCents) && isCents(taxCents);
  const isWhole = areCents && netCents + consorcioCents + liquidationCents + taxCents === annualTotalCents;
  return isWhole ? undefined : 'breakdown does not add up to the annual total';
}
