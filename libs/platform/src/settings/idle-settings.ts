import type { SettingFacts } from '@cotiza/kernel/settings';

/** Returns settings that are set and have no effect, with the reason. They are no fault: processes that share an environment differ. */
export function idleSettings(
  facts: Readonly<Record<string, SettingFacts>>,
  settings: Readonly<Record<string, unknown>>,
) {
  const isSet = (name: string) => settings[name] !== undefined;
  return Object.entries(facts).flatMap(([variable, { needs, replacedBy }]) => {
    if (!isSet(variable)) return [];
    if (needs !== undefined && !isSet(needs)) return [{ variable, because: `${needs} is not set` }];
    return replacedBy !== undefined && isSet(replacedBy) ? [{ variable, because: `${replacedBy} is set` }] : [];
  });
}
