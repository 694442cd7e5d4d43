import type { CalendarDay, Fields } from '@cotiza/kernel';
import type { Scalar } from './condition';

/** A value of a case, or what it follows from: the rest of the body, and today in Spain. */
export type CaseValue = Scalar | null | ((body: Fields, today: CalendarDay) => Scalar | null);

/** The value that an estimate assumes for a missing fact, and its source. */
export interface MiddleCase {
  /** The value of the middle case. */
  readonly value: CaseValue;
  /** Returns the value that fits the rest of the body, where that of the middle case would contradict it. */
  readonly fits?: (body: Fields, today: CalendarDay) => Scalar | undefined;
  /** The values of the other cases. Absent: those that the field lists. None: it is not tried. */
  readonly tried?: readonly CaseValue[];
  /** Where the value is from, in Spanish. */
  readonly from: string;
}
