import type { CarEstimateRequest, HomeEstimateRequest, MotorcycleEstimateRequest } from '@cotiza/insurers-port';
import type { TakenEstimate } from '../request/taken-request';
import { FARO_CODES } from './faro.codes';
import { toFaroAnyCar, toFaroAnyMotorcycle, toFaroDwelling, toFaroFines, toFaroZone } from './to-faro.mapper';

/**
 * Maps an estimate of any line. Each key is written separately: a complete request is estimated as well, and its personal data
 * must not be sent.
 */
export function toFaroEstimate(request: TakenEstimate) {
  switch (request.line) {
    case 'Home':
      return toHome(request);
    case 'Car':
      return toCar(request);
    case 'Motorcycle':
      return toMotorcycle(request);
  }
}

const shared = ({ reference: referencia, effectiveDate: fechaEfecto }: TakenEstimate) => ({ referencia, fechaEfecto });

function toHome(request: HomeEstimateRequest) {
  const { risk } = request.body;
  const zona = toFaroZone(risk.address.postal_code, request.riskTown);
  return { ...shared(request), vivienda: { zona, ...toFaroDwelling(risk) } };
}

function toCar(request: CarEstimateRequest) {
  const { holder, driver } = request.body;
  return {
    ...shared(request),
    tomador: {
      fechaNacimiento: request.holder.birthDate,
      zona: toFaroZone(holder.address.postal_code, request.holderTown),
      situacionLaboral: FARO_CODES.employmentStatus[holder.employment_status],
    },
    vehiculo: toFaroAnyCar(request),
    conductor: {
      fechaNacimiento: request.driver.birthDate,
      permiso: { fechaExpedicion: driver.driving_license_date },
      historial: toClaims(driver),
      ...toFaroFines(driver),
    },
  };
}

function toMotorcycle(request: MotorcycleEstimateRequest) {
  const { driver } = request.body;
  return {
    ...shared(request),
    tomador: { fechaNacimiento: request.holder.birthDate },
    vehiculo: toFaroAnyMotorcycle(request),
    conductor: {
      fechaNacimiento: request.driver.birthDate,
      permiso: {
        tipo: FARO_CODES.motorcycleLicense[driver.driving_license_type],
        fechaExpedicion: driver.driving_license_date,
      },
      experiencia: FARO_CODES.ridingExperience[driver.driving_experience_id],
      historial: toClaims(driver),
    },
  };
}

function toClaims(driver: (CarEstimateRequest | MotorcycleEstimateRequest)['body']['driver']) {
  if (!driver.previously_insured) return { aseguradoAntes: false };
  return {
    aseguradoAntes: true,
    aniosSinSiniestros: driver.years_without_accidents,
    siniestrosCulpa5Anios: driver.last_five_years_accidents,
  };
}
