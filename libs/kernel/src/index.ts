export {
  addDays,
  addYears,
  isCalendarDay,
  wholeYearsBetween,
  yearOf,
  type CalendarDay,
  dayInSpain,
  systemClock,
  type Clock,
  manualClock,
  type ManualClock,
} from './time';
export { canonicalJson } from './canonical-json';
export { Deadline, onceAborted, unlessOver, withDeadline, type OnceOver } from './deadline';
export { eachDay } from './each-day';
export { errorFacts, type ErrorFacts } from './error-facts';
export { defined } from './defined';
export { httpOrigin } from './http-origin';
export { keepNewest, forLast, onFirstUse } from './remembered';
export { fromEuros, isCents, MAX_CENTS, share, toEuros, type Cents } from './money';
export { pooledBytes, newReference, REFERENCE_PATTERN } from './random';
export { pause } from './pause';
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
  counted,
  alternatives,
  listed,
  lowerFirst,
  upperFirst,
} from './spanish';
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
