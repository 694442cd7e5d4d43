/** Letters, with the signs that names have between them; never an address, a number or a sentence. */
const NAME = /^\p{L}[\p{L}\p{M}'’·-]*(?: \p{L}[\p{L}\p{M}'’·-]*){0,3}$/u;
const MAX_CHARS = 40;

/** Returns the name by which a customer is greeted; null where it does not read as a name. */
export const greetingName = (name: string): string | null => {
  const trimmed = name.trim();
  return trimmed.length <= MAX_CHARS && NAME.test(trimmed) ? trimmed : null;
};
