import { exampleBody, exampleEstimate, LINES, type InsuranceLine } from '@cotiza/contract';
import { addDays, systemClock } from '@cotiza/kernel';

/** Days until the policies that are asked for begin. */
const DAYS_AHEAD = 7;

/** Arguments with which each tool must answer. */
export const validArguments = (): Readonly<Record<string, object>> => ({
  obtener_requisitos: { ramo: LINES.Home.ramo },
  consultar_catalogo: { tipo: 'towns', codigo_postal: '28013' },
  comprobar_datos: { ramo: LINES.Car.ramo, datos: bodyWithoutLine('Car') },
  estimar_precio: { ramo: LINES.Car.ramo, datos: exampleEstimate('Car', firstDay()) },
  cotizar_hogar: bodyWithoutLine('Home'),
  cotizar_coche: bodyWithoutLine('Car'),
  cotizar_moto: bodyWithoutLine('Motorcycle'),
  // In its place comes that of an offer which was quoted.
  detalle_de_oferta: { oferta_id: '' },
});

const firstDay = () => addDays(systemClock().today(), DAYS_AHEAD);

function bodyWithoutLine(line: InsuranceLine): object {
  const { insurance_line: _line, ...body } = exampleBody(line, firstDay());
  return body;
}
