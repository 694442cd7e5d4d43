import { exampleBody, INSURANCE_LINES, judgeBody, type InsuranceLine } from '@cotiza/contract';
import { embeddedQuoting, KEEPS_NOTHING } from '@cotiza/embedded';
import type { InsurerConnector, InsurerOutcome } from '@cotiza/insurers-port';
import { panelOfAll, quotingSettingsOf, type InsurerAnswer, type QuoteRecorder } from '@cotiza/quoting';
import { Failure } from '../failure';
import type { Ops } from '../ops';

/** An insurer whose answers are timed. */
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
export interface CheckedInsurer {
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

export function lineCheck(ops: Ops): CheckLine {
  const { clock } = ops;
  const timed = ops.insurers().map((insurer) => timedInsurer(insurer, () => ops.stopwatch()));
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
    const outcomes = new Map(recorded().map(({ insurer, outcome }) => [insurer, outcome]));
    return timed.flatMap(({ connector: { manifest }, tookMs }) => {
      const outcome = outcomes.get(manifest);
      return outcome ? [{ line, insurer: manifest.id, outcome, tookMs: tookMs() }] : [];
    });
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
