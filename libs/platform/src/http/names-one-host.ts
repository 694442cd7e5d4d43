import type { IncomingMessage } from 'node:http';
import { existing } from '@cotiza/kernel';

const HOST = 'host';

/** HTTP/1.1 makes one `Host` obligatory, and no version allows several (RFC 9112, 3.2). Node keeps the first of them. */
export function namesOneHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion !== '1.1';
  let hosts = 0;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = existing(rawHeaders[place], 'name of that header');
    if (name.length === HOST.length && name.toLowerCase() === HOST) hosts++;
  }
  return hosts === 1;
}
