import type { TakenRequest } from '../request/taken-request';
import { toFaroCar, toFaroCarDriver } from './to-faro-car.mapper';
import { toFaroHome } from './to-faro-home.mapper';
import { toFaroMotorcycle, toFaroRider } from './to-faro-motorcycle.mapper';
import { toFaroHolder, toFaroPerson } from './to-faro-person.mapper';

/** Maps a request of any line. Telephone and e-mail are not needed for a price and are not sent. */
export function toFaro(request: TakenRequest) {
  const { reference: referencia, effectiveDate: fechaEfecto } = request;
  const shared = { referencia, fechaEfecto, tomador: toFaroHolder(request) };
  if (request.line === 'Home') return { ...shared, vivienda: toFaroHome(request) };
  const propietario = { esTomador: request.body.owner_same_as_holder, persona: toFaroPerson(request.owner) };
  if (request.line === 'Car') {
    return { ...shared, vehiculo: toFaroCar(request), conductor: toFaroCarDriver(request), propietario };
  }
  return { ...shared, vehiculo: toFaroMotorcycle(request), conductor: toFaroRider(request), propietario };
}
