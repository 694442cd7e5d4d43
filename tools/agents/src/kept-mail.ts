import { readFile } from 'node:fs/promises';
import { untilFound } from '@cotiza/tools-kit';
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

/** Waits for the file of an e-mail and reads it. @throws Error when it does not come, or is not such an e-mail */
export async function readKeptMail(file: string): Promise<KeptMail> {
  const { subject, to, text = '', html = '' } = await PostalMime.parse(await untilFound(file, () => readFile(file)));
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  const address = to?.[0]?.address;
  if (subject === undefined || address === undefined || link === undefined) {
    throw new Error(`${file} is not the e-mail of a quotation`);
  }
  return { subject, to: address, link, text, html };
}
