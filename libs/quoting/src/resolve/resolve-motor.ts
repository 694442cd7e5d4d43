import type { CarBody, MotorcycleBody, SoundPart } from '@cotiza/contract';
import type { Party, Town } from '@cotiza/insurers-port';
import type { Places } from '../ports/reference-data';
import type { Findings } from './findings';
import { partyOf } from './party';
import { resolveTown } from './town.rule';

/** Where the holder of a vehicle's policy lives. */
export function resolveHolderTown(
  holder: SoundPart<'Car' | 'Motorcycle'>['holder'],
  places: Places,
  findings: Findings,
): Town | undefined {
  const { postal_code: postalCode, town_id: townId } = holder?.address ?? {};
  return resolveTown({ postalCode, townId, townIdPath: 'holder.address.town_id' }, places, findings);
}

/** The three persons of a vehicle's policy; the driver and the owner are the holder unless they are described. */
export function partiesOf(body: CarBody | MotorcycleBody): { holder: Party; driver: Party; owner: Party } {
  const holder = partyOf(body.holder);
  return {
    holder,
    driver: body.driver.same_as_holder ? holder : partyOf(body.driver),
    owner: body.owner ? partyOf(body.owner) : holder,
  };
}
