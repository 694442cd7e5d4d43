import type { JsonSchema } from '@cotiza/contract';
import { optionalIn } from '../profiles/profiled-schema';
import type { VendorSubset } from '../profiles/vendors.data';

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
  const { keywords, closed, requiresAll, takesTypeLists, takesAnyObject, listedTypes, formats } = subset;
  const isObject = of.type === 'object';
  const isClosed = of.additionalProperties === false;
  const properties = Object.keys(of.properties ?? {});
  const isAsClosed = closed === 'either' || !isObject || isClosed === (closed === 'always');
  const isAllSent = !requiresAll || properties.every((name) => ((of.required ?? []) as string[]).includes(name));
  return [
    ...Object.keys(of).flatMap((name) => (keywords && !keywords.includes(name) ? [`the keyword ${name}`] : [])),
    ...(of.type === undefined && of.anyOf === undefined ? ['no type'] : []),
    ...(Array.isArray(of.type) && !takesTypeLists ? ['a list of types'] : []),
    ...(isObject && properties.length === 0 && !takesAnyObject ? ['an object of which nothing is said'] : []),
    ...(isAsClosed ? [] : [isClosed ? 'it is closed' : 'it is not closed']),
    ...(isAllSent ? [] : ['a property that is not required']),
    ...(of.enum && listedTypes && !listedTypes.includes(of.type as string) ? ['a list of what is no text'] : []),
    ...(of.format && formats && !formats.includes(of.format as string) ? [`the format ${of.format as string}`] : []),
    ...properties.filter((name) => !/^[a-zA-Z0-9_.-]{1,64}$/.test(name)).map((name) => `the name ${name}`),
  ];
}

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
