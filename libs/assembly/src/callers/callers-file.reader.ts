import { isRecord, type Fields } from '../operator-files/is-record';
import { listUnder } from '../operator-files/list-under';
import { CallersFileError, type ListedCaller } from './callers-file';
import { KEY_HASH_PATTERN, NAME_MAX_CHARS, NAME_PATTERN } from './callers-file.schema';

const NAME = new RegExp(NAME_PATTERN);
const KEY_HASH = new RegExp(KEY_HASH_PATTERN);
const HASH_PREFIX = 'sha256:';

/** What each limit is called in the file. */
const LIMITS = { quotes: 'quotesPerMinute', estimates: 'estimatesPerMinute', reference: 'referencePerMinute' } as const;
const FIELDS: readonly string[] = ['name', 'key', 'enabled', ...Object.values(LIMITS)];

/** What of an entry is wrong, in a sentence that begins with its place. */
type Tell = (fault: string) => void;

/**
 * Reads the file that says which callers have a key, `CALLERS_FILE`: JSON or YAML, as `CALLERS_FILE_SCHEMA` says.
 *
 * @returns those that are switched on
 * @throws CallersFileError with everything that is wrong
 */
export function readCallersFile(text: string): readonly ListedCaller[] {
  const faults: string[] = [];
  const entries = listUnder('callers', text, refused);
  const callers = entries.map((entry, index) => {
    const tell: Tell = (fault) => faults.push(`callers[${index}]${fault}`);
    return isRecord(entry) ? readEntry(entry, tell) : tell(' must be an object');
  });
  faults.push(...repeated('name', entries), ...repeated('key', entries));
  if (faults.length > 0) throw refused(faults);
  return callers.flatMap((caller) => caller ?? []);
}

const refused = (faults: readonly string[]) => new CallersFileError(faults);

/** Nothing for one that is switched off, and for one with faults, which have been told. */
function readEntry(entry: Fields, tell: Tell): ListedCaller | undefined {
  const { name, key, enabled = true } = entry;
  if (typeof name !== 'string' || name.length > NAME_MAX_CHARS || !NAME.test(name)) {
    tell(`.name must be of lower-case letters, digits and single hyphens, at most ${NAME_MAX_CHARS}`);
  }
  const isHash = typeof key === 'string' && KEY_HASH.test(key);
  if (!isHash) tell('.key must be sha256: and 64 hexadecimal digits in lower case, as `ops callers new` prints them');
  if (typeof enabled !== 'boolean') tell('.enabled must be true or false');
  for (const field of Object.keys(entry)) if (!FIELDS.includes(field)) tell(`.${field} is not a setting of a caller`);
  const limits = limitsOf(entry, tell);
  if (enabled !== true || !isHash) return undefined;
  return { name: String(name), limits, digest: Buffer.from(key.slice(HASH_PREFIX.length), 'hex') };
}

function limitsOf(entry: Fields, tell: Tell): ListedCaller['limits'] {
  const given = Object.entries(LIMITS).filter(([, field]) => entry[field] !== undefined);
  for (const [, field] of given) {
    if (!Number.isSafeInteger(entry[field]) || (entry[field] as number) < 0) {
      tell(`.${field} must be a whole number, 0 for any number of requests`);
    }
  }
  return Object.fromEntries(given.map(([group, field]) => [group, entry[field]]));
}

/** Compared over all entries, whatever else is wrong with them, and without saying what they are. */
function repeated(field: 'name' | 'key', entries: readonly unknown[]): string[] {
  const values = entries.map((entry) => (isRecord(entry) ? entry[field] : undefined));
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    return typeof value === 'string' && first < index
      ? [`callers[${index}].${field} must differ from that of callers[${first}]`]
      : [];
  });
}
