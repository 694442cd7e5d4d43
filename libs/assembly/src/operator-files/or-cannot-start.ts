import { InvalidRateBooksError } from '@cotiza/insurers-tariff';
import { OperatorFileError } from '@cotiza/kernel';
import { CannotStart } from '@cotiza/platform';
import type { Settings } from '../settings/service-settings';

/** What reading a file, or a folder of them, throws when it was read and is wrong. */
const FILE_ERRORS = [OperatorFileError, InvalidRateBooksError];

/**
 * What a file of the operator, or a folder of them, says.
 *
 * @param setting names the file or folder
 * @throws CannotStart when there is no reading it, or with every fault of what it says
 */
export function orCannotStart<T>(
  setting: keyof Settings & `${string}_${'FILE' | 'BOOKS_DIR'}`,
  file: string,
  read: () => T,
): T {
  try {
    return read();
  } catch (error) {
    if (FILE_ERRORS.some((FileError) => error instanceof FileError)) {
      throw new CannotStart(`${setting} ${file}: ${(error as Error).message}`);
    }
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    throw new CannotStart(`${setting} ${file} cannot be read (${code}).`);
  }
}
