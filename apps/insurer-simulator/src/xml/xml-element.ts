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

/** Returns the content of an element independently of its prefixes and line breaks. */
export function contentOf(element: XmlElement): string {
  return JSON.stringify(contentsOf(element));
}

function contentsOf({ namespace, name, attributes, children, text }: XmlElement): unknown[] {
  return [namespace, name, [...attributes], children.length > 0 ? children.map(contentsOf) : text];
}
