import { OperatorFileError, repeatedFaults, settingFaults, underKey } from '@cotiza/kernel';
import type { Caller } from '@cotiza/platform';
import { listUnder } from '../operator-files/list-under';
import { digestIn } from '../access-key';
import { CALLER_SCHEMA } from './callers-file.schema';

/** A caller of the file that is switched on. */
export interface ListedCaller extends Caller {
  /** SHA-256 of its key. */
  readonly digest: Buffer;
}

/** What each limit is called in the file. */
const LIMITS = { quotes: 'quotesPerMinute', estimates: 'estimatesPerMinute', reference: 'referencePerMinute' } as const;

/** A caller as the file has it. */
type CallerEntry = {
  readonly name: string;
  readonly key: string;
  readonly enabled?: boolean;
} & Readonly<Partial<Record<(typeof LIMITS)[keyof typeof LIMITS], number>>>;

/**
 * Reads the file that says which callers have a key, `CALLERS_FILE`: JSON or YAML, as `CALLERS_FILE_SCHEMA` says.
 *
 * @returns those that are switched on
 * @throws OperatorFileError with everything that is wrong
 */
export function readCallersFile(text: string): readonly ListedCaller[] {
  const entries = listUnder('callers', text);
  const faults = [
    ...entries.flatMap((entry, index) => settingFaults(CALLER_SCHEMA, entry, `callers[${index}]`)),
    ...['name', 'key'].flatMap((key) => repeatedFaults('callers', key, entries.map(underKey(key)))),
  ];
  if (faults.length > 0) throw new OperatorFileError(faults);
  return (entries as readonly CallerEntry[]).filter(({ enabled = true }) => enabled).map(toCaller);
}

function toCaller({ name, key, ...entry }: CallerEntry): ListedCaller {
  const limits = Object.entries(LIMITS).flatMap(([group, field]) =>
    entry[field] === undefined ? [] : [[group, entry[field]] as const],
  );
  return { name, limits: Object.fromEntries(limits), digest: digestIn(key) };
}
