import type { EstimateJudgement, HomeBody, LineJudgement, SoundPart } from '@cotiza/contract';
import type { HomeEstimateRequest, HomeRequest, Town } from '@cotiza/insurers-port';
import { homeFacts } from '../warnings/facts-of';
import { warningsOf } from '../warnings/warnings.table';
import type { Places, Sources } from '../ports/reference-data';
import { type FaultCollector, type Resolved, type Unreferenced, checkListed } from './fault-collector';
import { partyOf } from './party';
import { resolveTown } from './town.rule';

type Address = NonNullable<SoundPart<'Home'>['risk']>['address'];

/** Deduces and checks what reference data knows of a Home body, and makes the request when nothing is missing. */
export function resolveHome(
  { sound, body }: LineJudgement<'Home'>,
  { referenceData: data }: Sources,
  findings: FaultCollector,
): Resolved<HomeRequest> {
  const occupation = sound.holder?.economic_occupation;
  checkListed('holder.economic_occupation', occupation, (code) => data.hasOccupation(code), findings);
  const riskTown = townOf(sound.risk?.address, 'risk.address', data, findings);
  const livesThere = sound.holder?.address_same_as_risk === true;
  const holderTown = livesThere ? riskTown : townOf(sound.holder?.address, 'holder.address', data, findings);
  return {
    request: body && riskTown && holderTown && requestOf(body, riskTown, holderTown),
    warnings: (today) => warningsOf('Home', homeFacts(sound, today)),
  };
}

/** Resolves a body that asks for an estimate in the same way; it has no people. */
export function resolveHomeEstimate(
  { sound, body }: EstimateJudgement<'Home'>,
  { referenceData: data }: Sources,
  findings: FaultCollector,
): Resolved<HomeEstimateRequest> {
  const riskTown = townOf(sound.risk?.address, 'risk.address', data, findings);
  return {
    request: body && riskTown && { line: 'Home', effectiveDate: body.effective_date, body, riskTown },
    warnings: (today) => warningsOf('Home', homeFacts(sound, today)),
  };
}

function townOf(address: Address, path: string, places: Places, findings: FaultCollector): Town | undefined {
  const { postal_code: postalCode, town_id: townId } = address ?? {};
  return resolveTown({ postalCode, townId, townIdPath: `${path}.town_id` }, places, findings);
}

function requestOf(body: HomeBody, riskTown: Town, holderTown: Town): Unreferenced<HomeRequest> | undefined {
  const holder = partyOf(body.holder, body.holder.document_type === 'Dni' ? body.holder.surname : '');
  return holder && { line: 'Home', effectiveDate: body.effective_date, body, holder, holderTown, riskTown };
}
