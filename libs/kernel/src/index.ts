export { addDays, isCalendarDay, wholeYearsBetween, yearOf, type CalendarDay } from './calendar';
export { dayInSpain, systemClock, type Clock } from './clock';
export { manualClock, type ManualClock } from './manual-clock';
export { fromEuros, isCents, MAX_CENTS, roundToCent, share, toEuros, type Cents } from './money';
export { newReference, REFERENCE_PATTERN } from './references';
export { escapeText, Markup, markup, rawMarkup, type Part } from './markup';
export { counted, day, euros, listed, longDay, moment, perPeriod, timeOfDay } from './spanish-format';
