import type { InsurerManifest, InsurerOutcome } from '@cotiza/insurers-port';

/** The answer of one insurer to one request. */
export interface InsurerAnswer {
  readonly insurer: InsurerManifest;
  readonly outcome: InsurerOutcome;
}
