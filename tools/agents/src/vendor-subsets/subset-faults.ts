import type { JsonSchema } from '@cotiza/contract';
import type { VendorSubset } from './vendors.data';

/** Returns the faults for which a vendor refuses the schema of a tool's arguments. */
export function subsetFaults(schema: JsonSchema, subset: VendorSubset): string[] {
  const { optionalAtMost = Infinity, unionsAtMost = Infinity, depthAtMost = Infinity } = subset;
  const all = schemasIn(schema);
  const optional = all.reduce((count, { of }) => count + optionalNames(of).length, 0);
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
  return [
    ...unless(takesAnyObject || properties.length > 0, 'an object without properties'),
    ...unless(
      closed === 'either' || isClosed === (closed === 'always'),
      isClosed ? 'it is closed' : 'it is not closed',
    ),
    ...unless(!requiresAll || optionalNames(of).length === 0, 'a property that is not required'),
    ...properties.flatMap((name) => unless(/^[a-zA-Z0-9_.-]{1,64}$/.test(name), `the name ${name}`)),
  ];
}

/** A list that is null is none: Anthropic's library sends it so for a tool that requires nothing. */
function optionalNames({ properties, required }: JsonSchema): string[] {
  return Object.keys(properties ?? {}).filter((name) => !((required ?? []) as readonly string[]).includes(name));
}

const unless = (isRight: boolean, fault: string): string[] => (isRight ? [] : [fault]);

interface Placed {
  readonly path: string;
  readonly of: JsonSchema;
  readonly depth: number;
}

/** Returns a schema and all schemas within it. */
function schemasIn(of: JsonSchema, path = '', above = 0): Placed[] {
  const depth = above + (of.type === 'object' ? 1 : 0);
  const parts: [string, JsonSchema][] = [
    ...Object.entries((of.properties ?? {}) as Record<string, JsonSchema>),
    ...((of.anyOf ?? []) as JsonSchema[]).map((part, at): [string, JsonSchema] => [`anyOf ${at}`, part]),
    ...(of.items ? [['items', of.items] as [string, JsonSchema]] : []),
  ];
  return [{ path, of, depth }, ...parts.flatMap(([name, part]) => schemasIn(part, `${path}/${name}`, depth))];
}
