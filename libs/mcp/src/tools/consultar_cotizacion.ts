import { withAbsoluteLinks } from '@cotiza/quoting';
import { FOR_PAGE, offersView } from '../offers-app/offers-view';
import { QUOTE_ANSWER_SCHEMA, quoteAnswer } from '../quote-answer';
import { onlyText } from '../text-arguments';
import type { Tool } from '../tool';

const ARGUMENT = 'consulta';

export const consultar_cotizacion: Tool = {
  name: 'consultar_cotizacion',
  title: 'Una cotización con lo que ha llegado',
  description:
    'Llámala cuando una cotización tenga pendientes, pasado medio minuto: la devuelve con las ofertas llegadas desde entonces. Repítela hasta que no los haya.',
  inputSchema: {
    type: 'object',
    properties: { [ARGUMENT]: { type: 'string', description: 'Tal cual en la cotización.' }, ...FOR_PAGE },
    required: [ARGUMENT],
    additionalProperties: false,
  },
  outputSchema: QUOTE_ANSWER_SCHEMA,
  isReadOnly: true,
  limitGroup: 'reference',
  showsOffers: true,
  isCalledByApp: true,
  run: async (args, { consultQuote }, { address }) => {
    const { value: handle, isForPage, faults } = onlyText(args, ARGUMENT, 'Falta la consulta de la cotización.');
    if (faults) return { refusal: { problem: 'parametros_invalidos', faults } };
    const answer = await consultQuote(handle);
    if ('refusal' in answer) return answer;
    const result = withAbsoluteLinks(answer.result, address);
    const shown = isForPage ? { view: offersView(result) } : {};
    return { ...quoteAnswer(result), ...shown };
  },
};
