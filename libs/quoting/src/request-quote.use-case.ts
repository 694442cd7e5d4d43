import { asRead, isOfAnotherLine, type JudgedBody } from '@cotiza/contract';
import type { InsurerRequest } from '@cotiza/insurers-port';
import { Deadline, type Clock, type Span } from '@cotiza/kernel';
import { admitRequest, type AdmissionPorts, type AdmittedRequest } from './admit/admit-request';
import { askAll } from './ask/ask-all';
import type { InsurerAnswer } from './ask/ask-insurer';
import { offeredDocuments } from './detail/offered-documents';
import { gatherResult, type Mailing } from './gather/gather-result';
import { priceHoldsUntil } from './gather/price-holds';
import type { Distributor } from './customer/distributor';
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
import { referenced } from './resolve/findings';
import { withinSpan } from './within-span';
import type { QuoteAnswer, RequestContext, RequestQuote } from './request-terms';

export interface QuotingPorts extends AdmissionPorts {
  readonly clock: Clock;
  readonly channelSwitch: ChannelSwitch;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly insurerPanel: InsurerPanel;
  readonly quoteRecorder: QuoteRecorder;
  readonly newReference: () => string;
  /** Returns an unguessable text of at least 128 bits, for the ids of the offers of the quotation of a reference. */
  readonly offerToken: (reference: string) => string;
  readonly observer?: QuoteObserver;
  /** Limits the e-mails to a customer; there is no limit when absent. */
  readonly mailAllowance?: MailAllowance;
}

export interface QuotingSettings {
  readonly insurerDeadlineMs: number;
  /** Milliseconds the whole quotation has, its keeping included. */
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
 * Quotes: admits the body, asks every insurer of its line at once, gathers what they answer, and records it. Nothing is done
 * while the channel is off, nor twice under one key.
 */
export function requestQuoteWith(ports: QuotingPorts, settings: QuotingSettings): RequestQuote {
  return withinSpan('quote', async (body: JudgedBody, context: TracedContext): Promise<QuoteAnswer> => {
    const answer = await quote(body, context, ports, settings).catch(refuseNotKept);
    if ('refusal' in answer) ports.observer?.refused(answer.refusal.problem);
    return answer;
  });
}

type TracedContext = RequestContext & { readonly span: Span };

/** A key is reserved only for a body without faults. */
async function quote(body: JudgedBody, context: TracedContext, ports: QuotingPorts, settings: QuotingSettings) {
  const { clock, channelSwitch, idempotencyKeys, newReference } = ports;
  const closed = channelSwitch.closed();
  if (closed) return refused('canal_desactivado', closed.retryAfterSeconds);
  const keptBy = clock.now() + settings.quoteDeadlineMs;
  const use = keyUse(body, context, idempotencyKeys, new Deadline(settings.quoteDeadlineMs, clock));
  const before = use && (await answeredBefore(use));
  if (before) return before;
  const askedAt = clock.now();
  const { request: unreferenced, warnings, faults: ofBody } = await admitRequest(body, ports);
  // A key that cannot be used is refused together with every fault of the body.
  const faults = [...keyFaults(context.idempotencyKeys ?? []), ...ofBody];
  if (!unreferenced || faults.length > 0) return { refusal: refuseFaults(faults) };
  const request = referenced<InsurerRequest>(unreferenced, newReference());
  const timeLeftMs = settings.quoteDeadlineMs - (clock.now() - askedAt);
  const admitted = { request, warnings, context, timeLeftMs, keptBy };
  if (!use) return askAndKeep(admitted, ports, settings);
  return quoteOnce(use, clock, (reservation) => askAndKeep({ ...admitted, reservation }, ports, settings));
}

/** Returns the key of a request; none where it cannot be used, and none for a body of another line, which is refused anyway. */
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
  readonly warnings: AdmittedRequest['warnings'];
  readonly context: TracedContext;
  /** Milliseconds of the deadline that are left for the insurers: waiting for an equal request does not count. */
  readonly timeLeftMs: number;
  /** When the deadline of the request ends, in milliseconds since the epoch. */
  readonly keptBy: number;
  readonly reservation?: KeyReservation;
}

async function askAndKeep(admitted: Admitted, ports: QuotingPorts, settings: QuotingSettings): Promise<QuoteAnswer> {
  const { request, warnings, context, reservation: keyReservation } = admitted;
  const { clock, insurerPanel, observer } = ports;
  const insurers = insurerPanel.insurersOf(request.line, request.reference);
  const deadlineMs = Math.min(settings.insurerDeadlineMs, admitted.timeLeftMs);
  const { onInsurerAnswered: onAnswered, span, requestId } = context;
  const asking = { deadlineMs, clock, observer, onAnswered, span };
  const asker = { caller: context.caller, keyHash: keyReservation?.keyHash };
  const answers = await askAll(insurers, { way: 'quote', request, asker }, asking);
  if (answers.every(({ outcome }) => outcome.kind === 'unavailable')) {
    return refused('consulta_no_disponible', NOBODY_ANSWERED_SECONDS);
  }
  const { mailing, giveBack } = await mailingOf(request, answers, ports);
  const { result, guarantees } = gatherResult(request, answers, {
    distributor: settings.distributor,
    mailing,
    requestId,
    warnings: warnings(),
    token: ports.offerToken(request.reference),
    validUntil: priceHoldsUntil(clock, settings.priceHoldsDays),
  });
  const documents = offeredDocuments(request.line, answers, insurerPanel.documents?.() ?? []);
  const isMailed = mailing === 'sent';
  const recorded = { request, answers, result, guarantees, documents, isMailed, keyReservation };
  await keep(ports, recorded, span, Math.max(admitted.keptBy - clock.now(), LEAST_KEEPING_MS)).catch(
    async (error: unknown) => {
      // What may have been kept may be sent.
      if (error instanceof RecordingUnavailable && !(error instanceof RecordingUncertain)) await giveBack?.();
      throw error;
    },
  );
  observer?.quoted(request.line, result.estado);
  return { result };
}

/** Decides whether the customer gets the prices by e-mail. A quotation without offers sends nothing and does not count. */
async function mailingOf(
  { body: { holder } }: InsurerRequest,
  answers: readonly InsurerAnswer[],
  { quoteRecorder, mailAllowance }: QuotingPorts,
): Promise<{ readonly mailing: Mailing; readonly giveBack?: () => Promise<void> }> {
  if (!quoteRecorder.emailsCustomer || answers.every(({ outcome }) => outcome.kind !== 'offers'))
    return { mailing: 'none' };
  if (!mailAllowance) return { mailing: 'sent' };
  const counted = await mailAllowance.take({ email: holder.email, documentId: holder.document_id });
  return counted ? { mailing: 'sent', giveBack: () => counted.giveBack() } : { mailing: 'over-limit' };
}

/**
 * Keeps a quotation in a span of its own, whose trace its messages continue.
 *
 * @throws RecordingUncertain when time is over first: it may be kept all the same
 */
async function keep({ clock, quoteRecorder }: QuotingPorts, quote: RecordedQuote, within: Span, timeLeftMs: number) {
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
 * Refuses a quotation that was not kept: it may be asked for again. One that may have been kept has its own refusal: the customer
 * may get an e-mail, and a second one unless the key is the same.
 */
function refuseNotKept(error: unknown): QuoteAnswer {
  if (error instanceof RecordingUncertain) return refused('resultado_desconocido', NOT_KEPT_SECONDS);
  if (error instanceof RecordingUnavailable) return refused('servicio_no_disponible', NOT_KEPT_SECONDS);
  throw error;
}
