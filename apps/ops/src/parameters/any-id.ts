import { InvalidArgumentError } from 'commander';

/** As long as the longest id that a caller may send. */
const MAX_CHARS = 255;

/** Reads an id as it was sent: a reference, a request id or a `client_reference`, in which blanks count. */
export function anyId(text: string): string {
  if (text !== '' && text.length <= MAX_CHARS) return text;
  throw new InvalidArgumentError(`It must have 1 to ${MAX_CHARS} characters.`);
}
