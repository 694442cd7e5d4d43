import type { InsurerManifest } from '@cotiza/insurers-port';

/** The facts of a connector over the network, and the limits of its insurer. */
export interface RemoteManifest extends InsurerManifest {
  readonly reach: 'remote';
  /** The default deadline in milliseconds; the insurer's documents promise it for nearly every answer. */
  readonly deadlineMs: number;
  /** Simultaneous requests that the insurer takes from one distributor. */
  readonly maxConcurrent: number;
}
