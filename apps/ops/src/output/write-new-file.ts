import { Failure } from '../failure';
import type { Ops } from '../ops';

/**
 * Creates a file that must not exist. A failure is reported by the system's code, which quotes nothing.
 *
 * @param option the option with the path, such as `--out`
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
