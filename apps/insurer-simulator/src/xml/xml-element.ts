import { existing, type Fields } from '@cotiza/kernel';

/** An element with its names resolved. */
export interface XmlElement {
  readonly namespace: string;
  readonly name: string;
  /** By local name, or `{namespace}name` for one with a prefix. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The text directly in it. */
  readonly text: string;
}

export function childOf(element: XmlElement | undefined, name: string, namespace?: string): XmlElement | undefined {
  return element?.children.find(
    (child) => child.name === name && (namespace === undefined || child.namespace === namespace),
  );
}

/** Returns the text of an element below, by the names on the way; undefined when there is none. */
export function textAt(element: XmlElement, ...path: readonly string[]): string | undefined {
  let found: XmlElement | undefined = element;
  for (const name of path) found = childOf(found, name);
  return found?.text;
}

/** Returns the elements in an element by name, down to their texts, independently of prefixes and line breaks. */
export function fieldsOf({ children }: XmlElement): Fields {
  return Object.fromEntries(
    children.map((child) => [child.name, child.children.length > 0 ? fieldsOf(child) : child.text]),
  );
}

const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

/** Escapes a text for an element. */
export function escaped(text: string): string {
  return text.replace(/[<>&]/g, (character) => existing(ENTITIES[character], 'entity for that character'));
}
