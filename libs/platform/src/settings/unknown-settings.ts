import { Settings } from './settings';

/** Beginnings of names that nobody but this service is likely to use. */
const OURS = /^(?:DISTRIBUTOR|INSURER|LIMIT|MCP_ALLOWED|QUOTE|TRUST)_/;

/** Names of variables that begin like a setting and are none: most likely misspelt, and without effect. */
export function unknownSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  const settings = Object.keys(new Settings());
  return Object.keys(environment).filter((name) => OURS.test(name) && !settings.includes(name));
}
