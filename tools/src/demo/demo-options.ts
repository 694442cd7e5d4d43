import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { givenOptions, UsageError } from '../command-line';

export interface DemoOptions {
  /** Folder that keeps what the service keeps; undefined: it is gone with the demo. */
  readonly keep: string | undefined;
}

export const HELP = `Starts the service on a free port and walks through it: what must be asked, a catalogue, a quote of each line, and what
the customer gets: the e-mail, and the page behind its purchase link.

  npm run demo
  npm run demo -- --keep FOLDER

  --keep FOLDER  keep what the service keeps in a folder that is new or empty. The e-mails are below FOLDER/mail: any
                 mail program opens them. The demo ends by saying how to start a service on it, so that the links work.
                 Without it nothing is left behind.
  --help         print this

Nothing is sent anywhere, and settings of the environment are not used.`;

/**
 * Reads the arguments of the command line.
 *
 * @throws UsageError with a line for the terminal
 */
export function readDemoOptions(args: readonly string[]): DemoOptions | 'help' {
  const { help, keep } = givenOptions(args, { keep: { type: 'string' } });
  if (help) return 'help';
  return { keep: keep === undefined ? undefined : newFolder(keep) };
}

/** Invented quotations must not end up among those of a service. */
function newFolder(path: string): string {
  const folder = resolve(path);
  if (path !== '' && (!existsSync(folder) || isEmptyFolder(folder))) return folder;
  throw new UsageError('--keep takes a folder that is new or empty. Try --help.');
}

function isEmptyFolder(path: string): boolean {
  try {
    return readdirSync(path).length === 0;
  } catch {
    return false;
  }
}
