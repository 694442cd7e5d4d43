import { asRead, isOfAnotherLine, type JudgedBody } from '@cotiza/contract';
import type { InsurerRequest } from '@cotiza/insurers-port';
import { Deadline, type Clock, type Span } from '@cotiza/kernel';
import { admitRequest, type Admission, type AdmissionPorts } from './admit/admit-request';
import { askAll } from './ask/ask-all';
import { offeredDocuments } from './detail/offered-documents';
import { gatherResult } from './gather/gather-result';
import { priceHoldsUntil } from './gather/price-holds';
import { distributorNotice, type Distributor } from './customer/distributor';
import type { InsurerPanel } from './ports/insurer-panel';
import { keyFaults, keyInSpace } from './once/key-faults';
import { answeredBefore, outcomeUnknown, quoteOnce, type KeyUse } from './once/quote-once';
import type { ChannelSwitch } from './ports/channel-switch';
import type { KeyReservation, IdempotencyKeys } from './ports/idempotency-keys';
import type { MailAllowance } from './ports/mail-allowance';
import type { QuoteObserver } from './ports/quote-observer';
import {
  RecordingUncertain,
  RecordingUnavailable,
  type QuoteRecorder,
  type RecordedQuote,
} from './ports/quote-recorder';
import { NOBODY_ANSWERED_SECONDS, refused, refuseFaults } from './refusals';
import { referenced } from './resolve/resolved';
import { withinSpan } from './within-span';
import type { QuoteAnswer, RequestContext, RequestQuote } from './request-terms';

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
  /** Milliseconds the whole quotation has: neither an insurer nor what keeps it is waited for beyond it. */
  readonly quoteDeadlineMs: number;
  /** Whole days for which a price holds that its insurer sets no end to; it never ends before the purchase link. */
  readonly priceHoldsDays: number;
  readonly distributor: Distributor;
}

/** Seconds after which to try again when the quotation could not be kept: a database that is started anew is back by then. */
const NOT_KEPT_SECONDS = 10;

/** Milliseconds that keeping a quotation has at least, where the insurers have used up the deadline. */
const LEAST_KEEPING_MS = 1000;

/**
 * The use case: admit the body, ask every insurer of its line at once, gather what they answer, and record it. Nothing is
 * done while the channel is off, nor twice under one key.
 */
export function requestQuoteWith(ports: QuotingPorts, settings: QuotingSettings): RequestQuote {
  const quote = quoteWith(ports, settings);
  return withinSpan('quote', async (body: JudgedBody, context: TracedContext): Promise<QuoteAnswer> => {
    const answer = await quote(body, context).catch(refuseNotKept);
    if ('refusal' in answer) ports.observer?.refused(answer.refusal.problem);
    return answer;
  });
}

type TracedContext = RequestContext & { readonly span: Span };

/** The way of one request, from the body to the recorded result. A key is reserved only for a body without faults. */
function quoteWith(ports: QuotingPorts, settings: QuotingSettings) {
  const { clock, channelSwitch, idempotencyKeys: keys, newReference } = ports;
  const ask = askWith(ports, settings);
  return async (body: JudgedBody, context: TracedContext): Promise<QuoteAnswer> => {
    const closed = channelSwitch.closed();
    if (closed) return refused('canal_desactivado', closed.retryAfterSeconds);
    const startedAt = clock.now();
    const use = keyUse(body, context, keys, new Deadline(settings.quoteDeadlineMs, clock));
    const before = use && (await answeredBefore(use));
    if (before) return before;
    const askedAt = clock.now();
    const admission = await admitRequest(body, ports);
    // A key that cannot be used is refused together with every fault of the body.
    const faults = [...keyFaults(context.idempotencyKeys ?? []), ...(admission.faults ?? [])];
    if (!admission.request || faults.length > 0) return { refusal: refuseFaults(faults) };
    const admitted = {
      request: referenced<InsurerRequest>(admission.request, newReference()),
      warnings: admission.warnings,
      context,
      timeLeftMs: settings.quoteDeadlineMs - (clock.now() - askedAt),
      keptBy: startedAt + settings.quoteDeadlineMs,
    };
    return use ? quoteOnce(use, clock, (reservation) => ask({ ...admitted, reservation })) : ask(admitted);
  };
}

/** The key of a request that is looked up: not where it cannot be used, nor for a body of another line, which is refused anyway. */
function keyUse(
  { sent: body, reading }: JudgedBody,
  { idempotencyKeys: sent = [], caller }: RequestContext,
  keys: IdempotencyKeys,
  deadline: Deadline,
): KeyUse | undefined {
  const [first] = sent;
  if (!first || keyFaults(sent).length > 0 || isOfAnotherLine(body, reading)) return undefined;
  return { keys, key: keyInSpace(first.value as string, caller), body: asRead(body, reading), deadline };
}

interface Admitted {
  readonly request: InsurerRequest;
  readonly warnings: Admission['warnings'];
  readonly context: TracedContext;
  /** What is left of the deadline of the quotation for the insurers: waiting for an equal request does not count. */
  readonly timeLeftMs: number;
  /** When the deadline of the request ends, in milliseconds since the epoch. */
  readonly keptBy: number;
  readonly reservation?: KeyReservation;
}

/** The second half of that way: every insurer is asked, and what they answer is gathered and recorded. */
function askWith(ports: QuotingPorts, settings: QuotingSettings) {
  const { clock, insurerPanel, quoteRecorder, observer, offerToken } = ports;
  const distributor = distributorNotice(settings.distributor);
  const validUntil = priceHoldsUntil(clock, settings.priceHoldsDays);
  const askInsurers = async (admitted: Admitted): Promise<QuoteAnswer> => {
    const { request, warnings, context, timeLeftMs, reservation: keyReservation } = admitted;
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
    const quote = { request, answers, result, guarantees, documents, keyReservation };
    await keep(ports, quote, span, Math.max(admitted.keptBy - clock.now(), LEAST_KEEPING_MS));
    observer?.quoted(request.line, result.estado);
    return { result };
  };
  return async (admitted: Admitted): Promise<QuoteAnswer> => {
    const { email, document_id: documentId } = admitted.request.body.holder;
    const mail = await ports.mailAllowance?.take({ email, documentId });
    if (mail && !mail.isGranted) {
      const { reason, retryAfterSeconds } = mail;
      return { refusal: { problem: 'limite_alcanzado', faults: [], retryAfterSeconds, reason } };
    }
    const answer = await askInsurers(admitted);
    // What ends without offers sends nothing, and does not count.
    if ('refusal' in answer || answer.result.estado !== 'cotizado') mail?.giveBack();
    return answer;
  };
}

/**
 * Keeps a quotation in a span of its own, whose trace its messages go on from.
 *
 * @throws RecordingUncertain when time is over first: it may be kept all the same
 */
async function keep(
  { clock, quoteRecorder }: QuotingPorts,
  quote: RecordedQuote,
  within: Span,
  timeLeftMs: number,
): Promise<void> {
  const span = within.child('store');
  const deadline = new Deadline(timeLeftMs, clock);
  try {
    const recording = quoteRecorder.record({ ...quote, trace: span.trace, abandoned: deadline.signal });
    await deadline.orLate(Promise.resolve(recording), outcomeUnknown);
    span.end({ outcome: 'kept' });
  } catch (error) {
    span.end({ outcome: 'not-kept' }, true);
    throw error;
  }
}

/**
 * An answer that could not be kept is no answer: what was not acknowledged may be asked for again. Where it may have been
 * kept all the same, the caller is told so: the customer may get an e-mail, and a second one unless the key is the same.
 */
function refuseNotKept(error: unknown): QuoteAnswer {
  if (error instanceof RecordingUncertain) return refused('resultado_desconocido', NOT_KEPT_SECONDS);
  if (error instanceof RecordingUnavailable) return refused('servicio_no_disponible', NOT_KEPT_SECONDS);
  throw error;
}
