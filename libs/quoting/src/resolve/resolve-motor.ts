import type { CarBody, MotorcycleBody, SoundPart } from '@cotiza/contract';
import type { Party, Town, VehicleVersion } from '@cotiza/insurers-port';
import type { CalendarDay } from '@cotiza/kernel';
import type { VehicleKnown } from '../improbable/facts-of';
import type { Places, PlateRegistry, ReferenceData } from '../ports/reference-data';
import type { Findings } from './findings';
import { checkOccupation } from './occupation.rule';
import { partyOf } from './party';
import { resolveTown } from './town.rule';
import { REGISTRATION, resolveVehicle, type FindVersion } from './vehicle.rule';

/** Where a body of each vehicle line names its version, and where the version is looked up. */
export interface VersionSource {
  readonly line: 'Car' | 'Motorcycle';
  readonly versionPath: 'vehicle.version_id' | 'vehicle.code';
  readonly versionId: string | undefined;
  readonly find: FindVersion;
}

/** What both vehicle lines tell the insurers besides their body. */
interface MotorFacts {
  readonly reference: string;
  readonly effectiveDate: CalendarDay;
  readonly holder: Party;
  readonly driver: Party;
  readonly owner: Party;
  readonly holderTown: Town;
  readonly vehicle: VehicleVersion;
  readonly registrationDate: CalendarDay;
}

export interface ResolvedMotor {
  readonly version: VehicleVersion | undefined;
  /** What is known of the vehicle and beyond doubt. */
  readonly known: VehicleKnown;
  /** The facts of a body without faults. */
  readonly factsOf: (body: CarBody | MotorcycleBody, reference: string) => MotorFacts;
}

/** Deduces and checks what both vehicle lines have in common: the holder and the vehicle. */
export async function resolveMotor(
  sound: SoundPart<'Car' | 'Motorcycle'>,
  { line, versionPath, versionId, find }: VersionSource,
  data: ReferenceData,
  registry: PlateRegistry,
  findings: Findings,
): Promise<ResolvedMotor> {
  checkOccupation(sound.holder?.economic_occupation, data, findings);
  const holderTown = holderTownOf(sound.holder, data, findings);
  const { registration_plate: plate, registration_date: sentDate, purchase_date: purchaseDate } = sound.vehicle ?? {};
  const fields = { line, plate, versionId, versionPath, registrationDate: sentDate, purchaseDate };
  const { version, registrationDate } = await resolveVehicle(fields, find, registry, findings);
  const known: VehicleKnown = {
    version: findings.has(versionPath) ? undefined : version,
    registrationDate: findings.has(REGISTRATION) ? undefined : registrationDate,
    plateSeries: data,
  };
  return {
    version,
    known,
    factsOf: (body, reference) => ({
      reference,
      effectiveDate: body.effective_date,
      ...partiesOf(body),
      holderTown: holderTown!,
      vehicle: version!,
      registrationDate: registrationDate!,
    }),
  };
}

function holderTownOf(
  holder: SoundPart<'Car' | 'Motorcycle'>['holder'],
  places: Places,
  findings: Findings,
): Town | undefined {
  const { postal_code: postalCode, town_id: townId } = holder?.address ?? {};
  return resolveTown({ postalCode, townId, townIdPath: 'holder.address.town_id' }, places, findings);
}

/** The three persons of a vehicle's policy; the driver and the owner are the holder unless they are described. */
function partiesOf(body: CarBody | MotorcycleBody): { holder: Party; driver: Party; owner: Party } {
  const holder = partyOf(body.holder);
  return {
    holder,
    driver: body.driver.same_as_holder ? holder : partyOf(body.driver),
    owner: body.owner ? partyOf(body.owner) : holder,
  };
}
