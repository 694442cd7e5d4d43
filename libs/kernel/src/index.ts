export { addDays, addYears, isCalendarDay, wholeYearsBetween, yearOf, type CalendarDay } from './calendar';
export { canonicalJson } from './canonical-json';
export { dayInSpain, systemClock, type Clock, manualClock, type ManualClock } from './clock';
export { Deadline, onceAborted, unlessOver, withDeadline, type OnceOver } from './deadline';
export { eachDay } from './each-day';
export { errorFacts, type ErrorFacts } from './error-facts';
export { defined } from './defined';
export { httpOrigin } from './http-origin';
export { keepNewest } from './keep-newest';
export { fromEuros, isCents, MAX_CENTS, share, toEuros, type Cents } from './money';
export { forLast, onFirstUse } from './on-first-use';
export { pooledBytes } from './pooled-bytes';
export { pause } from './pause';
export { newReference, REFERENCE_PATTERN } from './references';
export { Markup, markup, rawMarkup, withLinks, type Part } from './markup';
export { namedVariable, VARIABLE_PATTERN } from './variable';
export { isRecord, type Fields } from './is-record';
export { OperatorFileError, SettingsError, type Environment } from './settings/settings-error';
export {
  day,
  dayInWords,
  euros,
  longDay,
  moment,
  perPeriod,
  PER_PERIOD,
  roundEuros,
  timeOfDay,
} from './spanish/amounts-and-days';
export { counted, alternatives, listed, lowerFirst, upperFirst } from './spanish/words';
export {
  UNRECORDED,
  type Span,
  type SpanFacts,
  type SpanName,
  type Tracer,
  newTrace,
  readTrace,
  traceHeaders,
  type Trace,
} from './tracing/trace';
