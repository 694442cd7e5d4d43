import { exampleAt, type BodyDraft, type Change, type JsonValue } from './body-draft';
import { AMINA, JOAO, MARTIN, OTHER_ADDRESS, type Identity } from './people';

const IDENTITY = Object.keys({ ...MARTIN, ...AMINA });
const HISTORY = [
  'previous_company_code',
  'previous_policy_number',
  'previous_plate',
  'total_years_insured',
  'years_in_previous_company',
  'years_without_accidents',
  'last_five_years_accidents',
].map((name) => `driver.${name}`);

const within = (block: string, rows: Readonly<Record<string, JsonValue>>): Readonly<Record<string, JsonValue>> =>
  Object.fromEntries(Object.entries(rows).map(([name, value]) => [`${block}.${name}`, value]));

const describing =
  (block: string, person: Identity): Change =>
  (draft) =>
    draft.without(...IDENTITY.map((name) => `${block}.${name}`)).withAll(within(block, person));

const setting =
  (values: Readonly<Record<string, JsonValue>>): Change =>
  (draft) =>
    draft.withAll(values);

const withExample = (draft: BodyDraft, path: string) => draft.with(path, exampleAt(draft.line, path));

/** The holder has a NIE. */
export const holderWithNie = describing('holder', AMINA);
export const holderWithPassport = describing('holder', JOAO);
/** Car and Motorcycle: out of work, so that no occupation is sent. */
export const retiredHolder: Change = (draft) =>
  draft.with('holder.employment_status', 'Retired').without('holder.economic_occupation');

/** Makes another person than the holder the driver. */
const driving =
  (person: Identity): Change =>
  (draft) =>
    describing('driver', person)(draft.with('driver.same_as_holder', false));
export const otherDriver = driving(MARTIN);
export const otherDriverWithNie = driving(AMINA);
export const otherDriverWithPassport = driving(JOAO);

/** Makes another person than the holder the owner. */
const owning = (person: Identity): Change => setting({ owner_same_as_holder: false, owner: person });
export const otherOwner = owning(MARTIN);
export const otherOwnerWithNie = owning(AMINA);
export const otherOwnerWithPassport = owning(JOAO);

/** The vehicle is named by its version, as when it has no plate yet. */
export const withoutPlate: Change = (draft) => {
  const version = draft.line === 'Car' ? 'vehicle.version_id' : 'vehicle.code';
  return withExample(withExample(draft.without('vehicle.registration_plate'), version), 'vehicle.registration_date');
};
/** Car: not bought yet. */
export const plannedPurchase: Change = (draft) =>
  draft.with('vehicle.purchase_type', 'planned').without('vehicle.purchase_date');

/** The driver's history. */
export const notInsuredBefore: Change = (draft) => draft.without(...HISTORY).with('driver.previously_insured', false);
export const notInsuredZeroYears: Change = (draft) => notInsuredBefore(draft).with('driver.total_years_insured', 0);
export const recentAccident = setting({ 'driver.years_without_accidents': 2, 'driver.last_five_years_accidents': 1 });

/** Car: one fine, for parking. */
export const oneFine = setting({ 'driver.penalties': '1', 'driver.parking_fine_only': true });

/** Motorcycle: experience with another one. */
export const otherMotorcycle: Change = (draft) =>
  withExample(draft.with('driver.driving_experience_id', 'OtherMotorcycle'), 'driver.previous_motorcycle_code');
/** Motorcycle: without the rows of a car licence. */
export const withoutCarLicence: Change = (draft) => draft.without('driver.has_car_license', 'driver.car_license_date');

/** Home: the holder rents it and lives elsewhere. */
export const tenant = setting({ 'risk.use': 'Tenant', 'risk.buildings_limit': 0 });
export const landlord = setting({ 'risk.use': 'Rental', 'risk.contents_limit': 0 });
export const neverReformed = setting({ 'risk.last_reform_year': null });
export const withoutSurname2: Change = (draft) => draft.without('holder.surname2');
export const otherAddress = setting({ 'holder.address_same_as_risk': false, 'holder.address': OTHER_ADDRESS });
/** Home: the holder's address is sent and the flag is left out. */
export const otherAddressUnsaid: Change = (draft) => otherAddress(draft).without('holder.address_same_as_risk');
