import type { CarBody, SoundPart } from '@cotiza/contract';
import type { CarRequest, VehicleVersion } from '@cotiza/insurers-port';
import { carFacts } from '../improbable/facts-of';
import { warningsOf } from '../improbable/warnings-of';
import type { PlateRegistry, ReferenceData } from '../ports/reference-data';
import { checkCompany } from './company.rule';
import type { Findings } from './findings';
import type { Resolved } from './resolution';
import { resolveMotor } from './resolve-motor';

/** Deduces and checks what reference data knows of a Car body, and completes the request when nothing is wrong. */
export async function resolveCar(
  sound: SoundPart<'Car'>,
  data: ReferenceData,
  registry: PlateRegistry,
  findings: Findings,
): Promise<Resolved<CarRequest>> {
  const { version, known, factsOf } = await resolveMotor(
    sound,
    {
      line: 'Car',
      versionPath: 'vehicle.version_id',
      versionId: sound.vehicle?.version_id,
      find: (id) => data.findCar(id),
    },
    data,
    registry,
    findings,
  );
  checkBrandAndModel(sound.vehicle, version, findings);
  checkCompany(sound.driver?.previous_company_code, (code) => data.hasCarCompany(code), findings);
  return {
    complete: (reference) => {
      const body = sound as CarBody;
      return { line: 'Car', body, ...factsOf(body, reference) };
    },
    warnings: (today) => warningsOf('Car', carFacts(sound, known, today)),
  };
}

/** The ids of brand and model are only a way to the version: they must be those of the version. */
function checkBrandAndModel(
  vehicle: SoundPart<'Car'>['vehicle'],
  version: VehicleVersion | undefined,
  findings: Findings,
): void {
  if (!version) return;
  if (vehicle?.brand_id !== undefined && vehicle.brand_id !== version.brandId) {
    findings.add('vehicle.brand_id', 'incoherente', 'La marca no es la de la versión del coche.');
  }
  if (vehicle?.model_id !== undefined && vehicle.model_id !== version.modelId) {
    findings.add('vehicle.model_id', 'incoherente', 'El modelo no es el de la versión del coche.');
  }
}
