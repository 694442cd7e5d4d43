import { closeSync, fsync, futimesSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onFirstUse } from '@cotiza/kernel';
import { errorCode } from '@cotiza/transport';
import { NO_ADDRESS, type Mail, type Mailer, type MailOutcome } from './mail';
import { isAddress } from './mailbox';

const FILE_NAME = /^[A-Za-z0-9-]{1,100}$/;

/** Files that are written side by side: their outcomes share a commit, and their names a sync of the folder. */
const AT_ONCE = 32;

/**
 * Writes e-mails as `.eml` files, one for each name: a repeated one replaces the first. Files are written atomically, and only
 * their owner can read them.
 *
 * @param folder made for the first e-mail, and again after a failure
 */
export function emlMailer(folder: string): Mailer {
  const written = onFirstUse(() => import('./write-message.js'));
  const syncNames = sharedSync(folder);
  let isMade = false;
  return {
    description: `.eml files in ${folder}`,
    concurrency: AT_ONCE,
    send: async (mail): Promise<MailOutcome> => {
      if (!isAddress(mail.to)) return NO_ADDRESS;
      try {
        if (!FILE_NAME.test(mail.fileName)) throw new RangeError('no file name');
        const { raw } = (await written()).writeMessage(mail);
        if (!isMade) await mkdir(folder, { recursive: true, mode: 0o700 });
        isMade = true;
        await writeWhole(folder, mail, raw);
        await syncNames();
        return { kind: 'delivered' };
      } catch (error) {
        isMade = false;
        return { kind: 'failed', reason: `the file cannot be written: ${errorCode(error)}` };
      }
    },
    close: () => undefined,
  };
}

const sync = promisify(fsync);

/** Only the sync waits for the disk. The other steps take less time than a thread of their own would. */
async function writeWhole(folder: string, { fileName, date }: Mail, content: Uint8Array): Promise<void> {
  const unfinished = join(folder, `.${fileName}.${process.pid}.tmp`);
  const file = openSync(unfinished, 'w', 0o600);
  try {
    writeFileSync(file, content);
    // A file has the date of its quotation, so that both are kept for the same time.
    futimesSync(file, date, date);
    await sync(file);
  } finally {
    closeSync(file);
  }
  renameSync(unfinished, join(folder, `${fileName}.eml`));
}

/** Returns what syncs a folder, once for all calls that wait for it: the name of a new file is not durable before. */
function sharedSync(folder: string): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = () => {
    next = undefined;
    return (running = syncFolder(folder));
  };
  return () => (next ??= running.then(begin, begin));
}

async function syncFolder(folder: string): Promise<void> {
  const held = await open(folder, 'r');
  try {
    await held.sync();
  } finally {
    await held.close();
  }
}
