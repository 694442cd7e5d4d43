import type { JsonSchema } from '@cotiza/contract';
import { optionalIn } from './profiled-schema';
import type { VendorSubset } from './vendors.data';

/** What a vendor would refuse in the schema of a tool's arguments; nothing where it takes it. */
export function subsetFaults(schema: JsonSchema, subset: VendorSubset): string[] {
  const { optionalAtMost = Infinity, unionsAtMost = Infinity, depthAtMost = Infinity } = subset;
  const all = schemasIn(schema);
  const optional = optionalIn(schema);
  const unions = all.filter(({ of }) => of.anyOf !== undefined || Array.isArray(of.type)).length;
  const depth = Math.max(...all.map((each) => each.depth));
  return [
    ...(schema.type === 'object' && schema.properties ? [] : ['the root is no object with properties']),
    ...['anyOf', 'oneOf', 'allOf', 'not', 'enum'].filter((name) => name in schema).map((name) => `${name} at the root`),
    ...all.flatMap(({ path, of }) => faultsAt(of, subset).map((fault) => `${path}: ${fault}`)),
    ...(optional > optionalAtMost ? [`${optional} optional properties, ${optionalAtMost} at most`] : []),
    ...(unions > unionsAtMost ? [`${unions} unions, ${unionsAtMost} at most`] : []),
    ...(depth > depthAtMost ? [`${depth} objects within one another, ${depthAtMost} at most`] : []),
  ];
}

function faultsAt(of: JsonSchema, subset: VendorSubset): string[] {
  const { keywords, takesAnyValue, takesTypeLists, listedTypes, formats } = subset;
  const isListed = !of.enum || !listedTypes || listedTypes.includes(of.type as string);
  const isKnownFormat = !of.format || !formats || formats.includes(of.format as string);
  return [
    ...Object.keys(of).flatMap((name) => (keywords && !keywords.includes(name) ? [`the keyword ${name}`] : [])),
    ...unless(takesAnyValue || (of.type ?? of.anyOf) !== undefined, 'no type'),
    ...unless(takesTypeLists || !Array.isArray(of.type), 'a list of types'),
    ...unless(isListed, 'a list of what is no text'),
    ...unless(isKnownFormat, `the format ${of.format as string}`),
    ...(of.type === 'object' ? faultsOfObject(of, subset) : []),
  ];
}

function faultsOfObject(of: JsonSchema, { closed, requiresAll, takesAnyObject }: VendorSubset): string[] {
  const isClosed = of.additionalProperties === false;
  const properties = Object.keys(of.properties ?? {});
  const required = (of.required ?? []) as readonly string[];
  return [
    ...unless(takesAnyObject || properties.length > 0, 'an object of which nothing is said'),
    ...unless(
      closed === 'either' || isClosed === (closed === 'always'),
      isClosed ? 'it is closed' : 'it is not closed',
    ),
    ...unless(!requiresAll || properties.every((name) => required.includes(name)), 'a property that is not required'),
    ...properties.flatMap((name) => unless(/^[a-zA-Z0-9_.-]{1,64}$/.test(name), `the name ${name}`)),
  ];
}

const unless = (isRight: boolean, fault: string): string[] => (isRight ? [] : [fault]);

interface Placed {
  readonly path: string;
  readonly of: JsonSchema;
  readonly depth: number;
}

/** A schema and all that it is made of. */
function schemasIn(of: JsonSchema, path = '', above = 0): Placed[] {
  const depth = above + (of.type === 'object' ? 1 : 0);
  const parts: [string, JsonSchema][] = [
    ...Object.entries((of.properties ?? {}) as Record<string, JsonSchema>),
    ...((of.anyOf ?? []) as JsonSchema[]).map((part, at): [string, JsonSchema] => [`anyOf ${at}`, part]),
    ...(of.items ? [['items', of.items] as [string, JsonSchema]] : []),
  ];
  return [{ path, of, depth }, ...parts.flatMap(([name, part]) => schemasIn(part, `${path}/${name}`, depth))];
}
