import { bodyOf, type BodyDraft } from '@cotiza/contract/testing';
import { IMPOSSIBLE_REASONS, type ImpossibleReason, type InsurerRequest } from '@cotiza/insurers-port';
import {
  carRequest,
  homeRequest,
  motorcycleRequest,
  TEST_CAR,
  TEST_HOLDER,
  TEST_MOTORCYCLE,
} from '@cotiza/insurers-port/testing';
import { lineModels } from '../lines/line-models';
import { loadTariffInsurers } from './tariff.connector';
import { toHomeRisk } from './to-home-risk.mapper';
import { toCarRisk, toMotorcycleRisk } from './to-motor-risk.mapper';

const history = {
  'driver.previously_insured': true,
  'driver.total_years_insured': 12,
  'driver.years_without_accidents': 3,
  'driver.last_five_years_accidents': 1,
};
const noHistory = ['total_years_insured', 'years_without_accidents', 'last_five_years_accidents'].map(
  (name) => `driver.${name}`,
);

describe('a car request', () => {
  const draft = bodyOf('Car')
    .withAll({
      ...history,
      'vehicle.use': 'Professional',
      'vehicle.annual_km': 'UpTo20000km',
      'vehicle.parking_type': 'NoGarage',
      'driver.driving_license_date': '2005-12-02',
      'driver.penalties': '2',
      'driver.points_lost': true,
    })
    .without('vehicle.retail_price', 'driver.parking_fine_only');
  const facts = {
    effectiveDate: '2026-12-01',
    registrationDate: '2022-05-03',
    holderTown: { id: 42_173, name: 'Soria', provinceCode: '42' },
    vehicle: { ...TEST_CAR, powerKw: 85, newPriceCents: 20_000_00 },
    holder: { ...TEST_HOLDER, birthDate: '1984-12-01' },
    driver: { ...TEST_HOLDER, birthDate: '1985-12-01' },
  };
  const risk = (body: BodyDraft<'Car'> = draft, changes = {}) => toCarRisk(carRequest(body, { ...facts, ...changes }));

  it('becomes the facts of its habitual driver, counted to the effective date', () => {
    const from = draft.withAll({ 'holder.address.postal_code': '42002', 'holder.employment_status': 'CivilServant' });
    expect(risk(from)).toEqual({
      line: 'Car',
      effectiveDate: '2026-12-01',
      holderAge: 42,
      driverAge: 41,
      licenceYears: 20,
      licenceAge: 20,
      insuredYears: 12,
      cleanYears: 3,
      atFaultClaims: 1,
      provinceCode: '42',
      townId: 42_173,
      postalCode: '42002',
      employment: 'CivilServant',
      vehicleAge: 4,
      powerKw: 85,
      fuel: 'Gasoline',
      retailValueCents: 9_400_00,
      annualKm: 'UpTo20000km',
      parking: 'NoGarage',
      use: 'Professional',
      fines: '2',
      parkingFineOnly: false,
      pointsLost: true,
    });
  });

  it('is rated on the driver when the holder and the owner are others', () => {
    const driver = { ...TEST_HOLDER, birthDate: '2004-01-01' };
    const grandparent = { ...TEST_HOLDER, birthDate: '1950-01-01' };
    expect(risk(draft, { driver, holder: grandparent, owner: grandparent }).driverAge).toBe(22);
  });

  it('tells how old the driver was on the day of the licence, even before being born', () => {
    const ageAt = (birthDate: string) => risk(draft, { driver: { ...TEST_HOLDER, birthDate } }).licenceAge;
    expect(ageAt('1987-12-02')).toBe(18);
    expect(ageAt('1987-12-03')).toBe(17);
    expect(ageAt('2026-11-30')).toBe(-21);
  });

  it('has no history when the driver was not insured before', () => {
    const novice = draft.with('driver.previously_insured', false).without(...noHistory);
    expect(risk(novice)).toMatchObject({ insuredYears: 0, cleanYears: 0, atFaultClaims: 0 });
  });

  it('[Published factors / the value of a vehicle] is worth what is declared, else what the catalogue says, else an estimate; depreciated four years', () => {
    expect(risk(draft.with('vehicle.retail_price', 30_000)).retailValueCents).toBe(14_100_00);
    expect(risk(draft, { vehicle: { ...facts.vehicle, newPriceCents: null } }).retailValueCents).toBe(9_306_00);
  });

  it('remembers that the fine was for parking', () => {
    expect(risk(draft.with('driver.parking_fine_only', true)).parkingFineOnly).toBe(true);
  });
});

describe('a motorcycle request', () => {
  const draft = bodyOf('Motorcycle').withAll({
    ...history,
    'vehicle.garage_type_id': 'PrivateGarage',
    'vehicle.kilometers_per_year': 5_000,
    'driver.driving_license_type': 'A2',
    'driver.driving_license_date': '2010-07-20',
    'driver.driving_license_issuing_zone_id': 'Spain',
    'driver.driving_experience_id': 'ThisMotorcycle',
  });
  const facts = {
    effectiveDate: '2026-12-01',
    registrationDate: '2022-05-03',
    circulationTown: { id: 42_173, name: 'Soria', provinceCode: '42' },
    vehicle: { ...TEST_MOTORCYCLE, displacementCc: 471, powerKw: 35, newPriceCents: null },
    holder: { ...TEST_HOLDER, birthDate: '1984-12-01' },
    driver: { ...TEST_HOLDER, birthDate: '1985-12-01' },
  };

  it('becomes the facts of its rider and of where it circulates, not of where the holder lives', () => {
    expect(toMotorcycleRisk(motorcycleRequest(draft, facts))).toEqual({
      line: 'Motorcycle',
      effectiveDate: '2026-12-01',
      holderAge: 42,
      riderAge: 41,
      licence: 'A2',
      licenceYears: 16,
      licenceAge: 24,
      licenceDate: '2010-07-20',
      spanishLicence: true,
      experience: 'ThisMotorcycle',
      insuredYears: 12,
      cleanYears: 3,
      atFaultClaims: 1,
      provinceCode: '42',
      electric: false,
      displacementCc: 471,
      powerKw: 35,
      vehicleAge: 4,
      retailValueCents: 1_950_50,
      garage: 'PrivateGarage',
      kilometersPerYear: 5_000,
    });
  });

  it.each(['RestEU', 'RestWorld'])('remembers that the licence is not Spanish: %s', (zone) => {
    const foreign = draft.with('driver.driving_license_issuing_zone_id', zone);
    expect(toMotorcycleRisk(motorcycleRequest(foreign, facts)).spanishLicence).toBe(false);
  });

  it('of an electric one is worth the official value of its power', () => {
    const vehicle = { ...facts.vehicle, fuel: 'Electric', displacementCc: 0, powerKw: 8 } as const;
    const risk = toMotorcycleRisk(motorcycleRequest(draft, { ...facts, vehicle }));
    expect(risk).toMatchObject({ electric: true, retailValueCents: 1_739_00 });
  });
});

describe('a home request', () => {
  const draft = bodyOf('Home')
    .withAll({
      'risk.area_m2': 88.5,
      'risk.last_reform_year': null,
      'risk.buildings_limit': 95_000.5,
      'risk.contents_limit': 0,
    })
    .without('risk.security_main_door', 'risk.security_windows');

  it('becomes the facts of the dwelling; what is not declared gives no discount', () => {
    const riskTown = { id: 46_250, name: 'València', provinceCode: '46' };
    const there = draft.withAll({ 'risk.address.postal_code': '46002', 'risk.rooms': 5 });
    expect(toHomeRisk(homeRequest(there, { riskTown }))).toMatchObject({
      line: 'Home',
      provinceCode: '46',
      townId: 46_250,
      postalCode: '46002',
      rooms: 5,
      areaM2: 88.5,
      lastReformYear: null,
      securityDoor: false,
      securityWindows: false,
      buildingsCents: 95_000_50,
      contentsCents: 0,
    });
  });

  it('tells how old the holder is on the effective date', () => {
    const holder = { ...TEST_HOLDER, birthDate: '2008-12-02' };
    expect(toHomeRisk(homeRequest(draft, { holder, effectiveDate: '2026-12-01' })).holderAge).toBe(17);
    expect(toHomeRisk(homeRequest(draft, { holder, effectiveDate: '2026-12-02' })).holderAge).toBe(18);
  });

  it('keeps the measures that are declared', () => {
    const secured = draft.withAll({ 'risk.security_main_door': true, 'risk.security_windows': true });
    expect(toHomeRisk(homeRequest(secured))).toMatchObject({ securityDoor: true, securityWindows: true });
  });
});

const insurers = loadTariffInsurers();
const context = { signal: new AbortController().signal, deadlineMs: 1_000 };
const ofLine = ({ line }: InsurerRequest) => insurers.filter(({ manifest }) => manifest.lines.includes(line));

const EFFECTIVE_DATE = '2026-12-01';
const born = (birthDate: string) => ({ ...TEST_HOLDER, birthDate });
const [OLD, OLDER] = [born('1903-12-02'), born('1903-12-01')];
const car = (changes: Parameters<typeof carRequest>[1], licence = '2004-07-20') =>
  carRequest(bodyOf('Car').with('driver.driving_license_date', licence), { effectiveDate: EFFECTIVE_DATE, ...changes });
const motorcycle = (
  changes: Parameters<typeof motorcycleRequest>[1],
  licence = '2010-09-15',
  carLicence = '2004-07-20',
) =>
  motorcycleRequest(
    bodyOf('Motorcycle').withAll({ 'driver.driving_license_date': licence, 'driver.car_license_date': carLicence }),
    { effectiveDate: EFFECTIVE_DATE, ...changes },
  );
const soldSince = (firstSoldYear: number | null) => ({ ...TEST_CAR, firstSoldYear });

const IMPOSSIBLE: readonly (readonly [string, InsurerRequest, readonly ImpossibleReason[]])[] = [
  ['a holder of 150', homeRequest(bodyOf('Home'), { holder: born('1876-01-01') }), ['older-than-anybody']],
  ['a holder of 123', car({ holder: OLDER }), ['older-than-anybody']],
  ['a driver of 123', car({ driver: OLDER }), ['older-than-anybody']],
  ['an owner of 123', motorcycle({ owner: OLDER }), ['older-than-anybody']],
  ['a licence from before birth', car({ driver: born('1985-04-12') }, '1985-04-11'), ['licence-before-birth']],
  ['a motorcycle licence from before birth', motorcycle({}, '1985-04-11'), ['licence-before-birth']],
  ['a car licence from before birth', motorcycle({}, '2010-09-15', '1985-04-11'), ['licence-before-birth']],
  [
    'a car registered five years before its first sale',
    car({ vehicle: soldSince(2020), registrationDate: '2015-12-31' }),
    ['registered-before-first-sale'],
  ],
  [
    'a motorcycle registered five years before its first sale',
    motorcycle({ vehicle: { ...TEST_MOTORCYCLE, firstSoldYear: 2020 }, registrationDate: '2015-12-31' }),
    ['registered-before-first-sale'],
  ],
  [
    'everything at once',
    car({ holder: OLDER, vehicle: soldSince(2020), registrationDate: '2010-01-01' }, '1980-01-01'),
    ['older-than-anybody', 'licence-before-birth', 'registered-before-first-sale'],
  ],
];

it.each(IMPOSSIBLE)('%s is declined by every insurer, with that reason alone', (_what, request, codes) => {
  const outcomes = ofLine(request).map((insurer) => insurer.quote(request, context));
  expect(outcomes.length).toBeGreaterThan(1);
  for (const outcome of outcomes) {
    expect(outcome).toEqual({
      kind: 'declined',
      reasons: codes.map((code) => ({ code, message: IMPOSSIBLE_REASONS[code] })),
    });
  }
});

it.each([
  ['a holder of 122', car({ holder: OLD, driver: TEST_HOLDER })],
  [
    'a car registered four years before its first sale',
    car({ vehicle: soldSince(2020), registrationDate: '2016-01-01' }),
  ],
  [
    'a car of a list, however old',
    car({ vehicle: { ...soldSince(null), fromYear: 2025 }, registrationDate: '2005-01-01' }),
  ],
])('%s is for each insurer to want', (_what, request) => {
  const answers = ofLine(request).map((insurer) => insurer.quote(request, context));
  expect(answers).toContainEqual(expect.objectContaining({ kind: 'offers' }));
});

it('shares no code with what the lines decline', () => {
  const codes = Object.values(lineModels).flatMap(({ declines }) => declines.map(({ code }) => code));
  expect(codes.filter((code) => code in IMPOSSIBLE_REASONS)).toEqual([]);
});
