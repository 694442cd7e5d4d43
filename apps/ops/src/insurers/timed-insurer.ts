import type { InsurerConnector } from '@cotiza/insurers-port';

/** An insurer whose answers are timed. */
export interface TimedInsurer {
  readonly connector: InsurerConnector;
  /** Returns the milliseconds of its last answer; while there is none, the milliseconds waited so far. */
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
