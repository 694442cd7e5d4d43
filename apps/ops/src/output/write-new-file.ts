import { Failure } from '../failure';
import type { Ops } from '../ops';

/**
 * Writes a file that is not there yet. Why it cannot be written is said by the system in a code that quotes nothing.
 *
 * @param option the one that named the file, such as `--out`
 * @throws Failure
 */
export async function writeNewFile(ops: Ops, path: string, text: string, option: string): Promise<void> {
  try {
    await ops.writePrivateFile(path, text);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new Failure(
      code === 'EEXIST'
        ? `The file is there already: give another name to ${option}.`
        : `The file cannot be written (${code}).`,
    );
  }
}
