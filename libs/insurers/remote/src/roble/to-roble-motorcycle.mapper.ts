import type { MotorcycleRequest } from '@cotiza/insurers-port';
import { municipalityCode } from '../request/holder-facts';
import { plateOf } from '../request/vehicle-facts';
import { ROBLE_CODES } from './roble.codes';
import { toRoblePerson } from './to-roble-person.mapper';
import { toRobleHistory, toRobleNewValue, toRobleVersion, yesNo, yesNoIfSaid } from './to-roble-vehicle.mapper';

export function toRobleMotorcycle(request: MotorcycleRequest) {
  const { vehicle } = request.body;
  return {
    Matricula: plateOf(request),
    ...toRobleVersion(request.vehicle),
    Motor: ROBLE_CODES.motorcycleEngine[request.vehicle.fuel === 'Electric' ? 'Electric' : 'Combustion'],
    FechaMatriculacion: request.registrationDate,
    FechaCompra: vehicle.purchase_date,
    KilometrosAnio: String(vehicle.kilometers_per_year),
    Estacionamiento: ROBLE_CODES.parking[vehicle.garage_type_id],
    ValorNuevoCentimos: toRobleNewValue(request),
    CodigoPostalCirculacion: vehicle.circulation_postal_code,
    MunicipioCirculacion: municipalityCode(request.circulationTown),
  };
}

/** Maps a rider. No insurer uses fines and lost points of riders, so they are not sent. */
export function toRobleRider(request: MotorcycleRequest) {
  const { driver } = request.body;
  const { previousMotorcycle } = request;
  return {
    EsTomador: yesNo(driver.same_as_holder),
    Persona: toRoblePerson(request.driver),
    Permiso: {
      Tipo: ROBLE_CODES.motorcycleLicense[driver.driving_license_type],
      FechaExpedicion: driver.driving_license_date,
      Zona: ROBLE_CODES.licenseZone[driver.driving_license_issuing_zone_id],
    },
    Experiencia: ROBLE_CODES.ridingExperience[driver.driving_experience_id],
    MotoAnterior: previousMotorcycle ? toRobleVersion(previousMotorcycle) : undefined,
    PermisoCoche: yesNoIfSaid(driver.has_car_license),
    FechaPermisoCoche: driver.has_car_license ? driver.car_license_date : undefined,
    AseguradoAntes: yesNo(driver.previously_insured),
    Historial: toRobleHistory(request),
  };
}
