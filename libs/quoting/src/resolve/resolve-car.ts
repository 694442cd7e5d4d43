import type { LineJudgement } from '@cotiza/contract';
import type { CarRequest } from '@cotiza/insurers-port';
import { carFacts } from '../improbable/facts-of';
import { warningsOf } from '../improbable/warnings-of';
import type { Sources } from '../ports/reference-data';
import { checkBrandAndModel } from './brand-and-model.rule';
import { checkCompany } from './company.rule';
import type { Findings } from './findings';
import type { Resolved } from './resolved';
import { resolveMotor } from './resolve-motor';

/** Deduces and checks what reference data knows of a Car body, and makes the request when nothing is missing. */
export async function resolveCar(
  { sound, body }: LineJudgement<'Car'>,
  sources: Sources,
  findings: Findings,
): Promise<Resolved<CarRequest>> {
  const { referenceData: data } = sources;
  const { version, known, motor } = await resolveMotor(
    sound,
    {
      line: 'Car',
      versionPath: 'vehicle.version_id',
      versionId: sound.vehicle?.version_id,
      find: (id) => data.findCar(id),
    },
    sources,
    findings,
  );
  checkBrandAndModel(sound.vehicle, version, data, findings);
  checkCompany(sound.driver?.previous_company_code, (code) => data.hasCarCompany(code), findings);
  return {
    request: body && motor && Object.assign(motor, { line: 'Car' as const, body }),
    warnings: (today) => warningsOf('Car', carFacts(sound, known, today)),
  };
}
