import type { IncomingMessage } from 'node:http';
import { FORM_TYPE } from '@cotiza/platform';

/** More than any form of the console holds. */
const BYTES_AT_MOST = 8192;

/** The fields of a form; undefined for what is none, or too large for one of ours. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const [type] = (request.headers['content-type'] ?? '').split(';');
  if (type?.trim().toLowerCase() !== FORM_TYPE) return undefined;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > BYTES_AT_MOST) return undefined;
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}
