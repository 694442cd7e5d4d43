/** Control and format characters, lone surrogates and code points nobody has assigned. */
const UNPRINTABLE = /\p{C}/gu;

/**
 * Text that a terminal only shows. Some of what is printed was written by callers or insurers, and a terminal obeys the
 * control characters in it.
 */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => (character === '\n' ? character : escaped(character)));
}

/** A JSON document, as plain to a terminal and the same to a parser. */
export function jsonText(document: unknown): string {
  return printable(JSON.stringify(document, null, 2));
}

const escaped = (character: string) =>
  Array.from({ length: character.length }, (_, index) => {
    const unit = character.charCodeAt(index).toString(16).padStart(4, '0');
    return `\\u${unit}`;
  }).join('');
