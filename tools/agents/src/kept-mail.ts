import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';

/** An e-mail that has been written to a file. */
export interface KeptMail {
  readonly subject: string;
  readonly to: string;
  /** The purchase link. */
  readonly link: string;
  readonly text: string;
  readonly html: string;
}

/** An e-mail is written after its quotation is answered, within some milliseconds unless the machine is slow. */
const TIMEOUT_MS = 120_000;
const LOOK_EVERY_MS = 20;

/** Waits for the file of an e-mail and reads it. @throws Error when it does not come, or is not such an e-mail */
export async function readKeptMail(file: string): Promise<KeptMail> {
  const { subject, to, text = '', html = '' } = await PostalMime.parse(await whenWritten(file));
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  const address = to?.[0]?.address;
  if (subject === undefined || address === undefined || link === undefined) {
    throw new Error(`${file} is not the e-mail of a quotation`);
  }
  return { subject, to: address, link, text, html };
}

async function whenWritten(file: string): Promise<Buffer> {
  for (let waitedMs = 0; ; waitedMs += LOOK_EVERY_MS) {
    try {
      return await readFile(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || waitedMs >= TIMEOUT_MS) throw error;
      await pause(LOOK_EVERY_MS);
    }
  }
}
