import type { CalendarDay } from '@cotiza/kernel';
import type { Fault } from './fault';
import type { Misplaced } from './misplaced';

/** The state of one validation: its day, and the faults found so far. */
export interface Run {
  readonly today: CalendarDay;
  readonly currentYear: number;
  /** In the order in which they are found. */
  readonly faults: Fault[];
  /** Fields that were sent but not judged, because the value of another field already rules out the quote. */
  readonly unjudged: string[];
  /** Keys that mean a field of another name or in another object. */
  readonly misplaced: Misplaced[];
}
