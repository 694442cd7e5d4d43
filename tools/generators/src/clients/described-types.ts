/** A type of the interface, as clients of each language write it. */
export type DescribedType =
  | { readonly kind: 'plain'; readonly name: 'string' | 'integer' | 'number' | 'boolean' | 'null' }
  | { readonly kind: 'literals'; readonly values: readonly unknown[] }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'list' | 'map'; readonly of: DescribedType }
  | { readonly kind: 'union'; readonly of: readonly DescribedType[] };

export interface DescribedProperty {
  readonly name: string;
  readonly type: DescribedType;
  readonly isRequired: boolean;
  readonly description?: string;
}

export interface DescribedObject {
  readonly name: string;
  readonly description?: string;
  readonly properties: readonly DescribedProperty[];
}

export interface DescribedOperation {
  readonly id: string;
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly DescribedProperty[];
  readonly body?: DescribedType;
  readonly result: DescribedType;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const REFERENCE = '#/components/schemas/';

/** @throws Error for a schema that says nothing of its values */
function typeOf(schema: Schema): DescribedType {
  if (schema.$ref !== undefined) return { kind: 'named', name: schema.$ref.replace(REFERENCE, '') };
  if ('const' in schema) return { kind: 'literals', values: [schema.const] };
  if (schema.enum !== undefined) return { kind: 'literals', values: schema.enum };
  const several = schema.anyOf ?? schema.oneOf;
  if (several !== undefined) return unionOf(several.map(typeOf));
  return unionOf([schema.type ?? []].flat().map((name) => plainType(name, schema)));
}

function plainType(name: string, { items, additionalProperties: values }: Schema): DescribedType {
  if (name === 'array' && items !== undefined) return { kind: 'list', of: typeOf(items) };
  if (name === 'object' && typeof values === 'object') return { kind: 'map', of: typeOf(values) };
  const plain = (['string', 'integer', 'number', 'boolean', 'null'] as const).find((each) => each === name);
  if (plain !== undefined) return { kind: 'plain', name: plain };
  throw new Error(`openapi.json has a type that clients do not know: ${name}`);
}

function unionOf(of: readonly DescribedType[]): DescribedType {
  const [first, ...others] = of;
  if (first === undefined) throw new Error('openapi.json has a schema without a type');
  return others.length === 0 ? first : { kind: 'union', of };
}

/** Returns every named object of a description. */
export function describedObjects({ components }: OpenApi): DescribedObject[] {
  const objects = Object.entries(components.schemas).filter(([, { oneOf }]) => oneOf === undefined);
  return objects.map(([name, { description, properties = {}, required = [] }]) => ({
    name,
    description,
    properties: Object.entries(properties).map(([property, schema]) => ({
      name: property,
      type: typeOf(schema),
      isRequired: required.includes(property),
      description: schema.description,
    })),
  }));
}

/** Returns the choice of bodies that a reference is to; undefined for any other schema. */
function choiceOf({ $ref = '' }: Schema, { schemas }: OpenApi['components']): Schema | undefined {
  const named = schemas[$ref.replace(REFERENCE, '')];
  return named?.oneOf && named;
}

/** Returns every operation of a description. */
export function describedOperations(openApi: OpenApi): DescribedOperation[] {
  return Object.entries(openApi.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => describedOperation(openApi, path, method, operation)),
  );
}

function describedOperation(
  { components }: OpenApi,
  path: string,
  method: string,
  operation: Operation,
): DescribedOperation {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const body = requestBody?.content['application/json'];
  const result = Object.values(responses)[0]?.content?.['application/json'];
  if (result === undefined) throw new Error(`openapi.json has no answer of ${operationId}`);
  return {
    id: operationId,
    summary,
    method: method.toUpperCase(),
    path,
    query: parameters
      .filter((each) => each.in === 'query')
      .map(({ name, required: isRequired = false, description, schema }) => ({
        ...{ name, isRequired, description },
        type: typeOf(schema),
      })),
    body: body && typeOf(choiceOf(body.schema, components) ?? body.schema),
    result: typeOf(result.schema),
  };
}
