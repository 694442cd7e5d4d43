import type { HomeBody, SoundPart } from '@cotiza/contract';
import type { HomeRequest } from '@cotiza/insurers-port';
import { homeFacts } from '../improbable/facts-of';
import { warningsOf } from '../improbable/warnings-of';
import type { ReferenceData } from '../ports/reference-data';
import type { Findings } from './findings';
import { checkOccupation } from './occupation.rule';
import { partyOf } from './party';
import type { Resolved } from './resolution';
import { resolveTown } from './town.rule';

type Address = NonNullable<SoundPart<'Home'>['risk']>['address'];

/** Deduces and checks what reference data knows of a Home body, and completes the request when nothing is wrong. */
export function resolveHome(sound: SoundPart<'Home'>, data: ReferenceData, findings: Findings): Resolved<HomeRequest> {
  const townOf = (address: Address, path: string) =>
    resolveTown(
      {
        postalCode: address?.postal_code,
        townId: address?.town_id,
        townIdPath: `${path}.town_id`,
      },
      data,
      findings,
    );
  checkOccupation(sound.holder?.economic_occupation, data, findings);
  const riskTown = townOf(sound.risk?.address, 'risk.address');
  const livesThere = sound.holder?.address_same_as_risk === true;
  const holderTown = livesThere ? riskTown : townOf(sound.holder?.address, 'holder.address');
  const complete = (reference: string): HomeRequest => {
    const body = sound as HomeBody;
    const { holder } = body;
    return {
      line: 'Home',
      reference,
      effectiveDate: body.effective_date,
      body,
      holder: partyOf(holder, holder.document_type === 'Dni' ? holder.surname : ''),
      holderTown: holderTown!,
      riskTown: riskTown!,
    };
  };
  return { complete, warnings: (today) => warningsOf('Home', homeFacts(sound, today)) };
}
