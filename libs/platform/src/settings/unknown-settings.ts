import { nearest } from '@cotiza/contract';
import type { Environment } from '@cotiza/kernel';

/** Beginnings of names that nobody but this service is likely to use. */
const OURS = /^(?:COTIZA|DISTRIBUTOR|INSURER|LIMIT|MCP_ALLOWED|QUOTE|TRUST)_/;

/** What some put before the names of a service's settings. */
const OUR_NAME = /^COTIZA_/;

/** The environment belongs to others too, whose names may look like ours: fewer edits than in a request are a misspelling. */
const CHARACTERS_PER_EDIT = 6;

/** A variable that is most likely a setting misspelt, and has no effect. */
export interface UnknownSetting {
  readonly variable: string;
  /** The setting that it is most like. */
  readonly meant?: string;
}

/**
 * Variables that look like a setting and are none.
 *
 * @param settings names of all settings
 */
export function unknownSettings(settings: readonly string[], environment: Environment): UnknownSetting[] {
  return Object.keys(environment).flatMap((variable) => {
    if (settings.includes(variable)) return [];
    const meant = nearest(variable.replace(OUR_NAME, ''), settings, CHARACTERS_PER_EDIT);
    if (meant !== undefined) return [{ variable, meant }];
    return OURS.test(variable) ? [{ variable }] : [];
  });
}
