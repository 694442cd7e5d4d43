import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@cotiza/transport';
import { NO_ADDRESS, type Mail, type Mailer, type MailOutcome } from './mail';
import { isAddress } from './mailbox';
import { messageFields } from './message-fields';

const FILE_NAME = /^[A-Za-z0-9-]{1,100}$/;

/**
 * Writes e-mails as `.eml` files, one for each name: a repeated one replaces the first. Files are written atomically, and only
 * their owner can read them.
 *
 * @param folder created if it is missing
 */
export function emlMailer(folder: string): Mailer {
  return {
    description: `.eml files in ${folder}`,
    concurrency: 8,
    send: async (mail): Promise<MailOutcome> => {
      if (!isAddress(mail.to)) return NO_ADDRESS;
      try {
        const { createTransport } = await import('nodemailer');
        const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
        const { message } = await transport.sendMail(messageFields(mail));
        await writeWhole(folder, mail, message as Buffer);
        return { kind: 'delivered' };
      } catch (error) {
        return { kind: 'failed', reason: `the file cannot be written: ${errorCode(error)}` };
      }
    },
    close: () => undefined,
  };
}

async function writeWhole(folder: string, { fileName, date }: Mail, content: Uint8Array): Promise<void> {
  if (!FILE_NAME.test(fileName)) throw new RangeError('no file name');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${fileName}.${process.pid}.tmp`);
  await writeThrough(unfinished, content, date);
  await rename(unfinished, join(folder, `${fileName}.eml`));
  await syncFolder(folder);
}

async function writeThrough(path: string, content: Uint8Array, date: Date): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    // A file has the date of its quotation, so that both are kept for the same time.
    await file.utimes(date, date);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs the folder: the name of a new file is not durable before. */
async function syncFolder(folder: string): Promise<void> {
  const held = await open(folder, 'r');
  try {
    await held.sync();
  } finally {
    await held.close();
  }
}
