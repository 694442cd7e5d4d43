import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { INSURANCE_LINES, quotingToolOf, type JsonSchema } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { declines, insurer } from '@cotiza/quoting/testing';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { DEFAULT_OPTIONS, PROFILES } from './profiles/profile';
import { listed } from './profiles/profiled-schema';
import { call, testService, toolNamed, WHOLE, argumentsOf, VALID_CALLS } from './testing/test-service';
import { TOOLS } from './tool-surface';

const TOOLS_FOLDER = join(__dirname, 'tools');
/** A model reads them all in every conversation: `npm run check:tokens` counts them as it does. */
const MAX_LIST_BYTES = 26 * 1024;

/** The argument that the service judges, of whichever line. */
const ANY_DATA: Readonly<Record<string, string>> = {
  comprobar_datos: 'datos',
  estimar_precio: 'datos',
  preparar_solicitud: 'datos',
  revisar_cotizacion: 'cambios',
  responder_aseguradora: 'respuestas',
};

const ajv = addFormats(new Ajv2020({ allErrors: true, strict: false, unicodeRegExp: true }));
const compiled = (schema: JsonSchema) => ajv.compile(schema);
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** The schema of the tools that quote follows from the field tables, where it is tested. */
const argumentsIn = ({ isReadOnly, inputSchema }: (typeof TOOLS)[number]) => ({
  required: inputSchema.required,
  ...(isReadOnly ? { sha256: hashOf(inputSchema) } : {}),
});

const everyTool = TOOLS.map((tool) => [tool.name, tool] as const);
const quoting: readonly string[] = INSURANCE_LINES.map(quotingToolOf);

/** Every schema of an object within a schema that lists properties, with where it is. */
function objectsIn(value: unknown, path = ''): [path: string, schema: JsonSchema][] {
  if (typeof value !== 'object' || value === null) return [];
  const schema = value as JsonSchema;
  const own: [string, JsonSchema][] = schema.type === 'object' ? [[path, schema]] : [];
  return [...own, ...Object.entries(schema).flatMap(([name, inner]) => objectsIn(inner, `${path}/${name}`))];
}

it('is the surface that was agreed: a change of it is a change for every agent', () => {
  const surface = TOOLS.map((tool) => ({ ...listed(tool), inputSchema: argumentsIn(tool) }));
  expect(surface).toMatchSnapshot();
});

it.each(everyTool)('%s lists what is required before what is not, as generators of clients pass it', (_name, tool) => {
  for (const profile of ['comun', ...PROFILES] as const) {
    const { properties = {}, required = [] } = listed(tool, { ...DEFAULT_OPTIONS, profile }).inputSchema;
    expect(new Set(Object.keys(properties).slice(0, required.length))).toEqual(new Set(required));
  }
});

const files = readdirSync(TOOLS_FOLDER)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => file.replace(/\.ts$/, ''));

it('the folder of tools has a file for each tool, named like it; those that quote are made from the lines', () => {
  expect([...files, ...quoting].sort()).toEqual(TOOLS.map(({ name }) => name).sort());
});

it('is small enough to be read by every model, in every conversation', () => {
  expect(bytesOf({ tools: TOOLS.map((tool) => listed(tool)) })).toBeLessThan(MAX_LIST_BYTES);
});

describe.each(everyTool)('%s', (name, tool) => {
  it('says when to call it', () => expect(tool.description).toMatch(/^Llámala (primero|cuando|mientras)\b/));

  it('has an input schema that no client drops: an object, without choices or conditions at the top', () => {
    const atTop = Object.keys(tool.inputSchema).sort();
    expect(atTop.filter((keyword) => /^(anyOf|oneOf|allOf|not|if|then|else|\$ref)$/.test(keyword))).toEqual([]);
    expect(tool.inputSchema).toMatchObject({ type: 'object' });
  });

  it('has patterns that every language compiles', () => {
    expect(JSON.stringify(listed(tool))).not.toContain('\\\\p{');
  });

  it('has an input schema that is closed at every level but the one that takes any data', () => {
    const open = objectsIn(tool.inputSchema).filter(([, { additionalProperties }]) => additionalProperties !== false);
    expect(open.map(([path]) => path)).toEqual(name in ANY_DATA ? [`/properties/${ANY_DATA[name]}`] : []);
  });

  it('lists data of any form as open, in words, for the programs that close an object which does not say so', () => {
    const properties = listed(tool).inputSchema.properties as Record<string, JsonSchema>;
    const open = Object.keys(properties).filter((key) => properties[key]?.additionalProperties === true);
    expect(open).toEqual(name in ANY_DATA ? [ANY_DATA[name]] : []);
    for (const key of open) expect(properties[key]).toMatchObject({ type: ['object', 'string'] });
  });

  it('is called with arguments that its input schema admits, and answers as its output schema says', async () => {
    const { line, args } = VALID_CALLS[name]!;
    const admits = compiled(tool.inputSchema);
    expect([admits(args), admits.errors]).toEqual([true, null]);
    const { isError, structuredContent } = await call(tool, args, testService(line), WHOLE);
    expect(isError).toBeFalsy();
    const accepts = compiled(listed(tool, WHOLE).outputSchema as JsonSchema);
    expect([accepts(JSON.parse(JSON.stringify(structuredContent))), accepts.errors]).toEqual([true, null]);
    expect(listed(tool)).not.toHaveProperty('outputSchema');
  });

  it('refuses an argument that it does not have', async () => {
    const args = { ...VALID_CALLS[name]!.args, argumento_inventado: 'x' };
    expect(compiled(tool.inputSchema)(args)).toBe(false);
    expect((await call(tool, args, testService(VALID_CALLS[name]!.line))).isError).toBe(true);
  });
});

describe('the tools that quote', () => {
  it('are not read-only, and neither is what keeps a draft or uses a code up', () => {
    const all = [...quoting, 'responder_aseguradora', 'revisar_cotizacion'];
    expect(TOOLS.filter(({ limitGroup }) => limitGroup === 'quotes').map(({ name }) => name)).toEqual(all);
    expect(TOOLS.filter(({ isReadOnly }) => !isReadOnly).map(({ name }) => name)).toEqual([
      ...all,
      'retomar_cotizacion',
      'preparar_solicitud',
    ]);
  });

  it.each(INSURANCE_LINES)('%s: no call is withheld by the listed schema that the service would answer', (line) => {
    const admits = compiled(listed(toolNamed(quotingToolOf(line))).inputSchema as JsonSchema);
    const sent = [
      bodyOf(line).without('effective_date', 'holder.name', 'holder.address'),
      bodyOf(line).withAll({ otra: 1, 'holder.otra': 1 }),
    ];
    for (const draft of sent) expect([admits(draft.build()), admits.errors]).toEqual([true, null]);
  });

  it.each(INSURANCE_LINES)('%s: the line may be said when it is the line of the tool', async (line) => {
    const tool = toolNamed(quotingToolOf(line));
    const args = { ...argumentsOf(bodyOf(line)), insurance_line: line };
    expect(compiled(tool.inputSchema)(args)).toBe(true);
    expect((await call(tool, args, testService(line))).isError).toBeFalsy();
    expect(compiled(tool.inputSchema)({ ...args, insurance_line: line === 'Car' ? 'Home' : 'Car' })).toBe(false);
  });

  it.each(INSURANCE_LINES)('%s: the output schema also holds without offers', async (line) => {
    const service = testService(line, [insurer('Aldaba', declines)]);
    const tool = toolNamed(quotingToolOf(line));
    const { structuredContent } = await call(tool, argumentsOf(bodyOf(line)), service, WHOLE);
    expect(structuredContent).toMatchObject({ estado: 'sin_ofertas' });
    expect(compiled(tool.outputSchema)(structuredContent)).toBe(true);
  });
});
