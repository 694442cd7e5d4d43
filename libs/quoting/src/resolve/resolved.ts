import type { AnyQuestion, InsurerRequest } from '@cotiza/insurers-port';
import type { CalendarDay } from '@cotiza/kernel';
import type { Warning } from '../answers/check-result';

/** A complete request that has no reference yet: only what is quoted gets one. */
export type Unreferenced<R extends AnyQuestion = InsurerRequest> = R extends unknown ? Omit<R, 'reference'> : never;

/** A body that was looked up in the reference data. */
export interface Resolved<R extends AnyQuestion = InsurerRequest> {
  /** The request to the insurers. There is none of a body with faults, and there need be none where a fault was found. */
  readonly request: Unreferenced<R> | undefined;
  /** Returns what of its sound part is hardly true. */
  readonly warnings: (today: CalendarDay) => readonly Warning[];
}

/** The request under its reference. It is the same object, with one key more. */
export const referenced = <R extends AnyQuestion>(request: Unreferenced<R>, reference: string): R =>
  Object.assign(request, { reference }) as unknown as R;
