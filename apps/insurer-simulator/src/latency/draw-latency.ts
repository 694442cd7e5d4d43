import { normalQuantile } from '../randomness/normal-quantile';
import type { Random } from '../randomness/seeded-random';
import type { LatencyModel } from './latency-model';

/** The normal quantile of 0.99: how many standard deviations the 99th percentile lies above the median. */
const Z_99 = normalQuantile(0.99);

/** Half a step of the generator, so that a draw of exactly 0 also has a quantile. */
const HALF_STEP = 2 ** -33;

/** Returns one wait in milliseconds. Every model draws one number, so that a change of model does not shift later draws. */
export function drawLatency(model: LatencyModel, random: Random): number {
  const drawn = random();
  switch (model.kind) {
    case 'none':
      return 0;
    case 'constant':
      return model.ms;
    case 'uniform':
      return model.minMs + drawn * (model.maxMs - model.minMs);
    case 'lognormal': {
      const sigma = Math.log(model.p99Ms / model.medianMs) / Z_99;
      return model.medianMs * Math.exp(sigma * normalQuantile(drawn + HALF_STEP));
    }
  }
}
