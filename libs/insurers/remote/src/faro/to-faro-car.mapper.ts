import type { CarRequest } from '@cotiza/insurers-port';
import { plateOf } from '../request/vehicle-facts';
import type { FaroCar, FaroCarDriver } from './faro-petition.wire';
import { FARO_CODES } from './faro.codes';
import { toFaroPerson } from './to-faro-person.mapper';
import { toFaroHistory, toFaroNewValue, toFaroVersion } from './to-faro-vehicle.mapper';

/** The fuel is the catalogue's, whatever the customer believes it is. */
export function toFaroCar(request: CarRequest): FaroCar {
  const { vehicle } = request.body;
  return {
    matricula: plateOf(request),
    ...toFaroVersion(request.vehicle),
    combustible: FARO_CODES.fuel[request.vehicle.fuel],
    fechaMatriculacion: request.registrationDate,
    formaAdquisicion: FARO_CODES.purchaseType[vehicle.purchase_type],
    fechaCompra: vehicle.purchase_date ?? null,
    uso: FARO_CODES.carUse[vehicle.use],
    kilometros: FARO_CODES.annualKm[vehicle.annual_km],
    estacionamiento: FARO_CODES.parking[vehicle.parking_type],
    valorNuevo: toFaroNewValue(request),
  };
}

export function toFaroCarDriver(request: CarRequest): FaroCarDriver {
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
    multas: FARO_CODES.penalties[driver.penalties],
    soloAparcamiento: driver.penalties === '1' ? driver.parking_fine_only : undefined,
    puntosPerdidos: driver.points_lost,
  };
}
