import { InvalidArgumentError } from 'commander';

const MAX_CHARS = 200;

/** Reads one line of words. */
export function shortText(text: string): string {
  const trimmed = text.trim();
  if (trimmed !== '' && trimmed.length <= MAX_CHARS && !/\p{C}/u.test(trimmed)) return trimmed;
  throw new InvalidArgumentError(`It must be one line of 1 to ${MAX_CHARS} characters.`);
}
