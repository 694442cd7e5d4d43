import { nearest } from '@cotiza/contract';
import type { Environment } from '@cotiza/kernel';
import type { SettingFacts } from '@cotiza/kernel/settings';

/** Beginnings of names that are unlikely to belong to another program. */
const OURS = /^(?:COTIZA|DISTRIBUTOR|INSURER|LIMIT|MCP_ALLOWED|QUOTE|TRUST)_/;

/** A prefix that some put before the names of a service's settings. */
const OUR_NAME = /^COTIZA_/;

/** Variables of other programs that are one letter from a setting. */
const OF_OTHERS = new Set(['MAILDIR']);

/**
 * The environment belongs to other programs too, whose names may be like ours: `PORTS` and `HOME` are no misspellings. Underscores
 * are not counted.
 */
const editsWithin = (characters: number) => (characters < 6 ? 0 : characters < 10 ? 1 : 2);

/**
 * Returns variables that look like a setting and are none.
 *
 * @param settings names of all settings
 */
export function unknownSettings(settings: readonly string[], environment: Environment) {
  return Object.keys(environment).flatMap((variable) => {
    if (settings.includes(variable) || OF_OTHERS.has(variable)) return [];
    const meant = nearest(variable.replace(OUR_NAME, ''), settings, editsWithin);
    return meant !== undefined || OURS.test(variable) ? [{ variable, meant }] : [];
  });
}

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
