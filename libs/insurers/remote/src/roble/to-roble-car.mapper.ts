import type { CarRequest } from '@cotiza/insurers-port';
import { plateOf } from '../request/vehicle-facts';
import { ROBLE_CODES } from './roble.codes';
import { toRoblePerson } from './to-roble-person.mapper';
import { toRobleHistory, toRobleNewValue, toRobleVersion, yesNo, yesNoIfSaid } from './to-roble-vehicle.mapper';

/** Maps a car. The fuel comes from the catalogue, even where the customer says otherwise. */
export function toRobleCar(request: CarRequest) {
  const { vehicle } = request.body;
  return {
    Matricula: plateOf(request),
    ...toRobleVersion(request.vehicle),
    Combustible: ROBLE_CODES.fuel[request.vehicle.fuel],
    FechaMatriculacion: request.registrationDate,
    FormaAdquisicion: ROBLE_CODES.purchaseType[vehicle.purchase_type],
    FechaCompra: vehicle.purchase_date,
    Uso: ROBLE_CODES.carUse[vehicle.use],
    Kilometros: ROBLE_CODES.annualKm[vehicle.annual_km],
    Estacionamiento: ROBLE_CODES.parking[vehicle.parking_type],
    ValorNuevoCentimos: toRobleNewValue(request),
  };
}

export function toRobleCarDriver(request: CarRequest) {
  const { driver } = request.body;
  return {
    EsTomador: yesNo(driver.same_as_holder),
    Persona: toRoblePerson(request.driver),
    Permiso: {
      Tipo: ROBLE_CODES.carLicense[driver.driving_license_type],
      FechaExpedicion: driver.driving_license_date,
      Pais: ROBLE_CODES.country[driver.driving_license_country],
    },
    AseguradoAntes: yesNo(driver.previously_insured),
    Historial: toRobleHistory(request),
    Multas: ROBLE_CODES.penalties[driver.penalties],
    SoloAparcamiento: driver.penalties === '1' ? yesNoIfSaid(driver.parking_fine_only) : undefined,
    PuntosPerdidos: yesNo(driver.points_lost),
  };
}
