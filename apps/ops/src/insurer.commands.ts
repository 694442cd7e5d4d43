import { exampleBody, INSURANCE_LINES, judgeBody, type InsuranceLine } from '@cotiza/contract';
import { embeddedQuoting, KEEPS_NOTHING } from '@cotiza/embedded';
import type { InsurerConnector, InsurerManifest, InsurerOutcome } from '@cotiza/insurers-port';
import { toEuros } from '@cotiza/kernel';
import { panelOfAll, type InsurerAnswer, type QuoteRecorder } from '@cotiza/quoting';
import { quotingSettingsOf } from '@cotiza/quoting/settings';
import { defineCommand } from './define-command';
import { Failure } from './failure';
import type { Ops } from './ops';
import { table, type Column } from './output/table';
import { lineOption } from './parameters/parameters';

interface TimedInsurer {
  readonly connector: InsurerConnector;
  /** Returns the milliseconds of its last answer; while there is none, the milliseconds waited so far. */
  tookMs(): number;
}

function timedInsurer(insurer: InsurerConnector, stopwatch: () => number): TimedInsurer {
  let startedAt = 0;
  let endedAt: number | undefined;
  const end = () => {
    endedAt = stopwatch();
  };
  return {
    connector: {
      manifest: insurer.manifest,
      quote: (request, context) => {
        endedAt = undefined;
        startedAt = stopwatch();
        const outcome = insurer.quote(request, context);
        if (outcome instanceof Promise) return outcome.finally(end);
        end();
        return outcome;
      },
    },
    tookMs: () => (endedAt ?? stopwatch()) - startedAt,
  };
}

/** An insurer's answer to the example of a line. */
interface CheckedInsurer {
  readonly line: InsuranceLine;
  readonly insurer: string;
  readonly outcome: InsurerOutcome;
  readonly tookMs: number;
}

/**
 * Always answers. Without any answer the use case would refuse the quotation, and the outcomes of the other insurers would be
 * lost.
 */
const COMPANION: InsurerConnector = {
  manifest: {
    id: 'companion',
    name: 'Companion',
    lines: INSURANCE_LINES,
    currency: 'EUR',
    reach: 'embedded',
  },
  quote: () => ({ kind: 'declined', reasons: [{ code: 'companion', message: 'Solo acompaña.' }] }),
};

/** Asks the insurers of a line the contract's example, all at once and within the service's deadlines. */
type CheckLine = (line: InsuranceLine) => Promise<readonly CheckedInsurer[]>;

function lineCheck(ops: Ops): CheckLine {
  const { clock } = ops;
  const free = ops.insurers().filter(({ manifest: { costCents = 0 } }) => costCents === 0);
  const timed = free.map((insurer) => timedInsurer(insurer, () => ops.stopwatch()));
  const { recorder, recorded } = recorderInMemory();
  const { requestQuote } = embeddedQuoting({
    ...quotingSettingsOf(ops.settings()),
    clock,
    insurerPanel: panelOfAll([...timed.map(({ connector }) => connector), COMPANION]),
    keeping: { ...KEEPS_NOTHING, quoteRecorder: recorder },
  });
  return async (line) => {
    const today = clock.today();
    const body = judgeBody(exampleBody(line, today), today);
    const answer = await requestQuote(body, { requestId: 'ops-insurers-check' });
    if ('refusal' in answer) throw new Failure(`The example of ${line} is refused: ${answer.refusal.problem}.`);
    return timed.flatMap(({ connector: { manifest }, tookMs }) =>
      recorded()
        .filter(({ insurer }) => insurer === manifest || insurer.aggregator === manifest.id)
        .map(({ insurer, outcome }) => ({ line, insurer: insurer.id, outcome, tookMs: tookMs() })),
    );
  };
}

function recorderInMemory() {
  let answers: readonly InsurerAnswer[] = [];
  const recorder: QuoteRecorder = {
    emailsCustomer: false,
    record: (quote) => {
      answers = quote.answers;
    },
  };
  return { recorder, recorded: () => answers };
}

const LISTED: readonly Column<InsurerManifest>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'NAME', of: ({ name }) => name },
  { title: 'REACH', of: ({ reach }) => reach },
  { title: 'LINES', of: ({ lines }) => lines.join(', ') },
];

const insurersList = defineCommand({
  name: 'list',
  summary: 'List the insurers and the lines that each is asked for',
  example: 'insurers list',
  run: (ops) => {
    const insurers = ops.insurers().map(({ manifest }) => manifest);
    const text = insurers.length > 0 ? table(LISTED, insurers, ops.terminal.width) : 'No insurers.';
    return { document: { insurers }, text };
  },
});

const CHECKED: readonly Column<CheckedInsurer>[] = [
  { title: 'LINE', of: ({ line }) => line },
  { title: 'INSURER', of: ({ insurer }) => insurer },
  { title: 'MS', of: ({ tookMs }) => tookMs.toFixed(1), isNumber: true },
  { title: 'ANSWER', of: ({ outcome }) => outcomeText(outcome) },
];

const insurersCheck = defineCommand({
  name: 'check',
  summary: 'Ask every insurer for a price, with made-up data',
  note: 'The example of each line is asked within INSURER_DEADLINE_MS. Insurers that bill each question are not asked. Nothing is stored and no message is sent.',
  example: 'insurers check --line Car',
  options: (own) => own.addOption(lineOption('only one line')),
  run: async (ops, { line }: { readonly line?: InsuranceLine }) => {
    const checkLine = lineCheck(ops);
    const checked: CheckedInsurer[] = [];
    for (const each of line === undefined ? INSURANCE_LINES : [line]) checked.push(...(await checkLine(each)));
    return {
      document: { answers: checked.map(answerDocument) },
      text: checked.length > 0 ? table(CHECKED, checked, ops.terminal.width) : 'No insurers.',
      failure: failureOf(checked),
    };
  },
});

function failureOf(checked: readonly CheckedInsurer[]): string | undefined {
  const silent = checked.filter(({ outcome }) => outcome.kind === 'unavailable').length;
  return silent === 0 ? undefined : `${silent} of ${checked.length} answers cannot be used.`;
}

const bestPrice = (outcome: InsurerOutcome & { kind: 'offers' }) =>
  toEuros(Math.min(...outcome.offers.map(({ priceCents }) => priceCents)));

function outcomeText(outcome: InsurerOutcome): string {
  switch (outcome.kind) {
    case 'offers':
      return `${outcome.offers.length} offers, best ${bestPrice(outcome).toFixed(2)} EUR`;
    case 'declined':
      return `declined: ${outcome.reasons.map(({ code }) => code).join(', ')}`;
    case 'questions':
      return `asks: ${outcome.questions.map(({ code }) => code).join(', ')}`;
    default:
      return `UNAVAILABLE (${outcome.cause}): ${outcome.detail}`;
  }
}

function answerDocument({ line, insurer, outcome, tookMs }: CheckedInsurer) {
  const asked = { line, insurer, tookMs: Number(tookMs.toFixed(3)), outcome: outcome.kind };
  switch (outcome.kind) {
    case 'offers':
      return { ...asked, offers: outcome.offers.length, bestPrice: bestPrice(outcome) };
    case 'declined':
      return { ...asked, reasons: outcome.reasons };
    case 'questions':
      return { ...asked, questions: outcome.questions.map(({ code }) => code) };
    default:
      return { ...asked, cause: outcome.cause, detail: outcome.detail };
  }
}

export const commands = [insurersList, insurersCheck];
