import type { CalendarDay } from './time';

/** Makes something the first time that it is asked for on a day, and keeps what it made last. */
export function eachDay<T>(make: (day: CalendarDay) => T): (day: CalendarDay) => T {
  let made: { readonly day: CalendarDay; readonly thing: T } | undefined;
  return (day) => {
    if (made?.day !== day) made = { day, thing: make(day) };
    return made.thing;
  };
}
