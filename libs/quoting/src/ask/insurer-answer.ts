import type { InsurerManifest, InsurerOutcome } from '@cotiza/insurers-port';

/** What one insurer answered to one request. */
export interface InsurerAnswer {
  readonly insurer: InsurerManifest;
  readonly outcome: InsurerOutcome;
}
