import { existing } from '@cotiza/kernel';
import type { MotorcycleEstimateRequest, MotorcycleRequest } from '@cotiza/insurers-port';
import { plateOf } from '../request/vehicle-facts';
import { FARO_CODES } from './faro.codes';
import { toFaroPerson, toFaroZone } from './to-faro-person.mapper';
import { toFaroHistory, toFaroNewValue, toFaroVersion } from './to-faro-vehicle.mapper';

export function toFaroMotorcycle(request: MotorcycleRequest) {
  return {
    matricula: plateOf(request),
    ...toFaroAnyMotorcycle(request),
    fechaCompra: request.body.vehicle.purchase_date,
  };
}

/** Maps a motorcycle without its owner. */
export function toFaroAnyMotorcycle(request: MotorcycleEstimateRequest) {
  const { vehicle } = request.body;
  return {
    ...toFaroVersion(request.vehicle),
    motor: FARO_CODES.motorcycleEngine[request.vehicle.fuel === 'Electric' ? 'Electric' : 'Combustion'],
    fechaMatriculacion: request.registrationDate,
    kilometros: vehicle.kilometers_per_year,
    estacionamiento: FARO_CODES.parking[vehicle.garage_type_id],
    valorNuevo: toFaroNewValue(request),
    circulacion: toFaroZone(vehicle.circulation_postal_code, request.circulationTown),
  };
}

/** Maps a rider. No insurer uses fines and lost points of riders, so they are not sent. */
export function toFaroRider(request: MotorcycleRequest) {
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

function toFaroCarLicence(driver: MotorcycleRequest['body']['driver']) {
  if (driver.has_car_license === undefined) return undefined;
  return {
    tiene: driver.has_car_license,
    fechaExpedicion: driver.has_car_license
      ? existing(driver.car_license_date, 'date of the car licence of who has one')
      : null,
  };
}
