import { isCalendarDay } from '@cotiza/kernel';
import { SaxesParser } from 'saxes';
import type { XmlElement } from '@cotiza/transport';

/** A node of the schema: its kind (`element`, `sequence`...), attributes and children. */
interface SchemaNode {
  readonly kind: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SchemaNode[];
}

interface Draft extends SchemaNode {
  readonly children: SchemaNode[];
}

/** Returns the root of a schema without annotations. */
function schemaOf(xsd: string): SchemaNode {
  const parser = new SaxesParser();
  const open: Draft[] = [{ kind: 'document', attributes: {}, children: [] }];
  parser.on('opentag', ({ name, attributes }) =>
    open.push({ kind: name.replace('xs:', ''), attributes: attributes as Record<string, string>, children: [] }),
  );
  parser.on('closetag', () => {
    const node = open.pop()!;
    if (node.kind !== 'annotation') open.at(-1)!.children.push(node);
  });
  parser.write(xsd).close();
  return open[0]!.children[0]!;
}

const BUILT_IN: Readonly<Record<string, (text: string) => boolean>> = {
  'xs:string': (text) => text !== '',
  'xs:date': isCalendarDay,
  'xs:int': (text) => /^-?\d{1,10}$/.test(text),
  'xs:long': (text) => /^-?\d{1,18}$/.test(text),
  'xs:decimal': (text) => /^-?\d+(\.\d+)?$/.test(text),
};

/**
 * Returns the differences between a document and a schema: names, order and number of elements, lists, patterns, lengths and
 * limits. Supports only the part of XML Schema that `vendor/roble.xsd` uses; a facet beyond it throws.
 */
export function xsdCheck(xsd: string): (root: XmlElement) => string[] {
  const schema = schemaOf(xsd);
  const named = (kind: string, name: string) =>
    schema.children.find((node) => node.kind === kind && node.attributes.name === name);

  const isWrong = (type: string, text: string): boolean => {
    if (type.startsWith('xs:')) return !BUILT_IN[type]!(text);
    const [restriction] = named('simpleType', type.slice('r:'.length))!.children;
    const facets = restriction!.children.map(({ kind, attributes }) => [kind, attributes.value!] as const);
    const list = facets.flatMap(([kind, value]) => (kind === 'enumeration' ? [value] : []));
    if (list.length > 0) return !list.includes(text);
    return isWrong(restriction!.attributes.base!, text) || facets.some(([kind, value]) => !holds(kind, value, text));
  };

  const elementFaults = (declared: SchemaNode, found: XmlElement, path: string): string[] => {
    const { type } = declared.attributes;
    const complex = type === undefined ? declared.children[0] : named('complexType', type.replace('r:', ''));
    if (!complex) return isWrong(type!, found.text) || found.elements.length > 0 ? [`${path} is no ${type}`] : [];
    const left = [...found.elements];
    const faults = groupFaults(complex.children[0]!, left, path);
    return [...faults, ...left.map(({ name }) => `${path} has an unexpected ${name.local}`)];
  };

  /** Removes from `left` the elements that the group allows, in its order. */
  const groupFaults = ({ kind, children }: SchemaNode, left: XmlElement[], path: string): string[] => {
    if (kind === 'choice') {
      const chosen = children.find(({ attributes }) => attributes.name === left[0]?.name.local);
      return chosen ? repeatedFaults(chosen, left, path) : [`${path} has none of a choice`];
    }
    return children.flatMap((each) =>
      each.kind === 'element' ? repeatedFaults(each, left, path) : groupFaults(each, left, path),
    );
  };

  /** Removes from `left` up to the allowed number of an element. */
  const repeatedFaults = (declared: SchemaNode, left: XmlElement[], path: string): string[] => {
    const { name, minOccurs = '1', maxOccurs = '1' } = declared.attributes;
    const max = maxOccurs === 'unbounded' ? Infinity : Number(maxOccurs);
    const faults: string[] = [];
    let count = 0;
    for (; count < max && left[0]?.name.local === name; count++) {
      faults.push(...elementFaults(declared, left.shift()!, `${path}/${name}`));
    }
    return count < Number(minOccurs) ? [...faults, `${path}/${name} is missing`] : faults;
  };

  return (root) => {
    const declared = named('element', root.name.local);
    return declared ? elementFaults(declared, root, root.name.local) : [`no element ${root.name.local}`];
  };
}

function holds(facet: string, value: string, text: string): boolean {
  switch (facet) {
    case 'pattern':
      return new RegExp(`^(?:${value})$`).test(text);
    case 'minLength':
      return text.length >= Number(value);
    case 'maxLength':
      return text.length <= Number(value);
    case 'minInclusive':
      return Number(text) >= Number(value);
    case 'maxInclusive':
      return Number(text) <= Number(value);
    default:
      throw new Error(`the facet ${facet} is not understood`);
  }
}
