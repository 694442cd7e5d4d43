import type { IncomingMessage } from 'node:http';
import { existing } from '@cotiza/kernel';

/**
 * What was sent in a header: undefined where it was not sent, null where it was sent several times. What Node makes of all headers
 * (`headers`) is made when it is first asked for, which for a refusal would be much of its time.
 *
 * @param name in lower case
 */
export function soleHeader(
  { rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>,
  name: string,
): string | null | undefined {
  let value: string | undefined;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const sent = existing(rawHeaders[place], 'name of that header');
    if (sent.length !== name.length || sent.toLowerCase() !== name) continue;
    if (value !== undefined) return null;
    value = existing(rawHeaders[place + 1], 'value of that header');
  }
  return value;
}
