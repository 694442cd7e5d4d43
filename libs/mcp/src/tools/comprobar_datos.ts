import { lineOfRamo, RAMOS } from '@cotiza/contract';
import { CHECK_RESULT_SCHEMA, type CheckResult } from '@cotiza/quoting';
import { quotationOf } from '../quoting.tool';
import { faultLines } from '../text/fault-lines';
import { nameless } from '../text/nameless-fault';
import type { Tool, ToolArguments } from '../tool';

export const comprobar_datos: Tool = {
  name: 'comprobar_datos',
  title: 'Comprobar datos sin cotizar',
  description:
    'Llámala cuando tengas parte de los datos del cliente y quieras saber qué falta o está mal antes de cotizar. Comprueba un cuerpo completo o a medias de un ramo y devuelve los fallos y las preguntas que hay que hacer. No consulta a ninguna aseguradora y no guarda ni envía nada. Cuando completo sea true, llama a la herramienta de cotizar del ramo.',
  inputSchema: {
    type: 'object',
    properties: {
      ramo: { type: 'string', enum: RAMOS, description: 'Ramo de los datos.' },
      datos: {
        type: 'object',
        description: 'Lo que se sepa hasta ahora, con los campos de la herramienta de cotizar del ramo.',
      },
    },
    required: ['ramo', 'datos'],
    additionalProperties: false,
  },
  outputSchema: CHECK_RESULT_SCHEMA,
  isReadOnly: true,
  limitGroup: 'reference',
  showsOffers: false,
  run: async ({ ramo, datos, ...others }, { checkRequest }) => {
    const line = lineOfRamo(ramo);
    const data = dataIn(datos);
    if (!line || !data || Object.keys(others).length > 0) {
      return {
        refusal: { problem: 'parametros_invalidos', faults: argumentFaults(Boolean(line), Boolean(data), others) },
      };
    }
    const { body, terms } = quotationOf[line](data);
    const judged = await checkRequest(body, terms);
    const result = { ...judged, errores: judged.errores.map(nameless) };
    return { result, text: textOf(result) };
  },
};

/** The data of a body, as an object or as its JSON, in which vendors have it that take no object of any form. */
function dataIn(sent: unknown): ToolArguments | undefined {
  const data = typeof sent === 'string' ? parsed(sent) : sent;
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as ToolArguments) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function argumentFaults(hasLine: boolean, hasData: boolean, others: object) {
  return [
    ...(hasLine
      ? []
      : [
          {
            campo: 'ramo',
            codigo: 'valor_no_permitido' as const,
            mensaje: `Indica el ramo: ${RAMOS.join(', ')}.`,
            valores: RAMOS,
          },
        ]),
    ...(hasData ? [] : [{ campo: 'datos', codigo: 'tipo' as const, mensaje: 'Los datos tienen que ser un objeto.' }]),
    ...Object.keys(others)
      .slice(0, 10)
      .map((name) => ({
        campo: name.slice(0, 60),
        codigo: 'no_documentado' as const,
        mensaje: 'Este argumento no existe: los datos van dentro de datos.',
      })),
  ];
}

function textOf({ completo, errores, advertencias }: CheckResult): string {
  return [
    ...(completo
      ? ['Los datos están completos: ya se puede cotizar.']
      : ['Falta o está mal lo siguiente:', ...faultLines(errores)]),
    ...(advertencias.length > 0
      ? ['Se admite, pero difícilmente será así. Compruébalo con el cliente:', ...faultLines(advertencias)]
      : []),
  ].join('\n');
}
