const MEMBERS_AT_MOST = 32;
/** What the standard has everybody hand on at least; more of a stranger's text is handed to nobody. */
const CHARACTERS_AT_MOST = 512;

/** A key, which may name the tenant of a system before its `@`. */
const KEY = String.raw`(?:[a-z][a-z0-9_\-*/]{0,255}|[a-z0-9][a-z0-9_\-*/]{0,240}@[a-z][a-z0-9_\-*/]{0,13})`;
/** What can be printed, but for comma and equals sign, and not ending in a space. */
const VALUE = String.raw`[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]`;
const MEMBER = new RegExp(`^(${KEY})=${VALUE}$`);

/** Whether a text is a `tracestate` as W3C Trace Context has it: a list of members, each key once. */
export function isTraceState(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > CHARACTERS_AT_MOST) return false;
  const members = text.split(',').map((member) => member.replace(/^[ \t]+|[ \t]+$/g, ''));
  const filled = members.filter((member) => member !== '');
  const keys = filled.map((member) => MEMBER.exec(member)?.[1]);
  const isEach = keys.length > 0 && members.length <= MEMBERS_AT_MOST && keys.every((key) => key !== undefined);
  return isEach && new Set(keys).size === keys.length;
}
