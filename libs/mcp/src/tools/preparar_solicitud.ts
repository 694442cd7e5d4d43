import { type JsonSchema, lineOfRamo, RAMOS, tables } from '@cotiza/contract';
import { PREPARED_DRAFT_SCHEMA } from '@cotiza/quoting';
import { objectIn, withBlocks } from '../sent-arguments';
import { draftLines } from '../text/draft-text';
import { faultLines } from '../text/fault-lines';
import { nameless } from '../text/nameless-fault';
import type { Tool } from '../tool';

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
  run: async (args, { drafts }, { address }) => {
    const answer = await drafts.prepare({ ...args, ...dataOf(args) }, address);
    if ('refusal' in answer) return answer;
    const result = { ...answer.result, errores: answer.result.errores.map(nameless) };
    const faults = result.errores.length > 0 ? ['No se ha guardado:', ...faultLines(result.errores)] : [];
    return { result, text: [...draftLines(result), ...faults].join('\n') };
  },
};

/** Returns the data with its blocks as objects: some clients send them as JSON text. */
function dataOf({ ramo, datos }: Parameters<Tool['run']>[0]): object {
  const [line, data] = [lineOfRamo(ramo), objectIn(datos)];
  return data ? { datos: line ? withBlocks(data, tables[line]) : data } : {};
}
