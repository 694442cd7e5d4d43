import { asRead, isOfAnotherLine, type JudgedBody } from '@cotiza/contract';
import type { InsurerConnector, InsurerRequest, Law } from '@cotiza/insurers-port';
import { Deadline, type Clock, type Span } from '@cotiza/kernel';
import { validateRequest, type AdmissionPorts, type AdmittedRequest } from './validate-request';
import type { InsurerAnswer } from './ask/ask-insurer';
import type { MailTerms } from './gather/gather-result';
import { ADDED_WITHIN_MS, recordedQuoteWith } from './gather/recorded-quote';
import type { QuoteTerms } from './second-round/second-round';
import { priceHoldsUntil } from './gather/price-holds';
import { DISTRIBUTOR_DEFAULTS, type Distributor } from './customer/distributor';
import { askInTime, type OpenRound } from './ask/ask-all';
import { keepLate, type LatePorts } from './late/keep-late';
import type { LateQuoteSlots } from './late/late-quote-slots';
import type { InsurerPanel } from './ports/insurer-panel';
import { keyFaults, keyInSpace, KEYS_OF_DRAFTS, openKeyInSpace } from './idempotency/key-faults';
import { answeredBefore, LONGEST_PAUSE_MS, outcomeUnknown, quoteOnce, type KeyUse } from './idempotency/quote-once';
import type { ChannelSwitch } from './ports/channel-switch';
import type { KeyReservation, IdempotencyKeys } from './ports/idempotency-keys';
import type { MailAllowance } from './ports/mail-allowance';
import type { QuoteObserver } from './ports/quote-observer';
import { RecordingUncertain, StorageUnavailable, type QuoteRecorder, type RecordedQuote } from './ports/quote-recorder';
import { NOBODY_ANSWERED_SECONDS, refused, refuseFaults } from './refusals';
import { referenced } from './resolve/fault-collector';
import type { Sandbox } from './sandbox/sandbox';
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
  /** The packaged series when absent. */
  readonly law?: Law;
  /** Refuses and marks quotations of published documents; no document is special when absent. */
  readonly sandbox?: Sandbox;
  /** Limits the e-mails to a customer; there is no limit when absent. */
  readonly mailAllowance?: MailAllowance;
  /** Keeps answers that come after the quotation was answered; without it, none does. */
  readonly late?: LatePorts;
}

export interface QuotingSettings {
  /** Milliseconds each insurer has. Beyond `quoteDeadlineMs`, its answer is added to the quotation later. */
  readonly insurerDeadlineMs: number;
  /** Milliseconds after which a quotation is answered with what there is, its keeping included where that is possible. */
  readonly quoteDeadlineMs: number;
  /** Whole days for which a price holds that its insurer sets no end to; it never ends before the purchase link. */
  readonly priceHoldsDays: number;
  readonly distributor: Distributor;
}

/** The settings of a quotation where nothing else is said. */
export const QUOTING_DEFAULTS: QuotingSettings = {
  insurerDeadlineMs: 8000,
  quoteDeadlineMs: 8000,
  priceHoldsDays: 15,
  distributor: DISTRIBUTOR_DEFAULTS,
};

/** Seconds after which to try again when the quotation could not be kept: a database that is started anew is back by then. */
const NOT_KEPT_SECONDS = 10;

/** Milliseconds that keeping a quotation has at least, where the insurers have used up the deadline. */
const LEAST_KEEPING_MS = 2000;

/**
 * Quotes: admits the body, asks every insurer of its line at once, gathers what they answer, and records it. Nothing is done
 * while the channel is off, nor twice under one key.
 */
export function requestQuoteWith(ports: QuotingPorts, settings: QuotingSettings): RequestQuote {
  return withinSpan(
    'quote',
    async (body: JudgedBody, context: RequestContext & { readonly span: Span }): Promise<QuoteAnswer> => {
      const { refusal, remark } = ports.sandbox?.markOf(body) ?? {};
      const answer = refusal
        ? { refusal }
        : await quote(body, { ...context, remark }, ports, settings).catch(refuseNotKept);
      if ('refusal' in answer) ports.observer?.refused(answer.refusal.problem);
      return answer;
    },
  );
}

/** `remark`: said first in `aviso`, wherever the quotation is read. */
type TracedContext = RequestContext & { readonly span: Span; readonly remark?: string };

/** A key is reserved only for a body without faults. */
async function quote(body: JudgedBody, context: TracedContext, ports: QuotingPorts, settings: QuotingSettings) {
  const { clock, channelSwitch, idempotencyKeys, newReference } = ports;
  const closed = channelSwitch.closed();
  if (closed) return refused('canal_desactivado', closed.retryAfterSeconds);
  const keptBy = clock.now() + settings.quoteDeadlineMs;
  const use = keyUse(body, context, idempotencyKeys, keyTimes(settings, clock));
  const before = use && (await answeredBefore(use, clock));
  if (before) return before;
  const askedAt = clock.now();
  const { request: unreferenced, warnings, faults: ofBody } = await validateRequest(body, ports);
  // A key that cannot be used is refused together with every fault of the body.
  const faults = [...keyFaults(context.idempotencyKeys ?? []), ...ofBody];
  if (!unreferenced || faults.length > 0) return { refusal: refuseFaults(faults) };
  const request = referenced<InsurerRequest>(unreferenced, newReference());
  const insurers = ports.insurerPanel.insurersOf(request.line, request.reference, request);
  const { deadlineMs, places } = timesOf(context, ports, settings);
  const timeLeftMs = deadlineMs - (clock.now() - askedAt);
  const admitted = { request, insurers, warnings, context, timeLeftMs, places, keptBy };
  const once = use ?? openKeyUse(body, admitted, ports, settings);
  if (!once) return askAndKeep(admitted, ports, settings);
  return quoteOnce(once, clock, (reservation) => askAndKeep({ ...admitted, reservation }, ports, settings));
}

/** Returns the key of a request; none where it cannot be used, and none for a body of another line, which is refused anyway. */
function keyUse(
  { sent: body, reading }: JudgedBody,
  { idempotencyKeys: sent = [], caller, draft, revises }: RequestContext,
  keys: IdempotencyKeys,
  times: Pick<KeyUse, 'deadline' | 'waiting' | 'mostMs'>,
): KeyUse | undefined {
  const [first] = sent;
  if (!first || keyFaults(sent).length > 0 || isOfAnotherLine(body, reading)) return undefined;
  const space = draft ? KEYS_OF_DRAFTS : caller;
  return {
    keys,
    // No caller's name has a slash.
    key: keyInSpace(first.value as string, revises === undefined ? space : `${space ?? ''}/${revises.reference}`),
    body: asRead(body, reading),
    ...times,
  };
}

/** Returns when a quotation is answered, and the places for those that go on then. */
function timesOf(
  { early }: RequestContext,
  { late }: QuotingPorts,
  { quoteDeadlineMs, insurerDeadlineMs }: QuotingSettings,
) {
  const deadlineMs = Math.min(early?.withinMs ?? Infinity, quoteDeadlineMs);
  return { deadlineMs, places: insurerDeadlineMs > deadlineMs ? late?.places : undefined };
}

/** Returns the key under which an equal request finds a quotation that is still open; none where all insurers answer at once. */
function openKeyUse(
  { sent: body, reading }: JudgedBody,
  { context: { early }, insurers, places }: Admitted,
  { idempotencyKeys: keys, clock }: QuotingPorts,
  settings: QuotingSettings,
): KeyUse | undefined {
  const isOpen = places && insurers.some(({ manifest }) => manifest.reach !== 'embedded');
  if (!early || !isOpen) return undefined;
  return {
    ...{ keys, key: openKeyInSpace(early.openKey()), body: asRead(body, reading), isOfOpenQuote: true },
    ...keyTimes(settings, clock),
  };
}

/** Returns how long a request under a key waits for an equal one, and may take itself. */
const keyTimes = ({ quoteDeadlineMs, insurerDeadlineMs }: QuotingSettings, clock: Clock) => ({
  deadline: new Deadline(quoteDeadlineMs, clock),
  waiting: new Deadline(Math.max(quoteDeadlineMs, insurerDeadlineMs) + LEAST_KEEPING_MS + LONGEST_PAUSE_MS, clock),
  mostMs: quoteDeadlineMs + insurerDeadlineMs + LEAST_KEEPING_MS,
});

interface Admitted {
  readonly request: InsurerRequest;
  readonly insurers: readonly InsurerConnector[];
  readonly warnings: AdmittedRequest['warnings'];
  readonly context: TracedContext;
  /** Milliseconds of the deadline that are left for the insurers: waiting for an equal request does not count. */
  readonly timeLeftMs: number;
  /** The places for quotations that go on after their answer; none where no insurer has longer than that. */
  readonly places: LateQuoteSlots | undefined;
  /** When the deadline of the request ends, in milliseconds since the epoch. */
  readonly keptBy: number;
  readonly reservation?: KeyReservation;
}

async function askAndKeep(admitted: Admitted, ports: QuotingPorts, settings: QuotingSettings): Promise<QuoteAnswer> {
  const { request, insurers, context, reservation: keyReservation } = admitted;
  const { clock, observer, late } = ports;
  const { onInsurerAnswered: onAnswered, span } = context;
  const asker = { caller: context.caller, keyHash: keyReservation?.keyHash };
  const until = clock.now() + settings.insurerDeadlineMs + ADDED_WITHIN_MS;
  const mayAsk = late !== undefined && !ofDraft(context);
  const { answers, open } = await askInTime(
    insurers,
    { way: 'quote', request, asker, mayAsk },
    {
      ...{ softMs: admitted.timeLeftMs, hardMs: settings.insurerDeadlineMs, clock, observer, onAnswered, span },
      places: admitted.places,
      takesNone: context.early !== undefined,
    },
  );
  if (!open && answers.every(({ outcome }) => outcome.kind === 'unavailable')) {
    return refused('consulta_no_disponible', NOBODY_ANSWERED_SECONDS);
  }
  const mayChange = open !== undefined || answers.some(({ outcome }) => outcome.kind === 'questions');
  const { giveBack, ...mails } = await mailingOf(request, context, answers, mayChange, ports);
  const terms = termsOf(admitted, { ...mails, until }, clock, settings);
  const recordedQuote = recordedQuoteWith(ports, settings);
  const { draft, revises } = context;
  const snapshot = (): RecordedQuote => ({
    ...recordedQuote({
      ...{ request, terms, answers: open?.round.answers() ?? answers, waitedFor: open?.round.pending() },
    }),
    ...{ draft, series: revises?.series, consent: revises?.consent },
  });
  const recorded = { ...snapshot(), keyReservation };
  await keep(ports, recorded, span, Math.max(admitted.keptBy - clock.now(), LEAST_KEEPING_MS)).catch(
    async (error: unknown) => {
      if (open) giveUp(open, late);
      // What may have been kept may be sent.
      if (error instanceof StorageUnavailable && !(error instanceof RecordingUncertain)) await giveBack?.();
      throw error;
    },
  );
  if (open && late) {
    const added = keepLate(open, recorded, { ...late, clock, snapshot, until }).then(() =>
      open.round.hasOffers() ? undefined : giveBack?.().catch(() => undefined),
    );
    late.places.follow(open.stop, added);
  }
  const { result, pending: part } = recorded;
  observer?.quoted(request.line, result.estado);
  return { result: part ? { ...result, ...part.view } : result };
}

/** Returns what the states of a quotation share. */
const termsOf = (
  { warnings, context: { requestId, remark } }: Admitted,
  mails: MailTerms & Pick<QuoteTerms, 'until'>,
  clock: Clock,
  { priceHoldsDays }: QuotingSettings,
): QuoteTerms => ({
  ...{ ...mails, requestId, remark, at: clock.now(), warnings: warnings() },
  ...{ validUntil: priceHoldsUntil(clock, priceHoldsDays), numbers: {} },
});

/** Only the customer reads a quotation of what they typed on a page, and that page has no questions of insurers. */
const ofDraft = ({ draft, revises }: RequestContext): boolean => draft !== undefined || revises?.consent !== undefined;

/** Lets go of the insurers of a quotation that was not kept. */
function giveUp({ stop }: OpenRound, late: LatePorts | undefined): void {
  stop.abort();
  late?.places.leave(stop);
}

/** Decides whether the customer gets the prices by e-mail. A quotation that ends without offers sends nothing and does not count. */
async function mailingOf(
  { body: { holder } }: InsurerRequest,
  { caller, formClient, revises }: RequestContext,
  answers: readonly InsurerAnswer[],
  mayChange: boolean,
  { quoteRecorder, mailAllowance }: QuotingPorts,
): Promise<MailTerms & { readonly giveBack?: () => Promise<void> }> {
  const hasNone = !mayChange && answers.every(({ outcome }) => outcome.kind !== 'offers');
  if (!quoteRecorder.emailsCustomer || hasNone) return { mailing: 'none' };
  if (revises) return { mailing: 'revised' };
  if (!mailAllowance) return { mailing: 'sent' };
  const { email, document_id: documentId } = holder;
  const counted = await mailAllowance.take({ email, documentId, caller, formClient });
  if (!counted) return { mailing: 'over-limit' };
  const { notBefore: mailNotBefore } = counted;
  return {
    mailing: mailNotBefore === undefined ? 'sent' : 'deferred',
    mailNotBefore,
    giveBack: () => counted.giveBack(),
  };
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
    let isLate = false;
    const recording = quoteRecorder.record({ ...quote, trace: span.trace, isAbandoned: () => isLate });
    await deadline.orLate(Promise.resolve(recording), () => {
      isLate = true;
      return outcomeUnknown();
    });
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
  if (error instanceof StorageUnavailable) return refused('servicio_no_disponible', NOT_KEPT_SECONDS);
  throw error;
}
