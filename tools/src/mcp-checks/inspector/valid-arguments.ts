import { exampleBody, LINES, type InsuranceLine } from '@cotiza/contract';
import { addDays, systemClock } from '@cotiza/kernel';

/** Days until the policies that are asked for begin. */
const DAYS_AHEAD = 7;

/** Arguments with which each tool must answer. */
export const validArguments = (): Readonly<Record<string, object>> => ({
  obtener_requisitos: { ramo: LINES.Home.ramo },
  consultar_catalogo: { tipo: 'towns', codigo_postal: '28013' },
  comprobar_datos: { ramo: LINES.Car.ramo, datos: bodyWithoutLine('Car') },
  cotizar_hogar: bodyWithoutLine('Home'),
  cotizar_coche: bodyWithoutLine('Car'),
  cotizar_moto: bodyWithoutLine('Motorcycle'),
  // In its place comes that of an offer which was quoted.
  detalle_de_oferta: { oferta_id: '' },
});

function bodyWithoutLine(line: InsuranceLine): object {
  const { insurance_line: _line, ...body } = exampleBody(line, addDays(systemClock().today(), DAYS_AHEAD));
  return body;
}
