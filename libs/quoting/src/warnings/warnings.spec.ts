import { INSURANCE_LINES, questionAt, type InsuranceLine } from '@cotiza/contract';
import { bodyOf, bodyWithMutations, MARTIN, TEST_DAY, type BodyDraft, type JsonValue } from '@cotiza/contract/testing';
import type { VehicleVersion } from '@cotiza/insurers-port';
import { TEST_CAR, TEST_MOTORCYCLE } from '@cotiza/insurers-port/testing';
import fc from 'fast-check';
import { checkTestBody, insurer, offerAt, offers, quotingWith, resultOf } from '../testing';
import { filledInRules } from './texts.rules';
import { WARNING_RULES } from './warnings.table';

type Answers = Readonly<Record<string, JsonValue>>;
/** Answers for which a rule holds, and the nearest ones for which it does not. */
type Case = readonly [rule: string, improbable: Answers, ordinary: Answers, version?: Partial<VehicleVersion>];

const PLATE = 'vehicle.registration_plate';
const REGISTERED = 'vehicle.registration_date';
const LICENCE = 'driver.driving_license_type';
const LICENSED = 'driver.driving_license_date';
const INSURED = 'driver.total_years_insured';
const BUILDINGS = 'risk.buildings_limit';

const described = (block: string): Answers =>
  Object.fromEntries(Object.entries(MARTIN).map(([name, value]) => [`${block}.${name}`, value]));
const DRIVER = { 'driver.same_as_holder': false, ...described('driver') };
const OWNER = { owner_same_as_holder: false, ...described('owner') };
const SAME_DOCUMENT = { ...DRIVER, ...OWNER };
const insuredFor = (years: number) => ({
  [INSURED]: years,
  'driver.years_in_previous_company': 0,
  'driver.years_without_accidents': years,
});
const clean = (years: number) => ({
  'driver.years_without_accidents': years,
  'driver.last_five_years_accidents': 1,
});
const on = (day: string) => ({ [REGISTERED]: day });
const licensed = (day: string) => ({ [LICENSED]: day });
const born = (day: string) => ({ 'holder.birth_date': day });
const plated = (plate: string, day?: string) => ({ [PLATE]: plate, ...(day === undefined ? {} : on(day)) });
const cadastral = (text: string) => ({ 'risk.cadastral_reference': text });
/** Historic: it says nothing of when it was issued. */
const historic = (day: string) => plated('VHM0123', day);
const MOPED: Partial<VehicleVersion> = { displacementCc: 49, powerKw: 2.5 };
const MOPED_RIDER = { [LICENCE]: 'AM', [PLATE]: 'C1234BCD' };

const insuredRider = (years: number) => ({ ...MOPED_RIDER, ...insuredFor(years) });
const passport = (person: string, number: string) => ({
  [`${person}.document_type`]: 'Passport',
  [`${person}.document_id`]: number,
  [`${person}.nationality`]: 'ROU',
});
const nieOf = (person: string, nationality: string) => ({
  [`${person}.document_type`]: 'Nie',
  [`${person}.document_id`]: 'X1234567L',
  [`${person}.nationality`]: nationality,
});
const documents = (person: string, described: Answers): readonly Case[] => [
  ...['X1234567L', '87654321-X'].map((number): Case => [
    `${person}-passport-is-spanish`,
    { ...described, ...passport(person, number) },
    { ...described, ...passport(person, 'X1234567A') },
  ]),
  ...['no tengo', 'pendiente', '¿12345?', '00000000'].map((number): Case => [
    `${person}-passport-is-no-number`,
    { ...described, ...passport(person, number) },
    { ...described, ...passport(person, 'PA 123-456') },
  ]),
  [`${person}-nie-of-a-spaniard`, { ...described, ...nieOf(person, 'ESP') }, { ...described, ...nieOf(person, 'ROU') }],
];
const ADDRESS = { postal_code: '28013', road_type: 'Calle', road_name: 'Mayor', road_number: '1' };
const livingAt = (address: Answers, use = 'Owner'): Answers => ({
  'holder.address_same_as_risk': false,
  'holder.address': { ...ADDRESS, ...address },
  'risk.use': use,
});
const renewed = (day: string) => ({ ...born('1970-01-01'), ...licensed(day), ...insuredFor(10) });
const renewedBeside = (day: string) => ({ ...renewed('2024-01-10'), 'driver.car_license_date': day });
const abroad = (company: string) => ({ 'driver.previous_plate': 'AB12CDE', 'driver.previous_company_code': company });

/** The texts that people say in their own words, each with what has to be sent beside it. */
const filledIn = (line: InsuranceLine): readonly Case[] =>
  filledInRules(line).map(({ id, campo }): Case => {
    const [block, ...names] = campo.split('.');
    const described = line === 'Home' && campo.startsWith('holder.address') ? livingAt({}, 'Rental') : {};
    const context =
      block === 'driver' && names[0] !== 'previous_policy_number' ? DRIVER : block === 'owner' ? OWNER : described;
    return [id, { ...context, [campo]: 'pendiente' }, { ...context, [campo]: 'Pedrosa' }];
  });
const mail = (address: string) => ({ 'holder.email': address });

const POLICY: readonly Case[] = [
  ...documents('holder', {}),
  ...`${'b'.repeat(65)}@example.com lucia@example.c lucia@example.123 lucia@-example.com a..b@example.com lucia@example.invalid`
    .split(' ')
    .map((address): Case => ['email-cannot-exist', mail(address), mail(`${'b'.repeat(64)}@example.com`)]),
  ...'lucia@gmial.com lucia@gmai.com lucia@gmail.es lucia@gmail.con lucia@hotmial.es lucia@outlok.com lucia@yaho.es lucia@example.con'
    .split(' ')
    .map((address): Case => ['email-mistyped', mail(address), mail('lucia@gmail.com')]),
  ...'lucia@hotmail.es lucia@ymail.com lucia@mail.com lucia@yahoo.com.mx lucia@correo.gva.es lucía@año.es'
    .split(' ')
    .map((address): Case => ['email-mistyped', mail('lucia@hotmal.com'), mail(address)]),
  ['email-filled-in', mail('notengo@example.com'), mail('tengo@example.com')],
  ['effective-date-far-ahead', { effective_date: '2027-11-22' }, { effective_date: '2027-11-21' }],
  ['holder-over-110', born('1850-01-01'), born('1916-01-01')],
];

const MOTOR: readonly Case[] = [
  ...documents('driver', DRIVER),
  ...documents('owner', OWNER),
  ['holder-under-age', { ...DRIVER, ...born('2008-12-02') }, { ...DRIVER, ...born('2008-12-01') }],
  ['driver-is-the-holder', { ...DRIVER, 'driver.document_id': '12345678z' }, DRIVER],
  ['owner-is-the-holder', { ...OWNER, 'owner.document_id': '12345678Z' }, OWNER],
  ['driver-over-110', { ...DRIVER, 'driver.birth_date': '1850-01-01' }, DRIVER],
  ['owner-over-110', { ...OWNER, 'owner.birth_date': '1850-01-01' }, OWNER],
  ['registered-before-first-sale', on('2018-12-31'), on('2019-01-01'), { firstSoldYear: 2020 }],
  ['registered-after-last-sale', on('2021-01-01'), on('2020-12-31'), { fromYear: 2012, lastSoldYear: 2019 }],
  ['registered-before-the-first-plate', historic('1900-10-30'), historic('1900-10-31'), { fromYear: null }],
  ['driver-and-owner-share-a-document', { ...SAME_DOCUMENT, 'owner.birth_date': '1960-01-01' }, SAME_DOCUMENT],
  ['plate-of-a-trailer', plated('R1234BBB'), plated('V1234BBB')],
  ['plate-of-a-tractor', plated('E1234BBB'), plated('V1234BBB')],
  ['plate-of-another-year', plated('1234MKF', '2022-08-31'), plated('1234MKF', '2022-09-01')],
  ['plate-of-another-year', plated('4321LXT', '2023-06-01'), plated('4321LXT', '2023-05-31')],
  ['plate-of-another-year', plated('M-1234-AB', '2015-05-01'), plated('M-1234-AB', '2001-05-01'), { fromYear: null }],
  ['clean-years-with-accidents', clean(5), clean(4)],
];

const CASES: Readonly<Record<InsuranceLine, readonly Case[]>> = {
  Home: [
    ...POLICY,
    ['holder-under-age', born('2008-12-02'), born('2008-12-01')],
    ['lives-in-what-is-rented-out', { 'risk.use': 'Rental' }, { 'risk.use': 'Owner' }],
    ['lives-in-a-second-home', { 'risk.occupancy': 'SecondHome' }, {}],
    ['main-residence-elsewhere', livingAt({}), livingAt({}, 'Rental')],
    ['main-residence-elsewhere', livingAt({}, 'Tenant'), livingAt({ road_name: 'del Ejemplo', road_number: '7' })],
    ...filledIn('Home'),
    ['rooms-too-small', { 'risk.rooms': 19 }, { 'risk.rooms': 18 }],
    ...['no lo sé ahora!!', '9872023VH5797S0001XW', '9872023VH5797S0001WXA'.slice(0, 17)].map((text): Case => [
      'cadastral-reference-is-none',
      cadastral(text),
      cadastral('9872023VH5797S0001WX'),
    ]),
    ...['9872023VH5797S', '9872023vh5797s0001', '9872023vh5797s0001wx'].map((text): Case => [
      'cadastral-reference-is-none',
      cadastral('99999999999999999999'),
      cadastral(text),
    ]),
    ['buildings-under-half', { [BUILDINGS]: 49_000 }, { [BUILDINGS]: 50_000 }],
    ['buildings-under-half', { [BUILDINGS]: 49_000 }, { [BUILDINGS]: 49_000, 'risk.use': 'Tenant' }],
    ['buildings-over-triple', { [BUILDINGS]: 299_000 }, { [BUILDINGS]: 298_000 }],
    ['contents-too-small', { 'risk.contents_limit': 999 }, { 'risk.contents_limit': 1_000 }],
    ['contents-too-small', { 'risk.contents_limit': 1 }, { 'risk.contents_limit': 0 }],
  ],
  Car: [
    ...POLICY,
    ...MOTOR,
    ...filledIn('Car'),
    ['previous-plate-abroad', abroad('C0109'), abroad('OTRA')],
    ['car-licence-date-of-the-card', renewed('2024-01-10'), renewed('2014-01-10')],
    ['registered-before-euro-6', on('2005-06-01'), on('2015-06-01')],
    ['registered-before-euro-6', on('2005-06-01'), on('2008-06-01'), { fromYear: 2016 }],
    ['retail-price-of-another-car', { 'vehicle.retail_price': 9_000 }, { 'vehicle.retail_price': 9_700 }],
    ['moped-plate-on-a-car', plated('C1234BCD'), plated('1234BCD')],
    ['licence-before-birth', licensed('1985-04-11'), {}],
    ['licence-under-18', licensed('2003-04-11'), licensed('2003-04-12')],
    ['insured-before-16', insuredFor(27), insuredFor(22)],
    ['insured-longer-than-licence', insuredFor(24), insuredFor(23)],
    ['insured-longer-than-licence', insuredFor(24), { ...insuredFor(24), [LICENCE]: 'C' }],
  ],
  Motorcycle: [
    ...POLICY,
    ...MOTOR,
    ...filledIn('Motorcycle'),
    ['previous-plate-abroad', abroad('MT-C0109'), abroad('MT-OTRA')],
    ['motorcycle-licence-date-of-the-card', ...['2020-01-01', '2010-01-01'].map(renewedBeside)] as unknown as Case,
    ['moped-plate-on-a-motorcycle', plated('C1234BCD'), plated('1234BCD')],
    ['motorcycle-plate-on-a-moped', { ...MOPED_RIDER, [PLATE]: '1234BCD' }, MOPED_RIDER, MOPED],
    ['licence-before-birth', licensed('1985-04-11'), {}],
    ['car-licence-before-birth', { 'driver.car_license_date': '1985-04-11' }, {}],
    ['licence-under-14', licensed('1999-04-11'), licensed('1999-04-12')],
    ['car-licence-under-18', { 'driver.car_license_date': '2003-04-11' }, { 'driver.car_license_date': '2003-04-12' }],
    ['insured-before-14', insuredFor(29), insuredFor(28)],
    ['insured-longer-than-moped-licence', insuredRider(18), insuredRider(17), MOPED],
  ],
};

/** The body of the examples with the vehicle of the tests, and a plate and date that say nothing. */
function usual(line: InsuranceLine): BodyDraft {
  if (line === 'Home') return bodyOf(line);
  const version: Answers =
    line === 'Car' ? { 'vehicle.version_id': TEST_CAR.id } : { 'vehicle.code': TEST_MOTORCYCLE.id };
  return bodyOf(line).withAll({ ...version, [PLATE]: '0000DDD', [REGISTERED]: '2021-01-01' });
}

function warningOf(line: InsuranceLine, id: string) {
  const { campo, mensaje } = WARNING_RULES[line].find((rule) => rule.id === id)!;
  return { campo, codigo: 'improbable', mensaje, pregunta: questionAt(line, campo) };
}

describe.each(INSURANCE_LINES)('what can hardly be of %s', (line) => {
  const purchase: Answers = line === 'Home' ? {} : { 'vehicle.purchase_date': '2026-11-01' };
  const draft = (answers: Answers) => usual(line).withAll({ ...purchase, ...answers });

  const named = CASES[line].map((each) => [each[0], each] as const);
  it.each(named)('is warned of: %s', async (id, [, improbable, ordinary, version]) => {
    const checked = await checkTestBody(draft(improbable).build(), version);
    expect(checked).toMatchObject({ completo: true, errores: [], preguntas: [] });
    expect(checked.advertencias).toEqual([warningOf(line, id)]);
    expect(await checkTestBody(draft(ordinary).build(), version)).toMatchObject({ completo: true, advertencias: [] });
  });

  it('has a case for every rule, and names no rule twice', () => {
    const ids = WARNING_RULES[line].map(({ id }) => id);
    expect(new Set(CASES[line].map(([id]) => id))).toEqual(new Set(ids));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is never a fault, and is not said of a field that has one', () =>
    fc.assert(
      fc.asyncProperty(bodyWithMutations(line), async (body) => {
        const { completo, errores, advertencias } = await checkTestBody(body.build());
        expect(completo).toBe(errores.length === 0);
        const faulty = new Set(errores.map(({ campo }) => campo));
        const warned = advertencias.map(({ campo }) => campo);
        expect(warned.filter((campo) => faulty.has(campo))).toEqual([]);
        expect(new Set(warned).size).toBe(warned.length);
      }),
    ));

  it('is added to the notice and changes no price', async () => {
    const insurers = [insurer('Aldaba', () => offers(offerAt(100_00)))];
    const ask = async (answers: Answers) =>
      resultOf(await quotingWith({ insurers }).ask(draft(answers).without(PLATE).build()));
    const [warned, usual] = [await ask({ effective_date: '2028-01-01' }), await ask({})];
    expect(warned).toEqual({ ...usual, aviso: warned.aviso });
    const { mensaje } = warningOf(line, 'effective-date-far-ahead');
    expect(warned.aviso).toMatch(new RegExp(` Antes de contratar conviene revisar lo siguiente. ${mensaje}$`, 'u'));
  });
});

describe('a rule stays silent', () => {
  it('where what it reads is missing', async () => {
    const body = usual('Car')
      .without('holder.birth_date', LICENSED, REGISTERED, 'driver.last_five_years_accidents')
      .build();
    expect((await checkTestBody(body, { firstSoldYear: 2025 })).advertencias).toEqual([]);
  });

  it('where what it reads is faulty', async () => {
    const body = usual('Car')
      .withAll({ 'holder.birth_date': '1850-02-30', [REGISTERED]: '2030-01-01' })
      .build();
    const { errores, advertencias } = await checkTestBody(body, { firstSoldYear: 2040 });
    expect(errores.map(({ campo }) => campo)).toEqual(['holder.birth_date', REGISTERED]);
    expect(advertencias).toEqual([]);
  });

  it('of years that are only those of a list', async () => {
    const registered = (day: string) =>
      usual('Motorcycle')
        .withAll({ [REGISTERED]: day })
        .build();
    expect((await checkTestBody(registered('2005-06-01'), { fromYear: 2025 })).advertencias).toEqual([]);
    expect((await checkTestBody(registered('2021-06-01'), { toYear: 2014 })).advertencias).toEqual([]);
  });
});

it.each(['Car', 'Motorcycle'] as const)('has nothing against a %s that is not registered yet', async (line) => {
  const body = usual(line)
    .without(PLATE)
    .withAll({ [REGISTERED]: TEST_DAY, 'vehicle.purchase_date': TEST_DAY });
  expect(await checkTestBody(body.build())).toMatchObject({ completo: true, advertencias: [] });
});

it('puts what cannot be before what is hardly so', async () => {
  const body = usual('Car').withAll({ 'holder.email': 'x@gmail.con', [LICENSED]: '1985-04-11' });
  const { advertencias } = await checkTestBody(body.build());
  expect(advertencias.map(({ campo }) => campo).at(0)).toBe(LICENSED);
  expect(advertencias).toHaveLength(2);
});

it('speaks of a partial body too', async () => {
  const body = { insurance_line: 'Home', holder: { birth_date: '1850-01-01' } };
  const { completo, advertencias } = await checkTestBody(body);
  expect(completo).toBe(false);
  expect(advertencias).toEqual([warningOf('Home', 'holder-over-110')]);
  expect(JSON.stringify(advertencias)).not.toContain('1850');
});

it.each([
  ['an owner who has not said a sum', { area_m2: 90, build_quality: 'Normal' }, [99_000]],
  ['an owner with another sum', { area_m2: 90, build_quality: 'Luxury', buildings_limit: 50_000 }, [131_000]],
  ['somebody who has not said the quality', { area_m2: 90 }, []],
  ['a tenant', { area_m2: 90, build_quality: 'Normal', use: 'Tenant' }, []],
])('proposes what rebuilding costs to %s: %j', async (_who, risk, sums) => {
  const { propuestas } = await checkTestBody({ insurance_line: 'Home', risk });
  expect(propuestas.map(({ campo, importe }) => [campo, importe])).toEqual(
    sums.map((importe) => ['risk.buildings_limit', importe]),
  );
});
