import type { MotorcycleRequest } from '@cotiza/insurers-port';
import { municipalityCode } from '../request/holder-facts';
import { plateOf } from '../request/vehicle-facts';
import type { FaroMotorcycle, FaroRider } from './faro-petition.wire';
import { FARO_CODES } from './faro.codes';
import { toFaroPerson } from './to-faro-person.mapper';
import { toFaroHistory, toFaroNewValue, toFaroVersion } from './to-faro-vehicle.mapper';

export function toFaroMotorcycle(request: MotorcycleRequest): FaroMotorcycle {
  const { vehicle } = request.body;
  return {
    matricula: plateOf(request),
    ...toFaroVersion(request.vehicle),
    motor: FARO_CODES.motorcycleEngine[request.vehicle.fuel === 'Electric' ? 'Electric' : 'Combustion'],
    fechaMatriculacion: request.registrationDate,
    fechaCompra: vehicle.purchase_date,
    kilometros: vehicle.kilometers_per_year,
    estacionamiento: FARO_CODES.parking[vehicle.garage_type_id],
    valorNuevo: toFaroNewValue(request),
    circulacion: {
      codigoPostal: vehicle.circulation_postal_code,
      municipio: municipalityCode(request.circulationTown),
    },
  };
}

/** Fines and lost points of a rider are used by no insurer, and are not sent. */
export function toFaroRider(request: MotorcycleRequest): FaroRider {
  const { driver } = request.body;
  const { previousMotorcycle } = request;
  return {
    esTomador: driver.same_as_holder,
    persona: toFaroPerson(request.driver),
    permiso: {
      tipo: FARO_CODES.motorcycleLicense[driver.driving_license_type],
      fechaExpedicion: driver.driving_license_date,
      zona: FARO_CODES.licenseZone[driver.driving_license_issuing_zone_id],
    },
    experiencia: FARO_CODES.ridingExperience[driver.driving_experience_id],
    motoAnterior: previousMotorcycle && toFaroVersion(previousMotorcycle),
    permisoCoche: toFaroCarLicence(driver),
    historial: toFaroHistory(request),
  };
}

function toFaroCarLicence(driver: MotorcycleRequest['body']['driver']): FaroRider['permisoCoche'] {
  if (driver.has_car_license === undefined) return undefined;
  return { tiene: driver.has_car_license, fechaExpedicion: driver.has_car_license ? driver.car_license_date! : null };
}
