import { open, opendir, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { defined, REFERENCE_PATTERN } from '@cotiza/kernel';
import { DATA_MAIL_SUFFIX } from './data-mail.composer';
import { domainToASCII } from 'node:url';

/** The file name of the e-mail of `sendTestMail`. */
export const TEST_MAIL_NAME = 'prueba';

const WHOLE = /^(.+)\.eml$/;
const OF_DATA = new RegExp(`${DATA_MAIL_SUFFIX}$`);
const UNFINISHED = /^\.(.+)\.\d+\.tmp$/;

/** Upper limit of the header of an e-mail that this service writes, in bytes. */
const HEAD_BYTES = 4096;

/** The e-mails to find: those of some quotations, and all to an address. */
export interface MailsSought {
  readonly references: readonly string[];
  readonly recipient?: string;
}

export interface KeptMail {
  readonly file: string;
  /** The message in RFC 5322 format. */
  readonly message: string;
}

/** E-mails kept as files. A missing folder holds none. Files with other names are ignored. */
export interface KeptMails {
  find(sought: MailsSought): Promise<readonly KeptMail[]>;
  /** Deletes e-mails and returns their count. */
  erase(sought: MailsSought): Promise<number>;
  /**
   * Deletes e-mails of quotations from before an instant, and unfinished files from before it. Returns their count.
   *
   * @param before milliseconds since the epoch
   */
  purge(before: number): Promise<number>;
}

/** @param folder the folder of `emlMailer` */
export function keptMails(folder: string): KeptMails {
  const find = async (sought: MailsSought): Promise<string[]> => {
    const found: string[] = [];
    for await (const file of filesIn(folder)) if (await isSought(folder, file, sought)) found.push(file);
    return found.sort();
  };
  return {
    find: async (sought) => {
      const mails: KeptMail[] = [];
      for (const file of await find(sought)) {
        mails.push({ file, message: await readFile(join(folder, file), 'utf8') });
      }
      return mails;
    },
    erase: async (sought) => {
      const files = await find(sought);
      for (const file of files) await remove(folder, file);
      return files.length;
    },
    purge: async (before) => {
      let removed = 0;
      for await (const file of filesIn(folder)) {
        if ((await writtenAt(folder, file)) >= before) continue;
        await remove(folder, file);
        removed++;
      }
      return removed;
    },
  };
}

/** Lists the files of `emlMailer`, finished or not. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  let entries;
  try {
    entries = await opendir(folder);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  for await (const entry of entries) if (entry.isFile() && nameIn(entry.name) !== undefined) yield entry.name;
}

/** Returns the reference of the e-mail in a file, or the name of the test e-mail; undefined for other files. */
function nameIn(file: string): string | undefined {
  const name = (WHOLE.exec(file) ?? UNFINISHED.exec(file))?.[1]?.replace(OF_DATA, '');
  return name === TEST_MAIL_NAME || REFERENCE_PATTERN.test(name ?? '') ? name : undefined;
}

async function isSought(folder: string, file: string, { references, recipient }: MailsSought): Promise<boolean> {
  if (references.includes(defined(nameIn(file), 'reference in the name of a kept e-mail'))) return true;
  if (recipient === undefined) return false;
  const to = recipientIn(await headOf(join(folder, file)));
  return to !== undefined && sameRecipient(to, recipient);
}

/** Reads the header. Returns an empty text when the file has been deleted meanwhile. */
async function headOf(path: string): Promise<string> {
  let file;
  try {
    file = await open(path, 'r');
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function writtenAt(folder: string, file: string): Promise<number> {
  return stat(join(folder, file)).then(
    ({ mtimeMs }) => mtimeMs,
    (error: unknown) => {
      if (isMissing(error)) return Infinity;
      throw error;
    },
  );
}

/** Deletes a file, which another process may have deleted already. */
async function remove(folder: string, file: string): Promise<void> {
  await unlink(join(folder, file)).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A folded field continues in lines that begin with a blank (RFC 5322, 2.2.3). */
const TO_FIELD = /^To:((?:[^\r\n]|\r?\n[ \t])*)/im;
const END_OF_HEAD = /\r?\n\r?\n/;

/** Returns the recipient of an e-mail that this service wrote: one address, without a name. */
function recipientIn(message: string): string | undefined {
  const head = defined(message.split(END_OF_HEAD, 1)[0], 'head of the e-mail');
  const field = TO_FIELD.exec(head)?.[1]?.replace(/\r?\n/g, '').trim();
  return field?.replace(/^<(.*)>$/, '$1');
}

/** Returns true when two addresses are equal apart from capitals, surrounding blanks and the form of the domain. */
const sameRecipient = (one: string, other: string): boolean => plain(one) === plain(other);

function plain(address: string): string {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  return `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1))}`;
}
