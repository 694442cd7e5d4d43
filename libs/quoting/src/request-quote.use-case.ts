import { asRead, isOfAnotherLine, type Fault } from '@cotiza/contract';
import type { InsurerRequest } from '@cotiza/insurers-port';
import type { Clock, Span, Trace } from '@cotiza/kernel';
import { admitRequest, type Admission, type AdmissionPorts } from './admit/admit-request';
import { askAll } from './ask/ask-all';
import { offeredDocuments } from './detail/offered-documents';
import { gatherResult } from './gather/gather-result';
import { priceHoldsUntil } from './gather/price-holds';
import { distributorNotice, type Distributor } from './customer/distributor';
import { withinMailAllowance } from './customer/within-mail-allowance';
import type { InsurerPanel } from './ports/insurer-panel';
import { keyFaults, keyInSpace } from './once/key-faults';
import { answeredBefore, quoteOnce } from './once/quote-once';
import type { ChannelSwitch } from './ports/channel-switch';
import type { KeyReservation, IdempotencyKeys } from './ports/idempotency-keys';
import type { MailAllowance } from './ports/mail-allowance';
import type { QuoteObserver } from './ports/quote-observer';
import { RecordingUncertain, RecordingUnavailable, type QuoteRecorder } from './ports/quote-recorder';
import { NOBODY_ANSWERED_SECONDS, refused, refuseFaults } from './refusals';
import { referenced } from './resolve/resolved';
import { withinSpan } from './within-span';
import type { QuoteAnswer, RequestContext, RequestQuote, RequestTerms } from './request-terms';

export interface QuotingPorts extends AdmissionPorts {
  readonly clock: Clock;
  readonly channelSwitch: ChannelSwitch;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly insurerPanel: InsurerPanel;
  readonly quoteRecorder: QuoteRecorder;
  /** Gives each quotation its reference. */
  readonly newReference: () => string;
  /** A text that nobody guesses, of 128 bits at least, for the ids of the offers of the quotation of a reference. */
  readonly offerToken: (reference: string) => string;
  readonly observer?: QuoteObserver;
  /** How often customers may be written to; any number of times when absent. */
  readonly mailAllowance?: MailAllowance;
}

export interface QuotingSettings {
  /** Milliseconds an insurer has to answer. */
  readonly insurerDeadlineMs: number;
  /** Milliseconds the whole quotation has: no insurer is waited for beyond it. */
  readonly quoteDeadlineMs: number;
  /** Whole days for which a price holds that its insurer sets no end to; it never ends before the purchase link. */
  readonly priceHoldsDays: number;
  readonly distributor: Distributor;
}

/** Seconds after which to try again when the quotation could not be kept: a database that is started anew is back by then. */
const NOT_KEPT_SECONDS = 10;

/**
 * The use case: admit the body, ask every insurer of its line at once, gather what they answer, and record it. Nothing is
 * done while the channel is off, nor twice under one key.
 */
export function requestQuoteWith(ports: QuotingPorts, settings: QuotingSettings): RequestQuote {
  const { channelSwitch, idempotencyKeys } = ports;
  const quote = quoteWith(ports, settings);
  const underKey = async (key: string, body: unknown, context: TracedContext) =>
    (await answeredBefore(idempotencyKeys, key, body)) ?? quote(body, context, key);
  const answer = withinSpan('quote', (body: unknown, context: TracedContext): Promise<QuoteAnswer> => {
    const closed = channelSwitch.closed();
    if (closed) return Promise.resolve(refused('canal_desactivado', closed.retryAfterSeconds));
    const { idempotencyKeys: keys = [], reading } = context;
    const [sentKey] = keys;
    const faults = keyFaults(keys);
    if (faults.length > 0) return refuseKey(faults, body, context, ports);
    // What is of another line is refused, whatever its key has been used for.
    if (!sentKey || isOfAnotherLine(body, reading)) return keptOrRefused(quote(body, context));
    const key = keyInSpace(sentKey.value as string, context.caller);
    return keptOrRefused(underKey(key, asRead(body, reading), context));
  });
  return ports.observer ? observed(answer, ports.observer) : answer;
}

/** Tells the observer of every refusal. */
function observed(answer: RequestQuote, observer: QuoteObserver): RequestQuote {
  return async (body, context) => {
    const given = await answer(body, context);
    if ('refusal' in given) observer.refused(given.refusal.problem);
    return given;
  };
}

/** The way of one request, from the body to the recorded result. A key is reserved only for a body without faults. */
function quoteWith(ports: QuotingPorts, settings: QuotingSettings) {
  const { clock, idempotencyKeys, newReference } = ports;
  const ask = withinMailAllowance(ports.mailAllowance, askWith(ports, settings));
  return async (body: unknown, context: TracedContext, key?: string): Promise<QuoteAnswer> => {
    const startedAt = clock.now();
    const { faults, request, warnings } = await admitRequest(body, clock.today(), ports, context.reading);
    if (faults) return { refusal: refuseFaults(faults) };
    const timeLeftMs = settings.quoteDeadlineMs - (clock.now() - startedAt);
    const asked = (reservation?: KeyReservation) =>
      ask({ request: referenced<InsurerRequest>(request, newReference()), warnings, context, timeLeftMs, reservation });
    return key === undefined ? asked() : quoteOnce(idempotencyKeys, key, body, asked);
  };
}

type TracedContext = RequestContext & { readonly span: Span };

interface Admitted {
  readonly request: InsurerRequest;
  readonly warnings: Admission['warnings'];
  readonly context: TracedContext;
  /** What is left of the deadline of the quotation. */
  readonly timeLeftMs: number;
  readonly reservation?: KeyReservation;
}

/** The second half of that way: every insurer is asked, and what they answer is gathered and recorded. */
function askWith(ports: QuotingPorts, settings: QuotingSettings) {
  const { clock, insurerPanel, quoteRecorder, observer, offerToken } = ports;
  const distributor = distributorNotice(settings.distributor);
  const validUntil = priceHoldsUntil(clock, settings.priceHoldsDays);
  return async ({ request, warnings, context, timeLeftMs, reservation }: Admitted): Promise<QuoteAnswer> => {
    const deadlineMs = Math.min(settings.insurerDeadlineMs, timeLeftMs);
    const insurers = insurerPanel.insurersOf(request.line, request.reference);
    const { onInsurerAnswered: onAnswered, span } = context;
    const asking = { deadlineMs, clock, observer, onAnswered, span };
    const answers = await askAll(insurers, { way: 'quote', request }, asking);
    if (answers.every(({ outcome }) => outcome.kind === 'unavailable')) {
      return refused('consulta_no_disponible', NOBODY_ANSWERED_SECONDS);
    }
    const { result, guarantees } = gatherResult(request, answers, {
      distributor,
      emailsCustomer: quoteRecorder.emailsCustomer,
      requestId: context.requestId,
      warnings: warnings(),
      token: offerToken(request.reference),
      validUntil: validUntil(),
    });
    const documents = offeredDocuments(request.line, answers, insurerPanel.documents?.() ?? []);
    await storing(span, (trace) =>
      quoteRecorder.record({ request, answers, result, guarantees, documents, keyReservation: reservation, trace }),
    );
    observer?.quoted(request.line, result.estado);
    return { result };
  };
}

/** Keeps a quotation in a span of its own. @param keep given the place in its trace: its messages go on from there */
async function storing(within: Span, keep: (trace: Trace) => void | Promise<void>): Promise<void> {
  const span = within.child('store');
  try {
    await keep(span.trace);
    span.end({ outcome: 'kept' });
  } catch (error) {
    span.end({ outcome: 'not-kept' }, true);
    throw error;
  }
}

/**
 * An answer that could not be kept is no answer: what nobody has acknowledged may be asked for again. Where it may have been
 * kept all the same, the caller is told so: the customer may get an e-mail, and a second one unless the key is the same.
 */
async function keptOrRefused(answer: Promise<QuoteAnswer>): Promise<QuoteAnswer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RecordingUncertain) return refused('resultado_desconocido', NOT_KEPT_SECONDS);
    if (error instanceof RecordingUnavailable) return refused('servicio_no_disponible', NOT_KEPT_SECONDS);
    throw error;
  }
}

/** A key that cannot be used is told together with every fault of the body. */
async function refuseKey(
  keyFaults: readonly Fault[],
  body: unknown,
  { reading }: RequestTerms,
  ports: QuotingPorts,
): Promise<QuoteAnswer> {
  const { faults = [] } = await admitRequest(body, ports.clock.today(), ports, reading);
  return { refusal: refuseFaults([...keyFaults, ...faults]) };
}
