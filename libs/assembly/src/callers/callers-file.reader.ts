import { parseOperatorFile } from '@cotiza/kernel/settings';
import type { Caller } from '@cotiza/platform';
import { digestIn } from '../access-key';
import { parseFile } from '../operator-files/parse-file';
import { CallersFile, type CallerEntry } from './callers-file';

/** A caller of the file that is switched on. */
export interface ListedCaller extends Caller {
  /** SHA-256 of its key. */
  readonly digest: Buffer;
}

/** The name of each limit in the file. */
const LIMITS = { quotes: 'quotesPerMinute', estimates: 'estimatesPerMinute', reference: 'referencePerMinute' } as const;

/**
 * Reads the callers of `CALLERS_FILE`, JSON or YAML, that are switched on.
 *
 * @throws OperatorFileError with everything that is wrong
 */
export function readCallersFile(text: string): readonly ListedCaller[] {
  const { callers } = parseOperatorFile(CallersFile, parseFile(text));
  return callers.filter(({ enabled }) => enabled).map(toCaller);
}

function toCaller({ name, key, ...entry }: CallerEntry): ListedCaller {
  const limits = Object.entries(LIMITS).flatMap(([group, field]) =>
    entry[field] === undefined ? [] : [[group, entry[field]] as const],
  );
  return { name, limits: Object.fromEntries(limits), digest: digestIn(key) };
}
