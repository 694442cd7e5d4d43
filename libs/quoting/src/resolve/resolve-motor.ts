import type { EstimateBodyByLine, SoundPart, VehicleLine } from '@cotiza/contract';
import type { Aged, Party, Town, VehicleVersion } from '@cotiza/insurers-port';
import type { CalendarDay } from '@cotiza/kernel';
import type { VehicleKnown } from '../warnings/facts-of';
import type { Places, Sources } from '../ports/reference-data';
import { type FaultCollector, checkListed } from './fault-collector';
import { partyOf } from './party';
import { resolveTown } from './town.rule';
import { REGISTRATION, resolveVehicle, type FindVersion } from './vehicle.rule';

/** The version in a body of a vehicle line, and its look-up. */
export interface VersionSource {
  readonly line: VehicleLine;
  readonly versionPath: 'vehicle.version_id' | 'vehicle.code';
  readonly versionId: string | undefined;
  readonly find: FindVersion;
}

/** The part of a request that all vehicle lines share, without line and body. */
export interface MotorFacts {
  readonly effectiveDate: CalendarDay;
  readonly holder: Party;
  readonly driver: Party;
  readonly owner: Party;
  readonly holderTown: Town;
  readonly vehicle: VehicleVersion;
  readonly registrationDate: CalendarDay;
}

/** The facts of the reference data about the body of a vehicle line; undefined where it has none. */
export interface ResolvedMotor {
  readonly version: VehicleVersion | undefined;
  readonly registrationDate: CalendarDay | undefined;
  readonly holderTown: Town | undefined;
  /** The facts about the vehicle that have no fault. */
  readonly known: VehicleKnown;
}

/** Deduces and checks the holder and the vehicle, for all vehicle lines. */
export async function resolveMotor(
  sound: SoundPart<VehicleLine>,
  { line, versionPath, versionId, find }: VersionSource,
  { referenceData: data, plateRegistry }: Sources,
  findings: FaultCollector,
): Promise<ResolvedMotor> {
  const occupation = sound.holder?.economic_occupation;
  checkListed('holder.economic_occupation', occupation, (code) => data.hasOccupation(code), findings);
  const holderTown = holderTownOf(sound.holder, data, findings);
  const { registration_plate: plate, registration_date: sentDate, purchase_date: purchaseDate } = sound.vehicle ?? {};
  const fields = { line, plate, versionId, versionPath, registrationDate: sentDate, purchaseDate };
  const { version, registrationDate } = await resolveVehicle(fields, find, plateRegistry, findings);
  const known: VehicleKnown = {
    version: findings.has(versionPath) ? undefined : version,
    registrationDate: findings.has(REGISTRATION) ? undefined : registrationDate,
    plateSeries: data,
  };
  return { version, registrationDate, holderTown, known };
}

/** Returns the shared part of a request: the driver and the owner are the holder unless they are described. */
export function motorFactsOf(
  { effective_date: effectiveDate, holder: sent, driver: sentDriver, owner: sentOwner }: SoundPart<VehicleLine>,
  { version: vehicle, registrationDate, holderTown }: ResolvedMotor,
): MotorFacts | undefined {
  if (!holderTown || !vehicle || !registrationDate) return undefined;
  const holder = sent && partyOf(sent);
  const driver = sentDriver && (sentDriver.same_as_holder === true ? holder : partyOf(sentDriver));
  const owner = sentOwner ? partyOf(sentOwner) : holder;
  if (!effectiveDate || !holder || !driver || !owner) return undefined;
  return { effectiveDate, holder, driver, owner, holderTown, vehicle, registrationDate };
}

/** The part of a request for an estimate that all vehicle lines share, without line, body and place. */
interface MotorEstimate extends Pick<MotorFacts, 'effectiveDate' | 'vehicle' | 'registrationDate'> {
  readonly holder: Aged;
  readonly driver: Aged;
}

/** Returns the shared part of a request for an estimate: the driver is as old as the holder unless another is described. */
export function motorEstimateOf(
  { effective_date: effectiveDate, holder, driver }: EstimateBodyByLine[VehicleLine],
  { version: vehicle, registrationDate }: ResolvedMotor,
): MotorEstimate | undefined {
  const birthDate = driver.same_as_holder ? holder.birth_date : driver.birth_date;
  if (!vehicle || !registrationDate || birthDate === undefined) return undefined;
  return { effectiveDate, holder: { birthDate: holder.birth_date }, driver: { birthDate }, vehicle, registrationDate };
}

function holderTownOf(
  holder: SoundPart<VehicleLine>['holder'],
  places: Places,
  findings: FaultCollector,
): Town | undefined {
  const { postal_code: postalCode, town_id: townId } = holder?.address ?? {};
  return resolveTown({ postalCode, townId, townIdPath: 'holder.address.town_id' }, places, findings);
}
