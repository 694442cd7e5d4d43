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

/** Formats a list as indented lines of some width, broken only between its items. */
export function wrapped(items: readonly string[], separator: string, indent: string, width: number): string {
  const lines: string[] = [];
  items.forEach((item, index) => {
    const text = index < items.length - 1 ? item + separator : item;
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${text}`.length <= width) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(indent + text);
  });
  return lines.join('\n');
}

export const indented = (text: string, indent: string): string => text.replace(/^/gm, indent);
