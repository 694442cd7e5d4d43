import type { CalendarDay } from '@cotiza/kernel';
import type { Fault } from './fault';

/** The state of one validation: its day, and the faults found so far. */
export interface Run {
  readonly today: CalendarDay;
  readonly currentYear: number;
  /** In the order in which they are found. */
  readonly faults: Fault[];
  /** Fields that were sent but not judged, because the value of another field already rules out the quote. */
  readonly unjudged: string[];
}
