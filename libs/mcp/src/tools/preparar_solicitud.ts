import { type JsonSchema, lineOfRamo, RAMOS, tables } from '@cotiza/contract';
import { PREPARED_DRAFT_SCHEMA, type PreparedDraft } from '@cotiza/quoting';
import { objectIn, withBlocks } from '../sent-arguments';
import { draftLines } from '../text/draft-text';
import { faultLines } from '../text/fault-lines';
import { nameless } from '../text/nameless-fault';
import type { CustomerPage, Tool } from '../tool';

const argumentsSchema = (datos: string): JsonSchema => ({
  type: 'object',
  properties: {
    ramo: { type: 'string', enum: RAMOS, description: 'Ramo de los datos.' },
    datos: { type: 'object', description: datos },
    solicitud_id: { type: 'string', description: 'El de la solicitud que se cambia; sin él, es nueva.' },
  },
  additionalProperties: false,
});

export const preparar_solicitud: Tool = {
  name: 'preparar_solicitud',
  title: 'Que el cliente complete sus datos en su página',
  description:
    'Llámala cuando el cliente prefiera no decirte quién es: da un enlace y un código para que él mismo complete sus datos y cotice en su página. Recibe lo que ya se sepa, desde nada hasta todo menos la identidad (nombre, documento, contacto, calle, matrícula). Con solicitud_id cambia solo lo que envías; null lo quita.',
  inputSchema: argumentsSchema('Lo que se sepa, con los campos de la herramienta de cotizar del ramo.'),
  outputSchema: PREPARED_DRAFT_SCHEMA,
  isReadOnly: false,
  limitGroup: 'estimates',
  showsOffers: false,
  inDirectory: {
    description:
      'Llámala cuando el cliente quiera cotizar con sus datos: da un enlace y un código para que él complete sus datos en su página. Recibe lo que ya se sepa, nunca quién es. Con solicitud_id la cambias.',
    inputSchema: argumentsSchema('Lo que se sepa, con los nombres y valores de los datos de estimar_precio.'),
  },
  run: async (args, { drafts }, { address, page }) => {
    const known = page && { solicitud_id: page.handle };
    const answer = await drafts.prepare({ ...args, ...dataOf(args), ...known }, address);
    if ('refusal' in answer) return answer;
    const result = { ...answer.result, errores: answer.result.errores.map(nameless) };
    const faults = result.errores.length > 0 ? ['No se ha guardado:', ...faultLines(result.errores)] : [];
    const unopened = page?.isOpened === false ? [NOT_OPENED] : [];
    return { result, text: [...unopened, ...draftLines(result), ...faults].join('\n'), page: pageOf(result) };
  },
};

const NOT_OPENED =
  'No ha abierto la página que le ha ofrecido su asistente: pregúntale si prefiere hacerlo luego, con el enlace.';

/** Returns the page to offer: none where the agent has something to mend first, or the customer is there already. */
const pageOf = ({ solicitud_id, estado, errores, completar_url, codigo }: PreparedDraft): CustomerPage | undefined =>
  estado === 'pendiente' && errores.length === 0
    ? {
        url: completar_url,
        message: `En esta página dices quién eres y ves los precios, sin que tu asistente lea tus datos. Te pedirá este código: ${codigo}.`,
        handle: solicitud_id,
      }
    : undefined;

/** Returns the data with its blocks as objects: some clients send them as JSON text. */
function dataOf({ ramo, datos }: Parameters<Tool['run']>[0]): object {
  const [line, data] = [lineOfRamo(ramo), objectIn(datos)];
  return data ? { datos: line ? withBlocks(data, tables[line]) : data } : {};
}
