import type { Fields } from '@cotiza/kernel';
import type { XmlElement } from '@cotiza/transport';

export function childOf(element: XmlElement | undefined, local: string, namespace?: string): XmlElement | undefined {
  return element?.elements.find(
    ({ name }) => name.local === local && (namespace === undefined || name.namespace === namespace),
  );
}

/** Returns the elements in an element by name, down to their texts, independently of prefixes and line breaks. */
export function fieldsOf({ elements }: XmlElement): Fields {
  return Object.fromEntries(
    elements.map((child) => [child.name.local, child.elements.length > 0 ? fieldsOf(child) : child.text]),
  );
}
