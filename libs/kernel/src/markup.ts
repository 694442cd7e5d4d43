const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it is written into markup: inside an element or a quoted attribute it stays text. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A piece of a document. Nothing but `markup` and `rawMarkup` makes one, so a plain text cannot pass for it. */
export class Markup {
  /** Makes the class nominal: an object that merely looks like it is not one. */
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  toString(): string {
    return this.#source;
  }
}

/** A value in a template: text is escaped, a piece of markup is kept as it is, null is left out. */
export type Part = Markup | readonly Markup[] | string | number | null;

/** A template of markup, in which whatever is put in stays what it is: text. */
export function markup(literals: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(literals.reduce((before, literal, index) => before + written(parts[index - 1] ?? null) + literal));
}

/** A text of our own that is markup already, such as a style. */
export const rawMarkup = (source: string): Markup => new Markup(source);

/**
 * Renders a text in which some words are links.
 *
 * @param targets the address of each of these words
 * @param link renders one of them
 */
export function withLinks(
  text: string,
  targets: Readonly<Record<string, string>>,
  link = (address: string, words: string): Markup => markup`<a href="${address}">${words}</a>`,
): Markup {
  const [words] = Object.keys(targets).filter((each) => text.includes(each));
  if (words === undefined) return markup`${text}`;
  const { [words]: address = '', ...others } = targets;
  return text
    .split(words)
    .map((part) => withLinks(part, others, link))
    .reduce((before, part) => markup`${before}${link(address, words)}${part}`);
}

function written(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.toString();
  return Array.isArray(part) ? part.map(written).join('\n') : escapeText(String(part));
}
