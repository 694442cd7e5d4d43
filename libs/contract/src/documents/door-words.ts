import { quotingToolOf, type InsuranceLine } from '../lines';

/** A door to the service: what is asked is the same at both, and is said in the words of each. */
export type Door = 'rest' | 'mcp';

/** What the requirements of a line say otherwise at each door. */
export interface DoorWords {
  /** Where the values of a catalogue are looked up. */
  readonly lookUp: string;
  /** How everything is sent. */
  readonly send: string;
  /** How a refusal looks. */
  readonly refused: string;
  /** How a request is repeated when its answer did not arrive. */
  readonly repeat: string;
  /** What holds all the fields. */
  readonly body: string;
  /** Whether the line has to be sent. */
  readonly saysLine: boolean;
}

/** What a door calls things when it asks for a line. */
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
