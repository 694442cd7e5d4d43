import { Failure } from '../failure';
import type { Ops } from '../ops';

/**
 * Reads a file. The message of a failure quotes nothing of it.
 *
 * @throws Failure
 */
export const readInput = (ops: Pick<Ops, 'readText'>, path: string): Promise<string> =>
  ops.readText(path).catch(unreadable);

/** Reads a file as `readInput`; undefined where there is none. @throws Failure */
export const readIfThere = (ops: Pick<Ops, 'readText'>, path: string): Promise<string | undefined> =>
  ops.readText(path).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? undefined : unreadable(error)));

function unreadable({ code = 'unknown error' }: NodeJS.ErrnoException): never {
  throw new Failure(`The file cannot be read (${code}).`);
}

/** @throws Failure */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Failure('The file is not JSON.');
  }
}
