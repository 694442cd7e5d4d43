import type { InsurerConnector } from '@cotiza/insurers-port';

/** An insurer with a stopwatch on it. */
export interface TimedInsurer {
  readonly connector: InsurerConnector;
  /** How long its last answer took, in milliseconds; while there is none, how long it has been waited for. */
  tookMs(): number;
}

export function timedInsurer(insurer: InsurerConnector, stopwatch: () => number): TimedInsurer {
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
