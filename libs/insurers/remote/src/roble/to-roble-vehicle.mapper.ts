import type { CarRequest, MotorcycleRequest, VehicleVersion } from '@cotiza/insurers-port';
import { historyOf, newPriceCents } from '../request/vehicle-facts';

type MotorRequest = CarRequest | MotorcycleRequest;

export const yesNo = (is: boolean): 'S' | 'N' => (is ? 'S' : 'N');

/** Maps a boolean. An unknown one is left out. */
export const yesNoIfSaid = (is: boolean | undefined) => (is === undefined ? undefined : yesNo(is));

export function toRobleVersion(version: VehicleVersion) {
  return {
    CodigoVersion: version.id,
    Marca: version.brandName,
    Modelo: version.modelName,
    Version: version.name,
    Cilindrada: String(version.displacementCc),
    PotenciaKw: String(version.powerKw),
  };
}

export function toRobleNewValue(request: MotorRequest): string | undefined {
  const cents = newPriceCents(request);
  return cents === undefined ? undefined : String(cents);
}

export function toRobleHistory({ body }: MotorRequest) {
  const history = historyOf(body.driver);
  return (
    history && {
      Compania: history.companyKey,
      Poliza: history.policy,
      Matricula: history.plate,
      AniosAsegurado: String(history.totalYears),
      AniosCompania: String(history.companyYears),
      AniosSinSiniestros: String(history.cleanYears),
      SiniestrosCulpa5Anios: String(history.atFaultClaims),
    }
  );
}
