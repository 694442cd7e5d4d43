import { quotingToolOf, type InsuranceLine } from '../lines';

/** An interface of the service. The requirements are the same at both, worded for each. */
export type Door = 'rest' | 'mcp';

/** The parts of the requirements that are worded differently for REST and MCP. */
export interface DoorWords {
  /** Instructions to look up the values of a catalogue. */
  readonly lookUp: string;
  /** Instructions to send a request. */
  readonly send: string;
  /** Description of a refusal. */
  readonly refused: string;
  /** Instructions to repeat a request whose answer did not arrive. */
  readonly repeat: string;
  /** Name of the object that holds all the fields. */
  readonly body: string;
  /** True when the body has to name the line. */
  readonly saysLine: boolean;
}

/** The wording of each door, by line. */
export const doorWords: Readonly<Record<Door, (line: InsuranceLine) => DoorWords>> = {
  rest: () => ({
    lookUp: 'se consultan en GET /api/agent/catalogo?tipo=<catalogo>',
    send: 'Envía todos los datos en una sola petición POST /api/agent/cotizaciones. Solo se admiten los campos documentados.',
    refused: 'Si la respuesta es 400, en errores vienen juntos todos los fallos.',
    repeat:
      'Si no llega la respuesta, repite la misma petición con la misma cabecera Idempotency-Key (o, si no puedes poner cabeceras, el parámetro idempotency_key)',
    body: 'Cuerpo de la petición: un objeto JSON cerrado, con los nombres en snake_case.',
    saysLine: true,
  }),
  mcp: (line) => ({
    lookUp: 'se consultan con consultar_catalogo, con ese catálogo en tipo',
    send: `Envía todos los datos en una sola llamada a ${quotingToolOf(line)}. Solo se admiten los campos documentados; null dice que un campo no se envía. Con comprobar_datos sabes antes, sin cotizar, qué falta o está mal.`,
    refused: 'Si el resultado es un error, trae juntos todos los fallos.',
    repeat: 'Si no llega el resultado, repite la misma llamada con la misma idempotency_key',
    body: `Argumentos de ${quotingToolOf(line)}: un objeto JSON cerrado, con los nombres en snake_case.`,
    saysLine: false,
  }),
};
