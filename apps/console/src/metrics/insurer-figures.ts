import type { Sample } from './read-samples';
import type { Scraped } from './scraper';
import { samplesNamed, summedBy } from './summed';

/** Answers of an insurer since the processes started. */
export interface InsurerFigures {
  readonly insurer: string;
  readonly offers: number;
  readonly declined: number;
  /** Questions without a usable answer, by cause: `deadline`, `failure`, `invalid-answer`. */
  readonly unavailable: ReadonlyMap<string, number>;
  /** Questions not asked: its breaker was open, too many were in progress, or a limit of its bills was reached. */
  readonly notAsked: number;
  /** Mean duration of its answers in seconds; undefined without answers. */
  readonly mean: number | undefined;
  /** Undefined for insurers without a breaker. */
  readonly breaker: BreakerFigures | undefined;
  readonly inFlight: number;
  /** Its bills, in euros; undefined where it has sent none. */
  readonly billed: number | undefined;
}

/** Counts the processes that have a breaker for an insurer. */
export interface BreakerFigures {
  /** Those whose breaker is open, or half-open: its last answer is missing. */
  readonly stopped: number;
  readonly processes: number;
}

/** Returns true for an insurer whose breaker has opened, or that has never answered. */
export const isSilent = ({ breaker, offers, declined, unavailable }: InsurerFigures): boolean =>
  (breaker?.stopped ?? 0) > 0 || (unavailable.size > 0 && offers + declined === 0);

const NOT_ASKED = ['not-asked', 'limit'];
const ANSWERS = ['offers', 'declined', ...NOT_ASKED];

/** Returns the figures of every insurer in the metrics, by id. */
export function insurerFigures(scraped: readonly Scraped[]): readonly InsurerFigures[] {
  const counts = samplesNamed(scraped, 'cotiza_insurer_answer_seconds_count');
  const times = samplesNamed(scraped, 'cotiza_insurer_answer_seconds_sum');
  const breakers = samplesNamed(scraped, 'cotiza_insurer_breaker');
  const inFlight = samplesNamed(scraped, 'cotiza_insurer_questions_in_flight');
  const bills = samplesNamed(scraped, 'cotiza_insurer_billed_euros_total');
  const insurers = new Set([...counts, ...breakers].map(({ labels }) => labels.insurer ?? ''));
  return [...insurers].sort().map((insurer) => {
    const its = ({ labels }: Sample) => labels.insurer === insurer;
    const outcomes = summedBy(counts.filter(its), ({ outcome = '' }) => outcome);
    const asked = (samples: readonly Sample[]) =>
      samples
        .filter((sample) => its(sample) && !NOT_ASKED.includes(sample.labels.outcome ?? ''))
        .reduce((sum, { value }) => sum + value, 0);
    return {
      insurer,
      offers: outcomes.get('offers') ?? 0,
      declined: outcomes.get('declined') ?? 0,
      unavailable: new Map([...outcomes].filter(([outcome, count]) => !ANSWERS.includes(outcome) && count > 0)),
      notAsked: NOT_ASKED.reduce((sum, outcome) => sum + (outcomes.get(outcome) ?? 0), 0),
      mean: asked(counts) === 0 ? undefined : asked(times) / asked(counts),
      breaker: breakerFigures(breakers.filter(its)),
      inFlight: inFlight.filter(its).reduce((sum, { value }) => sum + value, 0),
      billed: bills.some(its) ? bills.filter(its).reduce((sum, { value }) => sum + value, 0) : undefined,
    };
  });
}

function breakerFigures(samples: readonly Sample[]): BreakerFigures | undefined {
  if (samples.length === 0) return undefined;
  return { stopped: samples.filter(({ value }) => value > 0).length, processes: samples.length };
}
