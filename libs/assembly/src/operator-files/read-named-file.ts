import { readFileSync, statSync } from 'node:fs';
import { faultText, InvalidRateBooksError } from '@cotiza/insurers-tariff';
import { OperatorFileError, SettingsError } from '@cotiza/kernel';
import { checkKeyFile, StorageUnusable } from '@cotiza/storage';
import type { Settings } from '../settings/service-settings';

/**
 * Reads the file, or the folder of files, that a setting names.
 *
 * @throws SettingsError with every fault of the file
 */
export function readNamedFile<T>(setting: keyof Settings, path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new SettingsError(faultsIn(error).map((fault) => `${setting} ${path}: ${fault}`));
  }
}

/** A file for thousands of callers or insurers is smaller. */
const LARGEST_MIB = 1;

/**
 * Returns the text of a file that a setting names.
 *
 * @throws OperatorFileError for one of more than 1 MiB, or an error of the file system
 */
export function readOperatorFile(path: string): string {
  if (statSync(path).size <= LARGEST_MIB * 2 ** 20) return readFileSync(path, 'utf8');
  throw new OperatorFileError([`it is larger than ${LARGEST_MIB} MiB: it cannot be the file that is meant`]);
}

function faultsIn(error: unknown): readonly string[] {
  if (error instanceof OperatorFileError) return error.faults;
  if (error instanceof InvalidRateBooksError) return error.faults.map(faultText);
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return [`it cannot be read (${code})`];
}

/**
 * Judges the key in DATA_DIR, which is used without DATA_KEY. A folder that cannot be read is the storage's to refuse.
 *
 * @throws SettingsError
 */
export function checkDataKeyFile({ DATA_DIR, DATA_KEY }: Pick<Settings, 'DATA_DIR' | 'DATA_KEY'>): void {
  try {
    if (DATA_KEY === undefined) checkKeyFile(DATA_DIR);
  } catch (error) {
    if (error instanceof StorageUnusable) throw new SettingsError([`DATA_DIR ${DATA_DIR}: ${error.message}`]);
  }
}

/**
 * Reads several things, and says what is wrong with all of them.
 *
 * @throws SettingsError with the faults of all
 */
export function readTogether<Readers extends Readonly<Record<string, () => unknown>>>(
  readers: Readers,
): { readonly [Name in keyof Readers]: ReturnType<Readers[Name]> } {
  const faults: string[] = [];
  const read = Object.entries(readers).map(([name, reader]) => {
    try {
      return [name, reader()] as const;
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      faults.push(...error.faults);
      return [name, undefined] as const;
    }
  });
  if (faults.length > 0) throw new SettingsError(faults);
  return Object.fromEntries(read) as { [Name in keyof Readers]: ReturnType<Readers[Name]> };
}
