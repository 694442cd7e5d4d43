import { childOf, type XmlElement } from '../xml/xml-element';
import { BUILT_IN_TYPES, type BuiltInType, type SimpleType } from './xsd-model';

const RANGES: Partial<Record<BuiltInType, readonly [number, number]>> = {
  int: [-2_147_483_648, 2_147_483_647],
  long: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
};

/** Returns a built-in type of XML Schema. */
export function builtInType(name: string): SimpleType | undefined {
  const base = BUILT_IN_TYPES.find((type) => type === name);
  if (!base) return undefined;
  const [min, max] = RANGES[base] ?? [-Infinity, Infinity];
  return { kind: 'simple', base, values: [], patterns: [], min, max, minLength: 0, maxLength: Infinity };
}

/** Reads a restriction of a built-in type. */
export function readSimpleType(element: XmlElement): SimpleType {
  const restriction = childOf(element, 'restriction');
  const base = builtInType(restriction?.attributes.get('base')?.replace(/^xs:/, '') ?? '');
  if (!restriction || !base)
    throw new Error(`the schema has a type of an unknown base: ${element.attributes.get('name')}`);
  let type: SimpleType = base;
  for (const facet of restriction.children) type = withFacet(type, facet.name, facet.attributes.get('value') ?? '');
  return type;
}

function withFacet(type: SimpleType, facet: string, value: string): SimpleType {
  switch (facet) {
    case 'annotation':
      return type;
    case 'enumeration':
      return { ...type, values: [...type.values, value] };
    case 'pattern':
      return { ...type, patterns: [...type.patterns, new RegExp(`^(?:${value})$`, 'u')] };
    case 'minInclusive':
      return { ...type, min: Number(value) };
    case 'maxInclusive':
      return { ...type, max: Number(value) };
    case 'minLength':
      return { ...type, minLength: Number(value) };
    case 'maxLength':
      return { ...type, maxLength: Number(value) };
    default:
      throw new Error(`the schema uses the facet ${facet}, which is not checked`);
  }
}
