import { withAbsoluteLinks } from '@cotiza/quoting';
import { QUOTE_ANSWER_SCHEMA, quoteAnswer } from '../quote-answer';
import { onlyText } from '../text-arguments';
import type { Tool } from '../tool';

const ARGUMENT = 'codigo';

/** Not for app directories yet: their review lists each tool with its cases. */
export const retomar_cotizacion: Tool = {
  name: 'retomar_cotizacion',
  title: 'Las ofertas del cliente, con su código',
  description:
    'Llámala cuando el cliente tenga ya sus precios y te dé el código que ha sacado en la página de sus ofertas: las devuelve sin datos personales. Vale una vez.',
  inputSchema: {
    type: 'object',
    properties: { [ARGUMENT]: { type: 'string' } },
    required: [ARGUMENT],
    additionalProperties: false,
  },
  outputSchema: QUOTE_ANSWER_SCHEMA,
  isReadOnly: false,
  limitGroup: 'reference',
  // The table asks for details, which need the ids of offers.
  showsOffers: false,
  run: async (args, { resumeQuote }, { address }) => {
    const { value: code, faults } = onlyText(args, ARGUMENT, 'Falta el código que da el cliente.');
    if (faults) return { refusal: { problem: 'parametros_invalidos', faults } };
    const answer = await resumeQuote(code);
    if ('refusal' in answer) return answer;
    const { result } = answer;
    return { ...quoteAnswer(withAbsoluteLinks(result, address)), reference: result.referencia };
  },
};
