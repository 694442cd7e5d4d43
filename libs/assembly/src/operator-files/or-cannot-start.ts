import { WebhooksFileError } from '@cotiza/notifications';
import { CannotStart, type Settings } from '@cotiza/platform';
import { CallersFileError } from '../callers/callers-file';
import { InsurersFileError } from '../insurers/insurers-file';

/** What reading a file throws when it was read and is wrong. */
const FILE_ERRORS = [CallersFileError, InsurersFileError, WebhooksFileError];

/**
 * What a file of the operator says.
 *
 * @param setting names the file
 * @throws CannotStart when there is no reading it, or with every fault of what it says
 */
export function orCannotStart<T>(setting: keyof Settings & `${string}_FILE`, file: string, read: () => T): T {
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
