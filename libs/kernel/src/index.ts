export { addDays, isCalendarDay, wholeYearsBetween, yearOf, type CalendarDay } from './calendar';
export { canonicalJson } from './canonical-json';
export { dayInSpain, systemClock, type Clock } from './clock';
export { Deadline, onceAborted, unlessOver, withDeadline, type OnceOver } from './deadline';
export { eachDay } from './each-day';
export { existing } from './existing';
export { httpOrigin } from './http-origin';
export { keepNewest } from './keep-newest';
export { manualClock, type ManualClock } from './manual-clock';
export { fromEuros, isCents, MAX_CENTS, share, toEuros, type Cents } from './money';
export { pause } from './pause';
export { newReference, REFERENCE_PATTERN } from './references';
export { Markup, markup, rawMarkup, type Part } from './markup';
export { utf8Json, type Utf8Text } from './utf8-text';
export { namedVariable, VARIABLE_PATTERN } from './variable';
export { defaultSettings, isSet, readSettings, SettingsError, type Environment } from './settings/read-settings';
export {
  choiceSetting,
  listSetting,
  printableSetting,
  switchSetting,
  textSetting,
  wholeNumberSetting,
  type Setting,
  type SettingRows,
  type SettingsOf,
} from './settings/setting';
export { isRecord, OperatorFileError, repeatedFaults, underKey, type Fields } from './settings/operator-file';
export { settingFaults } from './settings/setting-faults';
export type { ListSchema, ObjectSchema, SettingSchema, TextSchema } from './settings/setting.schema';
export { day, euros, longDay, moment, perPeriod, PER_PERIOD, timeOfDay } from './spanish/amounts-and-days';
export { counted } from './spanish/counted';
export { alternatives, listed } from './spanish/lists';
export { UNRECORDED, type Span, type SpanFacts, type SpanName, type Tracer } from './tracing/span';
export { newTrace, readTrace, traceHeaders, type Trace } from './tracing/trace';
