import { alternatives } from '@cotiza/kernel';
import type { RequirementsIndex } from '../schema/requirements.schema';
import { EVERY_RAMO, INSURANCE_LINES, LINES, type InsuranceLine } from '../lines';

/** The version of the interface, that of the specification. */
export const INTERFACE_VERSION = '1.0.0';

/**
 * Returns the lines that are quoted: the answer of `requisitos` without a line.
 *
 * @param sold the lines that some insurer sells now
 */
export function requirementsIndex(sold: readonly InsuranceLine[] = INSURANCE_LINES): RequirementsIndex {
  return {
    servicio: `Cotiza: precios de seguros de ${EVERY_RAMO} para agentes automáticos`,
    version: INTERFACE_VERSION,
    ramos: sold.map((line) => ({
      ramo: LINES[line].ramo,
      insurance_line: line,
      nombre: LINES[line].name,
      requisitos: `GET /api/agent/requisitos?ramo=${LINES[line].ramo}`,
      cotizar: 'POST /api/agent/cotizaciones',
    })),
    como_usarlo: sold.length === 0 ? NOTHING_SOLD : howToQuote(sold),
  };
}

const NOTHING_SOLD = ['Ahora mismo ninguna aseguradora de este servicio cotiza ningún ramo: no se puede pedir precio.'];

const howToQuote = (sold: readonly InsuranceLine[]): readonly string[] => [
  `Pide los requisitos del ramo con el parámetro ramo (${alternatives(sold.map((line) => LINES[line].ramo))}).`,
  'Pregunta al cliente todo lo que falte en un solo mensaje.',
  'Envía todos los datos juntos a POST /api/agent/cotizaciones y recibirás los precios de cada aseguradora. El cliente los recibe también por correo electrónico, con el enlace de compra.',
];
