import type { Fault } from '@cotiza/contract';
import { withAbsoluteLinks } from '@cotiza/quoting';
import { QUOTE_ANSWER_SCHEMA, quoteAnswer } from '../quote-answer';
import { objectIn } from '../sent-arguments';
import type { Tool } from '../tool';

const MISSING: Fault = { campo: 'consulta', codigo: 'falta', mensaje: 'Falta la consulta de la cotización.' };

/** Not for app directories: their clients have no quotation but those of drafts, about which no insurer asks. */
export const responder_aseguradora: Tool = {
  name: 'responder_aseguradora',
  title: 'Lo que una aseguradora pregunta antes de dar precio',
  description:
    'Llámala cuando el cliente conteste a preguntas_de_aseguradoras, solo con lo que ha dicho: la aseguradora da precio y se añade a la cotización.',
  inputSchema: {
    type: 'object',
    properties: {
      consulta: { type: 'string', description: 'La de la cotización.' },
      respuestas: { type: 'object', description: 'Por pregunta, todas las de la aseguradora.' },
    },
    required: ['consulta', 'respuestas'],
    additionalProperties: false,
  },
  outputSchema: QUOTE_ANSWER_SCHEMA,
  isReadOnly: false,
  limitGroup: 'quotes',
  showsOffers: true,
  run: async ({ consulta, ...args }, { answerInsurers }, { address, answeredWithinMs: withinMs, ...context }) => {
    if (typeof consulta !== 'string') return { refusal: { problem: 'datos_invalidos', faults: [MISSING] } };
    // Some clients send an object as JSON text.
    const respuestas = objectIn(args.respuestas) ?? args.respuestas;
    const answer = await answerInsurers(consulta, { ...args, respuestas }, { ...context, withinMs });
    if ('refusal' in answer) return answer;
    const said = quoteAnswer(withAbsoluteLinks(answer.result, address));
    return { ...said, reference: answer.result.referencia };
  },
};
