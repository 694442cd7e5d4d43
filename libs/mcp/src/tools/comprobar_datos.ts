import { judgeBody } from '@cotiza/contract';
import { CHECK_RESULT_SCHEMA, type CheckResult } from '@cotiza/quoting';
import { briefCheck } from '../brief-results';
import { lineArguments, lineArgumentsSchema } from '../line-arguments';
import { quotationOf } from '../quoting.tool';
import { faultLines } from '../text/fault-lines';
import { nameless } from '../text/nameless-fault';
import type { Tool } from '../tool';

export const comprobar_datos: Tool = {
  name: 'comprobar_datos',
  title: 'Comprobar datos sin cotizar',
  description:
    'Llámala cuando tengas parte de los datos del cliente y quieras saber qué falta o está mal antes de cotizar. Comprueba un cuerpo completo o a medias de un ramo y devuelve los fallos y las preguntas que hay que hacer. No consulta a ninguna aseguradora y no guarda ni envía nada. Cuando completo sea true, llama a la herramienta de cotizar del ramo.',
  inputSchema: lineArgumentsSchema('Lo que se sepa hasta ahora, con los campos de la herramienta de cotizar del ramo.'),
  outputSchema: CHECK_RESULT_SCHEMA,
  isReadOnly: true,
  limitGroup: 'reference',
  showsOffers: false,
  run: async (args, { checkRequest, clock }) => {
    const asked = lineArguments(args);
    if (asked.faults) return { refusal: { problem: 'parametros_invalidos', faults: asked.faults } };
    const { sent, reading, terms } = quotationOf[asked.line](asked.data);
    const judged = await checkRequest(judgeBody(sent, clock.today(), reading), terms);
    const result = { ...judged, errores: judged.errores.map(nameless) };
    return { result, brief: briefCheck(result), text: textOf(result) };
  },
};

function textOf({ completo, errores, advertencias, propuestas }: CheckResult): string {
  return [
    ...(completo
      ? ['Los datos están completos: ya se puede cotizar.']
      : ['Falta o está mal lo siguiente:', ...faultLines(errores)]),
    ...(advertencias.length > 0
      ? ['Se admite, pero difícilmente será así. Compruébalo con el cliente:', ...faultLines(advertencias)]
      : []),
    ...(propuestas.length > 0 ? ['Se puede proponer al cliente:'] : []),
    ...propuestas.map(({ campo, mensaje }) => `- ${campo}: ${mensaje}`),
  ].join('\n');
}
