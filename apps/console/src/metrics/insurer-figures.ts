import { quantile } from './quantile';
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
  /** Questions not asked, because its breaker was open or too many were in progress. */
  readonly notAsked: number;
  /** Median of its answers' duration in seconds; undefined without answers. */
  readonly median: number | undefined;
  /** 95th percentile in seconds. */
  readonly p95: number | undefined;
  /** Undefined for insurers without a breaker. */
  readonly breaker: BreakerFigures | undefined;
  readonly inFlight: number;
}

/** Counts the processes that have a breaker for an insurer, by its state. */
export interface BreakerFigures {
  readonly open: number;
  readonly halfOpen: number;
  readonly processes: number;
}

const NOT_ASKED = 'not-asked';
const ANSWERS = ['offers', 'declined', NOT_ASKED];
const [HALF_OPEN, OPEN] = [1, 2];

/** Returns the figures of every insurer in the metrics, by id. */
export function insurerFigures(scraped: readonly Scraped[]): readonly InsurerFigures[] {
  const counts = samplesNamed(scraped, 'cotiza_insurer_answer_seconds_count');
  const buckets = samplesNamed(scraped, 'cotiza_insurer_answer_seconds_bucket');
  const breakers = samplesNamed(scraped, 'cotiza_insurer_breaker');
  const inFlight = samplesNamed(scraped, 'cotiza_insurer_questions_in_flight');
  const insurers = new Set([...counts, ...breakers].map(({ labels }) => labels.insurer ?? ''));
  return [...insurers].sort().map((insurer) => {
    const its = ({ labels }: Sample) => labels.insurer === insurer;
    const outcomes = summedBy(counts.filter(its), ({ outcome = '' }) => outcome);
    const asked = summedBy(
      buckets.filter((sample) => its(sample) && sample.labels.outcome !== NOT_ASKED),
      ({ le = '' }) => le,
    );
    const waits = Array.from(asked, ([le, count]) => ({ upTo: le === '+Inf' ? Infinity : Number(le), count }));
    return {
      insurer,
      offers: outcomes.get('offers') ?? 0,
      declined: outcomes.get('declined') ?? 0,
      unavailable: new Map([...outcomes].filter(([outcome, count]) => !ANSWERS.includes(outcome) && count > 0)),
      notAsked: outcomes.get(NOT_ASKED) ?? 0,
      median: quantile(0.5, waits),
      p95: quantile(0.95, waits),
      breaker: breakerFigures(breakers.filter(its)),
      inFlight: inFlight.filter(its).reduce((sum, { value }) => sum + value, 0),
    };
  });
}

function breakerFigures(samples: readonly Sample[]): BreakerFigures | undefined {
  if (samples.length === 0) return undefined;
  const at = (level: number) => samples.filter(({ value }) => value === level).length;
  return { open: at(OPEN), halfOpen: at(HALF_OPEN), processes: samples.length };
}
