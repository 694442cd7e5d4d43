import type { CarEstimateRequest, CarRequest } from '@cotiza/insurers-port';
import { plateOf } from '../request/vehicle-facts';
import { FARO_CODES } from './faro.codes';
import { toFaroPerson } from './to-faro-person.mapper';
import { toFaroHistory, toFaroNewValue, toFaroVersion } from './to-faro-vehicle.mapper';

export function toFaroCar(request: CarRequest) {
  const { vehicle } = request.body;
  return {
    matricula: plateOf(request),
    ...toFaroAnyCar(request),
    formaAdquisicion: FARO_CODES.purchaseType[vehicle.purchase_type],
    fechaCompra: vehicle.purchase_date ?? null,
  };
}

/** Maps a car without its owner. The fuel comes from the catalogue, even where the customer says otherwise. */
export function toFaroAnyCar(request: CarEstimateRequest) {
  const { vehicle } = request.body;
  return {
    ...toFaroVersion(request.vehicle),
    combustible: FARO_CODES.fuel[request.vehicle.fuel],
    fechaMatriculacion: request.registrationDate,
    uso: FARO_CODES.carUse[vehicle.use],
    kilometros: FARO_CODES.annualKm[vehicle.annual_km],
    estacionamiento: FARO_CODES.parking[vehicle.parking_type],
    valorNuevo: toFaroNewValue(request),
  };
}

export function toFaroCarDriver(request: CarRequest) {
  const { driver } = request.body;
  return {
    esTomador: driver.same_as_holder,
    persona: toFaroPerson(request.driver),
    permiso: {
      tipo: FARO_CODES.carLicense[driver.driving_license_type],
      fechaExpedicion: driver.driving_license_date,
      pais: FARO_CODES.country[driver.driving_license_country],
    },
    historial: toFaroHistory(request),
    ...toFaroFines(driver),
  };
}

export function toFaroFines({ penalties, parking_fine_only, points_lost }: CarEstimateRequest['body']['driver']) {
  return {
    multas: FARO_CODES.penalties[penalties],
    soloAparcamiento: penalties === '1' ? parking_fine_only : undefined,
    puntosPerdidos: points_lost,
  };
}
