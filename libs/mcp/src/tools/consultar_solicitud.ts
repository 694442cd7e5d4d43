import { FOLLOWED_DRAFT_SCHEMA } from '@cotiza/quoting';
import { briefOffers } from '../brief-results';
import { FOR_PAGE, offersView } from '../offers-app/offers-view';
import { onlyText } from '../text-arguments';
import { draftLines } from '../text/draft-text';
import { offerLines } from '../text/quote-text';
import type { Tool } from '../tool';

const ARGUMENT = 'solicitud_id';

const DESCRIPTION =
  'Llámala cuando el cliente diga que ha terminado en su página, o para saber cómo va: estado, qué bloques faltan y, una vez cotizada, las ofertas. Nunca dice lo que ha escrito el cliente.';

export const consultar_solicitud: Tool = {
  name: 'consultar_solicitud',
  title: 'Cómo va una solicitud',
  description: DESCRIPTION,
  inputSchema: {
    type: 'object',
    properties: { [ARGUMENT]: { type: 'string', description: 'El que dio preparar_solicitud.' }, ...FOR_PAGE },
    required: [ARGUMENT],
    additionalProperties: false,
  },
  outputSchema: FOLLOWED_DRAFT_SCHEMA,
  isReadOnly: true,
  limitGroup: 'reference',
  showsOffers: true,
  isCalledByApp: true,
  inDirectory: { description: DESCRIPTION },
  run: async (args, { drafts }, { address }) => {
    const { value, isForPage, faults } = onlyText(args, ARGUMENT, 'Falta el solicitud_id de la solicitud.');
    if (faults) return { refusal: { problem: 'parametros_invalidos', faults } };
    const answer = await drafts.follow(value, address);
    if ('refusal' in answer) return answer;
    const { result } = answer;
    const text = [...draftLines(result), ...offerLines(result)].join('\n');
    const brief = { ...result, ...briefOffers(result.ofertas) };
    const { ramo } = result;
    const shown = isForPage && ramo !== null ? { view: offersView({ ...result, ramo }, result.completar_url) } : {};
    return { result, brief, text, ...shown };
  },
};
