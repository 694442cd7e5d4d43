import { readJson } from '@cotiza/tools-kit';
import { RE2JS } from 're2js';

interface Described {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: object;
  readonly webhooks?: object;
}
type Schema = Readonly<Record<string, unknown>>;

const openApi = readJson<Described>('openapi.json');

/** Keywords that restrict the values of a schema: a schema with none of them takes anything. */
const SAYS_WHAT = ['$ref', 'type', 'enum', 'const', 'oneOf', 'anyOf'];
/** Of these, generators of clients make unions or intersections of unknowns. */
const SAYS_WHEN = ['allOf', 'not', 'if', 'then', 'else', 'patternProperties', 'dependentRequired', 'dependentSchemas'];

/** Every schema of the description with where it is: components, parameters, headers, bodies and answers. */
function schemasIn(value: unknown, path: readonly string[] = []): [path: string, schema: Schema][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    // An example is no schema, whatever its keys are called.
    if (['example', 'examples', 'default', 'const', 'enum'].includes(key) && path.at(-1) !== 'properties') return [];
    const at = [...path, key];
    const own: [string, Schema][] = isSchemaAt(path, key) ? [[at.join('.'), inner as Schema]] : [];
    return [...own, ...schemasIn(inner, at)];
  });
}

const NAMING = ['properties', 'schemas'];
function isSchemaAt(path: readonly string[], key: string): boolean {
  if (path.at(-1) !== undefined && NAMING.includes(path.at(-1)!)) return !NAMING.includes(path.at(-2) ?? '');
  if (key === 'schema' || key === 'items') return true;
  return ['anyOf', 'oneOf'].includes(path.at(-1)!);
}

const schemas = schemasIn({ ...openApi });

it('finds schemas everywhere', () => {
  const paths = schemas.map(([path]) => path);
  expect(paths).toContain('components.schemas.CarRequestHolder.properties.name');
  expect(paths).toContain('components.schemas.QuoteResult.properties.ofertas.items');
  expect(paths.some((path) => path.startsWith('paths./api/agent/cotizaciones.post.requestBody'))).toBe(true);
});

it('says of every value what it may be', () => {
  const empty = schemas.filter(([, schema]) => !SAYS_WHAT.some((keyword) => keyword in schema));
  expect(empty.map(([path]) => path)).toEqual([]);
});

it('leaves out what no generator reads', () => {
  const conditional = schemas.filter(([, schema]) => SAYS_WHEN.some((keyword) => keyword in schema));
  expect(conditional.map(([path]) => path)).toEqual([]);
});

it('names every object', () => {
  const anonymous = schemas.filter(
    ([path, schema]) => 'properties' in schema && !/^components\.schemas\.[A-Za-z0-9]+$/.test(path),
  );
  expect(anonymous.map(([path]) => path)).toEqual([]);
});

it('has an enumeration of one type beside null, never with it', () => {
  const mixed = schemas.filter(([, { type, enum: values }]) => Array.isArray(type) && values !== undefined);
  expect(mixed.map(([path]) => path)).toEqual([]);
});

it('refers to what is there', () => {
  const referred = [...JSON.stringify(openApi).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name!,
  );
  expect(referred.filter((name) => !(name in openApi.components.schemas))).toEqual([]);
  expect(Object.keys(openApi.components.schemas).filter((name) => !referred.includes(name))).toEqual([]);
});

it('has patterns that RE2 and JavaScript without flags compile', () => {
  const patterns = new Set(schemas.flatMap(([, { pattern }]) => (typeof pattern === 'string' ? [pattern] : [])));
  expect(patterns.size).toBeGreaterThan(5);
  for (const pattern of patterns) {
    expect(() => [new RegExp(pattern), RE2JS.compile(pattern)]).not.toThrow();
    expect(pattern).not.toMatch(/\\[pPsSdDwWbBu]|\(\?[=!<]/);
  }
});
