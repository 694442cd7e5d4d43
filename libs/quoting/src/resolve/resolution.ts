import type { InsurerRequest } from '@cotiza/insurers-port';
import type { CalendarDay } from '@cotiza/kernel';
import type { Warning } from '../improbable/warning';

/** Completes the request to the insurers under a reference. To be called only when no fault was found. */
export type Resolution<R extends InsurerRequest = InsurerRequest> = (reference: string) => R;

/** A body that was looked up in the reference data, complete or not. */
export interface Resolved<R extends InsurerRequest = InsurerRequest> {
  readonly complete: Resolution<R>;
  /** What of its sound part can hardly be. */
  readonly warnings: (today: CalendarDay) => readonly Warning[];
}
