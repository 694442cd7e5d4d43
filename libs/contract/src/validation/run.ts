import type { CalendarDay } from '@cotiza/kernel';
import type { Fault } from './fault';

/** The state of one validation: what day it is judged on, and what has been found so far. */
export interface Run {
  readonly today: CalendarDay;
  readonly currentYear: number;
  /** In the order in which they are found. */
  readonly faults: Fault[];
  /** Fields that were sent but not judged, because another field's value already rules out the quote. */
  readonly unjudged: string[];
}
