/** Control and format characters, lone surrogates and unassigned code points. */
const UNPRINTABLE = /\p{C}/gu;

/**
 * Removes characters that control a terminal. Some printed texts come from callers or insurers, and a terminal would obey
 * their control characters.
 */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => (character === '\n' ? character : escaped(character)));
}

/** Formats a JSON document without control characters; a parser reads the same values. */
export function jsonText(document: unknown): string {
  return printable(JSON.stringify(document, null, 2));
}

const escaped = (character: string) =>
  Array.from({ length: character.length }, (_, index) => {
    const unit = character.charCodeAt(index).toString(16).padStart(4, '0');
    return `\\u${unit}`;
  }).join('');
