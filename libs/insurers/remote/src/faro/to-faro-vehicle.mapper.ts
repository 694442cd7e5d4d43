import type { CarRequest, MotorcycleRequest, VehicleVersion } from '@cotiza/insurers-port';
import { decimalOfCents } from '@cotiza/transport';
import { historyOf, newPriceCents, type AnyMotor } from '../request/vehicle-facts';

type MotorRequest = CarRequest | MotorcycleRequest;

export function toFaroVersion(version: VehicleVersion) {
  return {
    idVersion: version.id,
    marca: version.brandName,
    modelo: version.modelName,
    version: version.name,
    cilindrada: version.displacementCc,
    potenciaKw: version.powerKw,
  };
}

export function toFaroNewValue(request: AnyMotor): string | null {
  const cents = newPriceCents(request);
  return cents === undefined ? null : decimalOfCents(cents);
}

export function toFaroHistory({ body }: MotorRequest) {
  const history = historyOf(body.driver);
  if (!history) return { aseguradoAntes: false };
  return {
    aseguradoAntes: true,
    compania: history.companyKey,
    poliza: history.policy,
    matricula: history.plate,
    aniosAsegurado: history.totalYears,
    aniosCompania: history.companyYears,
    aniosSinSiniestros: history.cleanYears,
    siniestrosCulpa5Anios: history.atFaultClaims,
  };
}
