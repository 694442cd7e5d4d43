import { INSURANCE_LINES, LINES, type JsonSchema } from '@cotiza/contract';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { call, testService, toolNamed, VALID_CALLS } from '../testing/test-service';
import { toolsFor } from '../tool-surface';
import { DIRECTORY_OPTIONS } from './profile';
import { listed } from './profiled-schema';

const ajv = addFormats(new Ajv2020({ strict: false }));
const tools = toolsFor(DIRECTORY_OPTIONS);
const list = tools.map((tool) => listed(tool, DIRECTORY_OPTIONS));

const MAX_TOKENS = 3500;
/** The o200k tokenizer counts 4.0 characters a token in this list. */
const CHARACTERS_PER_TOKEN = 3.9;

/** What app directories refuse to see asked or told, as the fields and the questions of a quotation name it. */
const IDENTITY =
  /document_|registration_plate|road_|surname|phone|email|matrícula tiene|documento de identidad tienes|tipo de vía|móvil|apellido|request_id|req-1/;

it('has the tools that need no identity, in few tokens', () => {
  expect(tools.map(({ name }) => name)).toEqual([
    'obtener_requisitos',
    'consultar_catalogo',
    'estimar_precio',
    'detalle_de_oferta',
    'preparar_solicitud',
    'consultar_solicitud',
  ]);
  expect(JSON.stringify({ tools: list }).length / CHARACTERS_PER_TOKEN).toBeLessThan(MAX_TOKENS);
  expect(JSON.stringify(list)).not.toMatch(IDENTITY);
});

describe.each(list.map((tool) => [tool.name, tool] as const))(
  '%s',
  (name, { description, annotations, outputSchema }) => {
    const { args, line } = VALID_CALLS[name]!;

    it('has what a directory reviews: a short description, every hint, and the keys of its result', () => {
      expect(description!.length).toBeLessThanOrEqual(200);
      expect(annotations).toMatchObject({
        readOnlyHint: expect.any(Boolean) as unknown,
        destructiveHint: false,
        openWorldHint: expect.any(Boolean) as unknown,
      });
      expect(Object.keys(outputSchema!.properties!).length).toBeGreaterThan(4);
    });

    it('answers as its output schema says, and asks and tells nothing of identity', async () => {
      for (const wantsWhole of [false, true]) {
        const result = await call(toolNamed(name), args, testService(line), { ...DIRECTORY_OPTIONS, wantsWhole });
        expect(result.isError).toBeFalsy();
        const accepts = ajv.compile(outputSchema as JsonSchema);
        expect([accepts(JSON.parse(JSON.stringify(result.structuredContent))), accepts.errors]).toEqual([true, null]);
        expect(JSON.stringify(result)).not.toMatch(IDENTITY);
      }
    });

    it('refuses without the id of the request', async () => {
      const result = await call(toolNamed(name), { otro: 1 }, testService(line), DIRECTORY_OPTIONS);
      expect(result.isError).toBe(true);
      expect(JSON.stringify(result)).not.toMatch(/request_id|req-1/);
    });
  },
);

describe.each(INSURANCE_LINES)('%s', (line) => {
  const { ramo } = LINES[line];

  it.each([undefined, 'todo'])('is asked for without identity, in detail %s', async (detalle) => {
    const args = { ramo, ...(detalle ? { detalle } : {}) };
    const { content } = await call(toolNamed('obtener_requisitos'), args, testService(line), DIRECTORY_OPTIONS);
    expect(JSON.stringify(content)).not.toMatch(IDENTITY);
    expect(JSON.stringify(content)).toContain('postal_code');
  });
});
