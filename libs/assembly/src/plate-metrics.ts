import type { LookUpOutcome } from '@cotiza/plate-registry';
import type { Metrics } from '@cotiza/platform';

const SECOND_MS = 1000;

/** Counts what comes of looking plates up, and how long it takes. */
export function plateMetrics(metrics: Metrics): (outcome: LookUpOutcome, ms: number) => void {
  const lookUps = metrics.histogram('cotiza_plate_lookup_seconds', 'Look-ups of the plate registry by outcome.', [
    'outcome',
  ]);
  return (outcome, ms) => lookUps.observe({ outcome }, ms / SECOND_MS);
}
