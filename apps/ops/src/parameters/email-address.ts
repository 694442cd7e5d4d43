import { InvalidArgumentError } from 'commander';

/** What is certainly no address is refused here; whether it exists, its server knows. */
const ADDRESS = /^[^\s@<>,;"\p{C}]+@[^\s@<>,;"\p{C}]+$/u;
const MAX_CHARS = 254;

export function emailAddress(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= MAX_CHARS && ADDRESS.test(trimmed)) return trimmed;
  throw new InvalidArgumentError('It must be one e-mail address.');
}
