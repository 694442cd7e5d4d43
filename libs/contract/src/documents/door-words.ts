import { quotingToolOf, tables, type InsuranceLine } from '../lines';
import { estimateTables } from '../lines/estimates';
import type { Children } from '../model/field';

/**
 * An interface of the service. The requirements are the same at REST and MCP, worded for each; `directory` is MCP without the
 * fields that identify a person.
 */
export type Door = 'rest' | 'mcp' | 'directory';

/** The parts of the requirements that differ between interfaces. */
export interface DoorWords {
  /** The fields that are asked. */
  readonly table: Children;
  /** Instructions to look up the values of a catalogue. */
  readonly lookUp: string;
  /** Instructions to send a request. */
  readonly send: string;
  /** Description of a refusal. */
  readonly refused: string;
  /** Instructions to repeat a quotation whose answer did not arrive; absent where nothing is quoted. */
  readonly repeat?: string;
  /** Name of the object that holds all the fields. */
  readonly body: string;
  /** True when the body has to name the line. */
  readonly saysLine: boolean;
}

const LOOK_UP = 'se consultan con consultar_catalogo, con ese catálogo en tipo';
const REFUSED = 'Si el resultado es un error, trae juntos todos los fallos.';

export const doorWords: Readonly<Record<Door, (line: InsuranceLine) => DoorWords>> = {
  rest: (line) => ({
    table: tables[line],
    lookUp: 'se consultan en GET /api/agent/catalogo?tipo=<catalogo>',
    send: 'Envía todos los datos en una sola petición POST /api/agent/cotizaciones. Solo se admiten los campos documentados.',
    refused: 'Si la respuesta es 400, en errores vienen juntos todos los fallos.',
    repeat:
      'Si no llega la respuesta, repite la misma petición con la misma cabecera Idempotency-Key (o, si no puedes poner cabeceras, el parámetro idempotency_key)',
    body: 'Cuerpo de la petición: un objeto JSON cerrado, con los nombres en snake_case.',
    saysLine: true,
  }),
  mcp: (line) => ({
    table: tables[line],
    lookUp: LOOK_UP,
    send: `Envía todos los datos en una sola llamada a ${quotingToolOf(line)}. Solo se admiten los campos documentados; null dice que un campo no se envía. Con comprobar_datos sabes antes, sin cotizar, qué falta o está mal.`,
    refused: REFUSED,
    repeat: 'Si no llega el resultado, repite la misma llamada con la misma idempotency_key',
    body: `Argumentos de ${quotingToolOf(line)}: un objeto JSON cerrado, con los nombres en snake_case.`,
    saysLine: false,
  }),
  directory: (line) => ({
    table: estimateTables[line],
    lookUp: LOOK_UP,
    send: 'Envía lo que sepas en datos de estimar_precio, que da precios orientativos, o de preparar_solicitud, que da el enlace de la página donde el cliente pone el resto. Solo se admiten estos campos: nunca documentos de identidad, nombres, matrículas, direcciones, teléfonos ni correos.',
    refused: REFUSED,
    body: 'Los datos de estimar_precio: un objeto JSON cerrado, con los nombres en snake_case.',
    saysLine: false,
  }),
};
