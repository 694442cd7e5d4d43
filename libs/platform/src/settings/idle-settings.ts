import type { SettingRows } from '@cotiza/kernel';

/** A setting that another one leaves without effect. */
export interface IdleSetting {
  readonly variable: string;
  /** Why it has none. */
  readonly because: string;
}

/** Settings that are set and do nothing as the others are. They are no fault: processes that share an environment differ. */
export function idleSettings(rows: SettingRows, settings: Readonly<Record<string, unknown>>): IdleSetting[] {
  const isSet = (name: string) => settings[name] !== undefined;
  return Object.entries(rows).flatMap(([variable, { needs, replacedBy }]) => {
    if (!isSet(variable)) return [];
    if (needs !== undefined && !isSet(needs)) return [{ variable, because: `${needs} is not set` }];
    return replacedBy !== undefined && isSet(replacedBy) ? [{ variable, because: `${replacedBy} is set` }] : [];
  });
}
