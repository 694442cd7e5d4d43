import type { XmlShape } from '@cotiza/transport';
import type { TakenRequest } from '../request/taken-request';
import { toRobleCar, toRobleCarDriver } from './to-roble-car.mapper';
import { toRobleHome } from './to-roble-home.mapper';
import { toRobleMotorcycle, toRobleRider } from './to-roble-motorcycle.mapper';
import { toRobleHolder, toRoblePerson } from './to-roble-person.mapper';
import { yesNo } from './to-roble-vehicle.mapper';

/** Maps a request of any line. Telephone and e-mail are not needed for a price and are not sent. */
export function toRoble(request: TakenRequest, brokerCode: string): XmlShape {
  const header = { CodigoMediador: brokerCode, IdTransaccion: request.reference };
  const policy = { FechaEfecto: request.effectiveDate, Tomador: toRobleHolder(request) };
  if (request.line === 'Home') {
    return { Cabecera: header, Ramo: 'HOG', ...policy, RiesgoHogar: { Vivienda: toRobleHome(request) } };
  }
  const owner = { EsTomador: yesNo(request.body.owner_same_as_holder), Persona: toRoblePerson(request.owner) };
  if (request.line === 'Car') {
    const risk = { Coche: toRobleCar(request), Conductor: toRobleCarDriver(request), Propietario: owner };
    return { Cabecera: header, Ramo: 'AUT', ...policy, RiesgoAuto: risk };
  }
  const risk = { Moto: toRobleMotorcycle(request), Conductor: toRobleRider(request), Propietario: owner };
  return { Cabecera: header, Ramo: 'MOT', ...policy, RiesgoMoto: risk };
}
