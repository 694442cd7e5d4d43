/** The distribution of an insurer's delay before it answers. */
export type LatencyModel =
  | { readonly kind: 'none' }
  | { readonly kind: 'constant'; readonly ms: number }
  | { readonly kind: 'uniform'; readonly minMs: number; readonly maxMs: number }
  | { readonly kind: 'lognormal'; readonly medianMs: number; readonly p99Ms: number };

export const NO_LATENCY: LatencyModel = { kind: 'none' };

/** The model in the notation that `parseLatency` reads. */
export function formatLatency(model: LatencyModel): string {
  switch (model.kind) {
    case 'none':
      return 'none';
    case 'constant':
      return `constant:${model.ms}`;
    case 'uniform':
      return `uniform:${model.minMs}:${model.maxMs}`;
    case 'lognormal':
      return `lognormal:${model.medianMs}:${model.p99Ms}`;
  }
}
