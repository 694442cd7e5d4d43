import type { CarBody, SoundPart } from '@cotiza/contract';
import type { CarRequest } from '@cotiza/insurers-port';
import { carFacts } from '../improbable/facts-of';
import { warningsOf } from '../improbable/warnings-of';
import type { PlateRegistry, ReferenceData } from '../ports/reference-data';
import { checkBrandAndModel } from './brand-and-model.rule';
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
  checkBrandAndModel(sound.vehicle, version, data, findings);
  checkCompany(sound.driver?.previous_company_code, (code) => data.hasCarCompany(code), findings);
  return {
    complete: (reference) => {
      const body = sound as CarBody;
      return { line: 'Car', body, ...factsOf(body, reference) };
    },
    warnings: (today) => warningsOf('Car', carFacts(sound, known, today)),
  };
}
