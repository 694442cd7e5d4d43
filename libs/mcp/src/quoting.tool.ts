import { createHmac } from 'node:crypto';
import { canonicalJson, defined } from '@cotiza/kernel';
import {
  asRead,
  bodySchema,
  byLine,
  judgeBody,
  LINES,
  quotingToolOf,
  tables,
  type InsuranceLine,
  type JsonSchema,
  type BodyContext,
} from '@cotiza/contract';
import { withAbsoluteLinks, type RequestTerms } from '@cotiza/quoting';
import { QUOTE_ANSWER_SCHEMA, answerWith, quoteAnswer } from './quote-answer';
import { unwrapped, withBlocks } from './sent-arguments';
import type { Tool, ToolArguments } from './tool';

/**
 * Reads the arguments of the tool of a line: the body of REST, which may leave `insurance_line` out, and the key.
 * A model in a strict mode sends every argument, with null for those that it leaves out.
 */
export const quotationOf = byLine((line) => {
  const reading: BodyContext = { line, nullMeansLeftOut: true };
  return ({ idempotency_key: key, ...body }: ToolArguments) => {
    return { sent: withBlocks(body, tables[line]), reading, terms: termsOf(key) };
  };
});

/** Returns the terms of a call with this argument as its key. */
export const termsOf = (key: unknown): RequestTerms =>
  key === undefined || key === null ? {} : { idempotencyKeys: [{ field: 'idempotency_key', value: key }] };

export function quotingTool(line: InsuranceLine): Tool {
  const { ramo, name, dataOf } = LINES[line];
  return {
    name: quotingToolOf(line),
    title: `Precios de un ${name.toLowerCase()}`,
    description:
      `Llámala cuando tengas todos los datos ${dataOf} que pide obtener_requisitos con ramo ${ramo}; fechas AAAA-MM-DD. Antes, informa al cliente de que sus datos se comparten con este servicio para calcular los precios. ` +
      'Envía solo lo que ha dicho el cliente: no inventes ni supongas nada; si falta o está mal algo, la respuesta lo dice todo junto con las preguntas que hay que hacer. Después, presenta al cliente las ofertas con su aviso; las recibe también por correo con el enlace de compra.',
    inputSchema: argumentsSchema(bodySchema(line)),
    outputSchema: QUOTE_ANSWER_SCHEMA,
    isReadOnly: false,
    limitGroup: 'quotes',
    showsOffers: true,
    run: async (args, { requestQuote, clock }, context) => {
      const { sent, reading, terms } = quotationOf[line](unwrapped(args, line));
      const { address, client, answeredWithinMs: withinMs, ...others } = context;
      const openKey = () => openKeyOf(client, [line, asRead(sent, reading)]);
      const requested = { ...others, ...terms, early: { withinMs, openKey } };
      const answer = await requestQuote(judgeBody(sent, clock.today(), reading), requested);
      if ('refusal' in answer) return answer;
      const said = quoteAnswer(withAbsoluteLinks(answer.result, address));
      return answerWith(said, answer.result.referencia, answer.isRepeated);
    },
  };
}

/** Returns the key under which an equal call of the same client finds its open quotation. */
export const openKeyOf = (client: string, body: unknown): string =>
  createHmac('sha256', client).update(canonicalJson(body)).digest('base64url');

export const IDEMPOTENCY_KEY: JsonSchema = {
  type: 'string',
  description:
    'Clave nueva por petición. Si no llega el resultado, repite los mismos datos con ella antes de 24 horas: nada se envía dos veces.',
};

/**
 * The schema of the arguments: closed, with every field. It leaves out the conditions between fields, a list of choices
 * at the top for which several clients drop the whole tool; the service judges them and says what they ask for.
 */
function argumentsSchema({ allOf: _conditions, ...schema }: JsonSchema): JsonSchema {
  const { insurance_line, ...properties } = schema.properties as Record<string, JsonSchema>;
  const required = (schema.required as string[]).filter((name) => name !== 'insurance_line');
  const { const: line } = defined(insurance_line, 'schema of the line');
  const plain = plainSchema({
    ...schema,
    properties: { ...properties, insurance_line: { type: 'string', enum: [line] } },
    required,
  });
  return { ...plain, properties: { ...(plain.properties as object), idempotency_key: IDEMPOTENCY_KEY } };
}

/** Lists up to this size are written out; longer ones are in the requirements, or looked up. */
const WRITTEN_OUT_AT_MOST = 12;

/**
 * A schema as a model can afford to read it, and every vendor of models takes it: names, types, short lists, and what is always
 * sent. What else a field asks for is in the requirements and in the faults, and the service judges it; lengths, limits, patterns
 * and formats are keywords that one vendor or another refuses.
 */
export function plainSchema(schema: JsonSchema): JsonSchema {
  const { type, properties, required, items, additionalProperties, description } = schema;
  return {
    type,
    ...('const' in schema && type === 'boolean' ? { description } : {}),
    ...valuesOf(schema),
    ...(properties === undefined ? {} : { properties: plainProperties(properties as Properties) }),
    ...(items === undefined ? {} : { items: plainSchema(items as JsonSchema) }),
    ...(required === undefined ? {} : { required }),
    ...(additionalProperties === undefined ? {} : { additionalProperties }),
  };
}

type Properties = Readonly<Record<string, JsonSchema>>;

const plainProperties = (properties: Properties) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, plainSchema(schema)]));

/**
 * Only texts have lists: not every vendor takes one of anything else. A list of one would make a model send it: what else is
 * true of the customer is for the service to refuse.
 */
function valuesOf({ type, enum: values }: JsonSchema): object {
  const list = values as readonly unknown[] | undefined;
  return type === 'string' && list && list.length <= WRITTEN_OUT_AT_MOST ? { enum: list } : {};
}
