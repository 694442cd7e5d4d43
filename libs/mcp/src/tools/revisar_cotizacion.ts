import type { Fault, JsonSchema } from '@cotiza/contract';
import { REVISION_SCHEMA, withAbsoluteLinks } from '@cotiza/quoting';
import { briefRevision } from '../brief-results';
import { QUOTE_ANSWER_SCHEMA, answerWith, quoteAnswer } from '../quote-answer';
import { IDEMPOTENCY_KEY, openKeyOf, termsOf } from '../quoting.tool';
import { objectIn } from '../sent-arguments';
import { revisionText } from '../text/revision-text';
import type { Tool } from '../tool';

const MISSING: Fault = {
  campo: 'consulta',
  codigo: 'falta',
  mensaje: 'Falta la consulta de la cotización, o una oferta_id suya.',
};

/** Not for app directories: their clients have no quotation but those of drafts, which only the customer revises. */
export const revisar_cotizacion: Tool = {
  name: 'revisar_cotizacion',
  title: 'La misma cotización con algún dato cambiado',
  description:
    'Llámala cuando el cliente quiera ver el precio con otra suma, otros kilómetros, otra fecha u otro dato del seguro: cotiza de nuevo y dice qué cambia en cada precio y por qué. Cambia solo lo que él ha dicho; nunca quién es ni dónde vive. Las ofertas anteriores siguen valiendo.',
  inputSchema: {
    type: 'object',
    properties: {
      consulta: { type: 'string', description: 'La de la cotización, o una oferta_id suya.' },
      cambios: { type: 'object', description: 'Campos por su ruta: {"risk.contents_limit": 30000}; null quita.' },
      idempotency_key: IDEMPOTENCY_KEY,
    },
    required: ['consulta', 'cambios'],
    additionalProperties: false,
  },
  outputSchema: {
    ...QUOTE_ANSWER_SCHEMA,
    properties: { ...(QUOTE_ANSWER_SCHEMA.properties as JsonSchema), revision: REVISION_SCHEMA },
  },
  isReadOnly: false,
  limitGroup: 'quotes',
  showsOffers: true,
  run: async ({ consulta, idempotency_key: key, ...args }, { reviseQuote }, context) => {
    if (typeof consulta !== 'string') return { refusal: { problem: 'datos_invalidos', faults: [MISSING] } };
    const { address, client, answeredWithinMs: withinMs, ...others } = context;
    const sent = { ...args, ...changesOf(args) };
    const openKey = () => openKeyOf(client, [consulta, sent]);
    const requested = { ...others, ...termsOf(key), early: { withinMs, openKey } };
    const answer = await reviseQuote(consulta, sent, requested);
    if ('refusal' in answer) return answer;
    const { revision, ...quoted } = withAbsoluteLinks(answer.result, address);
    const said = quoteAnswer(quoted);
    const revised = {
      result: { ...said.result, revision },
      brief: { ...said.brief, revision: briefRevision(revision) },
      text: `${revisionText(revision)}\n${said.text}`,
    };
    return answerWith(revised, quoted.referencia, answer.isRepeated);
  },
};

/** Returns the changes as an object: some clients send them as JSON text. */
function changesOf({ cambios }: Parameters<Tool['run']>[0]): object {
  const changes = objectIn(cambios);
  return changes ? { cambios: changes } : {};
}
