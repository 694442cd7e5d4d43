import type { InsurerManifest } from '@cotiza/insurers-port';

/** What a connector over the network says of itself, and what its insurer allows. */
export interface RemoteManifest extends InsurerManifest {
  readonly reach: 'remote';
  /** Milliseconds it is given unless the settings say otherwise; what its documents promise for nearly every answer. */
  readonly deadlineMs: number;
  /** Requests that the insurer takes at once from one distributor. */
  readonly maxConcurrent: number;
}
