import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { toolCommand, type CommandPage } from '@cotiza/tools-kit';
import { InvalidArgumentError } from 'commander';

export interface DemoOptions {
  /** Folder that keeps what the service keeps; undefined: it is gone with the demo. */
  readonly keep: string | undefined;
}

const PAGE: CommandPage = {
  script: 'demo',
  purpose:
    'Starts the service on a free port and walks through it: what must be asked, a catalogue, a quote of each line, and what the ' +
    'customer gets: the e-mail, and the page behind its purchase link.',
  examples: ['', '--keep FOLDER'],
  notes: `The e-mails that are kept are below FOLDER/mail: any mail program opens them. The demo ends by saying how to start a
service on the folder, so that the links work. Nothing is sent anywhere, and settings of the environment are not used.`,
  wellWhen: 'every step went as it should',
};

/** `npm run demo` */
export const DEMO = toolCommand(
  PAGE,
  (command) =>
    command.option(
      '--keep <folder>',
      'keep what the service keeps in a folder that is new or empty (default: nothing is left behind)',
      newFolder,
    ),
  ({ keep }: Partial<DemoOptions>): DemoOptions => ({ keep }),
);

/** Invented quotations must not end up among those of a service. */
function newFolder(path: string): string {
  const folder = resolve(path);
  if (path !== '' && (!existsSync(folder) || isEmptyFolder(folder))) return folder;
  throw new InvalidArgumentError('It must be a folder that is new or empty.');
}

function isEmptyFolder(path: string): boolean {
  try {
    return readdirSync(path).length === 0;
  } catch {
    return false;
  }
}
