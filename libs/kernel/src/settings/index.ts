export { faultLines, faultsOf, Unusable, type Faults } from './faults';
export { heldBy, parseOperatorFile, withEntries } from './operator-file';
export { defaultSettings, isSet, readSettings, type SettingsOf, type SettingsRead } from './read-settings';
export { CommaSeparated, Described, Setting, settingFacts, type SettingFacts, type SettingsClass } from './setting';
export {
  IsEntryList,
  IsOneOf,
  IsPrintable,
  IsSwitch,
  IsText,
  IsTrueOrFalse,
  IsWholeNumber,
  Optional,
} from './validators';
