import type { EstimateJudgement, LineJudgement, SoundPart } from '@cotiza/contract';
import type { CarEstimateRequest, CarRequest } from '@cotiza/insurers-port';
import { carFacts } from '../warnings/facts-of';
import { warningsOf } from '../warnings/warnings.table';
import type { Sources } from '../ports/reference-data';
import { checkBrandAndModel } from './vehicle.rule';
import { checkListed, type FaultCollector, type Resolved } from './fault-collector';
import { motorEstimateOf, motorFactsOf, resolveMotor, type ResolvedMotor, type VersionSource } from './resolve-motor';

/** Deduces and checks what reference data knows of a Car body, and makes the request when nothing is missing. */
export async function resolveCar(
  { sound, body }: LineJudgement<'Car'>,
  sources: Sources,
  findings: FaultCollector,
): Promise<Resolved<CarRequest>> {
  const found = await lookUpCar(sound, sources, findings);
  const motor = body && motorFactsOf(sound, found);
  return {
    request: motor && Object.assign(motor, { line: 'Car' as const, body }),
    warnings: (today) => warningsOf('Car', carFacts(sound, found.known, today)),
  };
}

/** Resolves a body that asks for an estimate in the same way; of its people only the ages are known. */
export async function resolveCarEstimate(
  { sound, body }: EstimateJudgement<'Car'>,
  sources: Sources,
  findings: FaultCollector,
): Promise<Resolved<CarEstimateRequest>> {
  const found = await lookUpCar(sound, sources, findings);
  const { holderTown } = found;
  const motor = body && motorEstimateOf(body, found);
  return {
    request: motor && holderTown && Object.assign(motor, { line: 'Car' as const, body, holderTown }),
    warnings: (today) => warningsOf('Car', carFacts(sound, found.known, today)),
  };
}

async function lookUpCar(sound: SoundPart<'Car'>, sources: Sources, findings: FaultCollector): Promise<ResolvedMotor> {
  const { referenceData: data } = sources;
  const version: VersionSource = {
    line: 'Car',
    versionPath: 'vehicle.version_id',
    versionId: sound.vehicle?.version_id,
    find: (id) => data.findCar(id),
  };
  const found = await resolveMotor(sound, version, sources, findings);
  checkBrandAndModel(sound.vehicle, found.version, data, findings);
  const company = sound.driver?.previous_company_code;
  checkListed('driver.previous_company_code', company, (code) => data.hasCarCompany(code), findings);
  return found;
}
