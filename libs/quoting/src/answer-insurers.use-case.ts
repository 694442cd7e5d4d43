import type { InsurerAnswer } from './ask/ask-insurer';
import { Deadline, type Clock } from '@cotiza/kernel';
import { askAll } from './ask/ask-all';
import { ADDED_WITHIN_MS, recordedQuoteWith, type RecordedQuotePorts } from './gather/recorded-quote';
import { untilKept, type LatePorts } from './late/keep-late';
import type { ChannelSwitch } from './ports/channel-switch';
import type { InsurerPanel } from './ports/insurer-panel';
import type { OfferLookup } from './ports/offer-lookup';
import type { QuoteObserver } from './ports/quote-observer';
import { refused, refuseNotRead } from './refusals';
import type { QuotingSettings } from './request-quote.use-case';
import type { QuoteAnswer, RequestContext } from './request-terms';
import { readOnly } from './revisions/changed-body';
import { judgeAnswers } from './second-round/judge-answers';
import type { AskedAndGiven } from './second-round/questions';
import type { SecondRound } from './second-round/second-round';

/**
 * Answers the questions of insurers about a quotation, and asks each of them once more. Returns the quotation as it is then; an insurer
 * that is slow is pending, and added later. The same answers again return the quotation as it is.
 *
 * @param handle the `consulta` of the quotation, or the id of one of its offers
 * @param sent any JSON value: `respuestas`, by `pregunta`
 */
export type AnswerInsurers = (handle: string, sent: unknown, context: AnswerContext) => Promise<QuoteAnswer>;

export type AnswerContext = Pick<RequestContext, 'caller' | 'span' | 'onInsurerAnswered'> & {
  /** Milliseconds after which the quotation is returned as it is; slower insurers are added later. */
  readonly withinMs?: number;
};

export interface AnswerPorts extends Omit<RecordedQuotePorts, 'insurerPanel' | 'late'> {
  readonly clock: Clock;
  readonly channelSwitch: ChannelSwitch;
  readonly insurerPanel: InsurerPanel;
  readonly offers: Pick<OfferLookup, 'quotationOf' | 'isChosen'>;
  /** Without it no insurer asks, and there is nothing to answer. */
  readonly late?: LatePorts;
  readonly observer?: QuoteObserver;
}

const NOT_FOUND = { refusal: { problem: 'cotizacion_no_encontrada', faults: [] } } as const;
const CHOSEN = { refusal: { problem: 'oferta_ya_elegida', faults: [] } } as const;

export function answerInsurersWith(ports: AnswerPorts, settings: QuotingSettings): AnswerInsurers {
  const { offers, channelSwitch } = ports;
  return async (handle, sent, context) => {
    const closed = channelSwitch.closed();
    if (closed) return refused('canal_desactivado', closed.retryAfterSeconds);
    const answers = readOnly(sent, 'respuestas');
    if (answers.refusal) return answers;
    try {
      const before = await offers.quotationOf(handle);
      if (!before || before.consent) return NOT_FOUND;
      if (await offers.isChosen(before.series)) return CHOSEN;
      const taken = await take(before.result.referencia, answers.value, ports, settings);
      if ('refusal' in taken) return taken;
      if (taken.round) await askAgain(taken.round, taken.insurers, context, ports, settings);
      const now = await offers.quotationOf(handle);
      return now ? { result: now.result, ...(!taken.round && { isRepeated: true as const }) } : NOT_FOUND;
    } catch (error) {
      return refuseNotRead(error);
    }
  };
}

type Taken =
  | Extract<QuoteAnswer, { readonly refusal: unknown }>
  /** `round`: the insurers have to be asked. */
  | { readonly round?: SecondRound; readonly insurers: readonly string[] };

/** Keeps answers before an insurer is asked: of two equal requests at once, one asks. After a crash in between, a repetition asks. */
async function take(
  reference: string,
  sent: Parameters<typeof judgeAnswers>[1],
  ports: AnswerPorts,
  settings: QuotingSettings,
): Promise<Taken> {
  const { clock, late } = ports;
  const recordedQuote = recordedQuoteWith(ports, settings);
  let taken: Taken = NOT_FOUND;
  const change: Parameters<LatePorts['change']>[1] = (round) => {
    const now = clock.now();
    const judged = judgeAnswers(round ?? NO_ROUND, sent, now);
    if ('refusal' in judged) return void (taken = judged);
    const insurers = 'answers' in judged ? Object.keys(judged.answers) : judged.insurers;
    const lost = now - settings.insurerDeadlineMs - ADDED_WITHIN_MS;
    const toAsk = insurers.filter((id) => 'answers' in judged || isLost(round, id, lost));
    if (!round || toAsk.length === 0 || now >= round.until) return void (taken = { insurers });
    const values = (id: string) => ('answers' in judged ? judged.answers[id] : round.given[id]?.values) ?? {};
    const given = { ...round.given, ...Object.fromEntries(toAsk.map((id) => [id, { values: values(id), at: now }])) };
    taken = { round: { ...round, given }, insurers: toAsk };
    return recordedQuote({ ...round, given });
  };
  return (await late?.change(reference, change)) === false ? NOT_FOUND : taken;
}

const NO_ROUND: AskedAndGiven = { answers: [], given: {}, until: Infinity };

/** Returns whether the process that asked an insurer again has ended before it had an answer. */
const isLost = (round: SecondRound | undefined, id: string, before: number): boolean =>
  (round?.given[id]?.at ?? Infinity) < before &&
  round?.answers.some(({ insurer, outcome }) => insurer.id === id && outcome.kind === 'questions') === true;

/** Asks these insurers with their answers, and waits as long as a quotation is waited for. */
async function askAgain(
  round: SecondRound,
  ids: readonly string[],
  { caller, span, onInsurerAnswered: onAnswered, withinMs = Infinity }: AnswerContext,
  ports: AnswerPorts,
  settings: QuotingSettings,
): Promise<void> {
  const { clock, insurerPanel, late, observer } = ports;
  if (!late) return;
  const { request, given, until } = round;
  const { reference, line } = request;
  const softMs = Math.min(withinMs, settings.quoteDeadlineMs);
  const stop = new AbortController();
  const hardMs = late.places.enter(stop) ? settings.insurerDeadlineMs : Math.min(softMs, settings.insurerDeadlineMs);
  const recordedQuote = recordedQuoteWith(ports, settings);
  const insurers = insurerPanel.insurersOf(line, reference, request);
  const ask = async (id: string) => {
    const insurer = insurers.filter(({ manifest }) => manifest.id === id);
    const question = { way: 'quote', request, asker: { caller }, answers: given[id]?.values } as const;
    const asking = { deadlineMs: hardMs, clock, signal: stop.signal, observer, span, onAnswered };
    const [answer] = await askAll(insurer, question, asking);
    // A process that stops has stopped the insurer too: a repetition asks it again.
    if (stop.signal.aborted) return;
    const add = () =>
      late.change(reference, (kept) => kept && recordedQuote({ ...kept, answers: withAnswer(kept, id, answer) }));
    await untilKept(add, stop.signal, { clock, until: until + settings.insurerDeadlineMs + ADDED_WITHIN_MS });
  };
  const asked = Promise.all(ids.map(ask)).then(
    () => undefined,
    (error: unknown) => late.failed(reference, error),
  );
  late.places.follow(stop, asked);
  await new Deadline(softMs, clock).orLate(asked, () => undefined);
}

/** An insurer that the operator has switched off meanwhile gives no answer. */
const withAnswer = ({ answers }: SecondRound, id: string, answer: InsurerAnswer | undefined): InsurerAnswer[] =>
  answers.map((before) =>
    before.insurer.id === id
      ? (answer ?? {
          ...before,
          outcome: { kind: 'unavailable', cause: 'failure', detail: 'it is not asked any more' },
        })
      : before,
  );
