import type { Chance } from '@cotiza/tools-kit';
import { factsAt, type Fact } from './fact';
import type { Manner } from './manner';
import { inventAddress, inventPerson, type Person } from './person.facts';

type Words = Readonly<Record<string, string | undefined>>;

/** A vehicle that somebody has: told by its plate, or described. */
interface Vehicle {
  readonly plate?: string;
  readonly description: string;
  readonly registered: string;
  readonly bought: string;
}

/** The plates are the published ones to try a service with, and one that nobody has; elsewhere they are unknown. */
const CARS: readonly Vehicle[] = [
  { plate: '1234MKF', description: 'Seat Ibiza 1.0 80 cv 2023', registered: '2023-09-14', bought: '2023-10-02' },
  {
    plate: '5678MZB',
    description: 'Seat Ibiza FR 1.0 TSI 95 cv manual',
    registered: '2025-03-20',
    bought: '2025-03-20',
  },
  { description: 'Volkswagen Golf 1.6 TDI 110 cv 2015', registered: '2015-06-11', bought: '2019-02-15' },
  { plate: '0000BBB', description: 'Renault Clio 1.2 2000', registered: '2000-10-05', bought: '2004-05-20' },
];
const MOTORCYCLES: readonly Vehicle[] = [
  { plate: '4321LXT', description: 'Honda CB500F 2022', registered: '2022-05-03', bought: '2022-06-01' },
  { plate: '8765LXT', description: 'Yamaha MT-07 73 cv', registered: '2022-05-12', bought: '2022-05-12' },
  { description: 'Honda PCX125 2019', registered: '2019-04-10', bought: '2019-04-10' },
];

/** A car with who drives it. */
export function carFacts(chance: Chance, manner: Manner, holder: Person): Fact[] {
  const car = chance.pick(CARS);
  const penalties = chance.pick(['ninguna', 'una', 'dos']);
  return [
    ...vehicleFacts(car, 'version_id', manner),
    ...factsAt('vehicle', {
      purchase_type: 'ya era mío',
      purchase_date: manner.day(car.bought),
      use: 'particular',
      annual_km: chance.pick(['12.000 km', '8.000 km', 'unos 22000 km']),
      parking_type: chance.pick(['garaje privado', 'garaje comunitario', 'en la calle']),
    }),
    ...factsAt('driver', {
      driving_license_type: 'el B',
      driving_license_date: manner.day('2009-07-20'),
      driving_license_country: 'España',
      penalties,
      parking_fine_only: penalties === 'una' ? manner.yesNo(false) : undefined,
      points_lost: manner.yesNo(false),
    }),
    ...driverFacts(chance, manner, holder, car.plate ?? '1234MKF'),
  ];
}

/** A motorcycle with who rides it. */
export function motorcycleFacts(chance: Chance, manner: Manner, holder: Person): Fact[] {
  const motorcycle = chance.pick(MOTORCYCLES);
  const { postal_code, town_id } = inventAddress(chance);
  return [
    ...vehicleFacts(motorcycle, 'code', manner),
    ...factsAt('vehicle', {
      purchase_date: manner.day(motorcycle.bought),
      circulation_postal_code: postal_code,
      circulation_town_id: town_id,
      garage_type_id: chance.pick(['garaje privado', 'garaje comunitario', 'en la calle']),
      kilometers_per_year: chance.pick(['3000', '5.000 km']),
    }),
    ...factsAt('driver', {
      driving_license_type: 'A',
      driving_license_date: manner.day('2011-09-15'),
      driving_license_issuing_zone_id: 'España',
      driving_experience_id: chance.pick(['con esta moto', 'con otra moto']),
      has_car_license: manner.yesNo(false),
      penalties: 'ninguna',
      points_lost: manner.yesNo(false),
    }),
    ...factsAt('driver', { previous_motorcycle_code: 'Honda CB500F 2016' }, true),
    ...driverFacts(chance, manner, holder, motorcycle.plate ?? '4321LXT'),
  ];
}

/** Who knows a plate does not describe the vehicle unless asked. */
function vehicleFacts({ plate, description, registered }: Vehicle, versionName: string, manner: Manner): Fact[] {
  const described: Words = { [versionName]: description, registration_date: manner.day(registered) };
  return [
    ...factsAt('vehicle', { registration_plate: plate === undefined ? undefined : manner.plate(plate) }),
    ...factsAt('vehicle', described, plate !== undefined),
  ];
}

function driverFacts(chance: Chance, manner: Manner, holder: Person, plate: string): Fact[] {
  const isHolder = !chance.isOneIn(4);
  const wasInsured = !chance.isOneIn(3);
  const driver = isHolder ? holder : inventPerson(chance, manner, [1975, 1988]);
  const isOwner = !chance.isOneIn(5);
  return [
    ...factsAt('driver', { same_as_holder: manner.yesNo(isHolder), previously_insured: manner.yesNo(wasInsured) }),
    // Asked by itself, a customer says again who he is.
    ...factsAt('driver', driver.words, isHolder),
    ...(wasInsured ? historyFacts(chance, manner, plate) : factsAt('driver', { total_years_insured: 'ninguno' }, true)),
    ...factsAt('', { owner_same_as_holder: manner.yesNo(isOwner) }),
    ...factsAt('owner', (isOwner ? holder : inventPerson(chance, manner, [1955, 1988])).words, isOwner),
  ];
}

function historyFacts(chance: Chance, manner: Manner, plate: string): Fact[] {
  const years = chance.between(6, 12);
  return factsAt('driver', {
    previous_company_code: chance.pick(['Mapfre', 'Línea Directa', 'AXA', 'Mutua Madrileña']),
    previous_policy_number: `POL-${chance.between(100_000, 999_999)}`,
    previous_plate: manner.plate(plate),
    total_years_insured: String(years),
    years_in_previous_company: chance.pick(['3', 'tres']),
    years_without_accidents: String(years),
    last_five_years_accidents: 'ninguno',
  });
}
