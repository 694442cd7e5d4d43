import { tariffs } from '../testing/embedded';
import { aCar, aHome, aMoped, aMotorcycle } from '../testing/risk.builders';
import { ageToObtain } from './legal-ages';
import { type Risk } from './line-models';
import type { MotorcycleRisk } from './motorcycle-risk';

/** The codes with which every insurer of the line answers; none when at least one of them prices the risk. */
function refusedBy(risk: Risk): readonly string[] {
  const answers = tariffs.rateAll(risk).map(({ rating }) => (rating.kind === 'declined' ? rating.reasons : []));
  const codes = answers.map((reasons) => reasons.map(({ code }) => code));
  if (codes.some((each) => each.length === 0)) return [];
  for (const each of codes) expect(each).toEqual(codes[0]);
  return codes[0]!;
}

/** Returns the messages to the customer, which are the same from every insurer. */
function read(risk: Risk): readonly string[] {
  const [first] = tariffs.rateAll(risk);
  return first?.rating.kind === 'declined' ? first.rating.reasons.map(({ message }) => message) : [];
}

it.each([
  ['Home', aHome],
  ['Car', aCar],
  ['Motorcycle', aMotorcycle],
] as const)('nobody under age contracts: %s', (_line, build) => {
  for (const holderAge of [17, 0, -1, NaN]) expect(refusedBy(build({ holderAge }))).toEqual(['holder-under-age']);
  expect(refusedBy(build({ holderAge: 18 }))).toEqual([]);
});

describe('a car', () => {
  it.each([
    ['a driver of 17', { driverAge: 17 }, ['driver-under-legal-age']],
    ['a licence obtained at 17', { licenceAge: 17 }, ['licence-under-legal-age']],
    ['a licence obtained before birth', { licenceAge: -3 }, ['licence-under-legal-age']],
    ['a newborn', { driverAge: 0, licenceAge: -20 }, ['driver-under-legal-age', 'licence-under-legal-age']],
    ['a driver of 18 with a new licence', { driverAge: 18, licenceAge: 18, licenceYears: 0 }, []],
    ['a licence whose age is not known', { licenceAge: NaN }, ['licence-under-legal-age']],
  ])('%s', (_name, changes, codes) => expect(refusedBy(aCar(changes))).toEqual(codes));

  it('says why in Spanish, and nothing of what a single insurer dislikes', () => {
    expect(read(aCar({ driverAge: 17, licenceAge: 17, powerKw: 900 }))).toEqual([
      'No asegura a conductores menores de 18 años, la edad legal para conducir un coche.',
      'No asegura a quien obtuvo el carné antes de los 18 años: revisa su fecha y la de nacimiento.',
    ]);
  });
});

describe('a motorcycle', () => {
  /** Somebody who just obtained a licence. */
  const novice = (licence: MotorcycleRisk['licence'], age: number) =>
    aMoped({ licence, riderAge: age, licenceAge: age, licenceYears: 0, licenceDate: '2026-10-01' });

  it.each([
    ['LCM', 14],
    ['AM', 15],
    ['A1', 16],
    ['A2', 18],
    ['B', 18],
    ['A', 20],
  ] as const)('with %s is ridden from %i', (licence, age) => {
    const tooYoung = ['rider-under-legal-age', 'licence-under-legal-age'];
    expect(refusedBy(novice(licence, age - 1))).toEqual(tooYoung);
    expect(refusedBy(novice(licence, age))).toEqual([]);
    expect(refusedBy(aMotorcycle({ licence, licenceAge: age - 1 }))).toEqual(['licence-under-legal-age']);
  });

  it.each([
    ['A', '2009-12-07', 18],
    ['A', '2009-12-08', 20],
    ['AM', '2010-08-31', 14],
    ['AM', '2010-09-01', 15],
    ['A1', '1990-01-01', 16],
  ] as const)('with %s of %s asks for the age of that day: %i', (licence, licenceDate, age) => {
    expect(ageToObtain({ licence, licenceDate, spanishLicence: true })).toBe(age);
    expect(refusedBy(aMotorcycle({ licence, licenceDate, licenceAge: age }))).toEqual([]);
    expect(refusedBy(aMotorcycle({ licence, licenceDate, licenceAge: age - 1 }))).toEqual(['licence-under-legal-age']);
  });

  it('with a licence of another country, obtained at the age of that country, is ridden at ours', () => {
    const foreign = { licence: 'B', spanishLicence: false } as const;
    expect(refusedBy(aMotorcycle({ ...foreign, licenceAge: 17 }))).toEqual([]);
    expect(refusedBy(aMotorcycle({ ...foreign, licenceAge: 13 }))).toEqual(['licence-under-legal-age']);
    expect(refusedBy(aMotorcycle({ ...foreign, riderAge: 17, licenceAge: 17 }))).toEqual(['rider-under-legal-age']);
  });

  it('says why in Spanish', () => {
    expect(read(novice('A', 19))).toEqual([
      'No asegura a motoristas menores de 20 años con el permiso A.',
      'No asegura a quien obtuvo el permiso A antes de los 20 años: revisa su fecha y la de nacimiento.',
    ]);
    expect(read(novice('LCM', 13))[0]).toBe('No asegura a motoristas menores de 14 años con la licencia LCM.');
  });
});

it('a dwelling with less than one euro insured is refused by the line; from one euro on each insurer decides', () => {
  for (const contentsCents of [0, 49]) {
    expect(refusedBy(aHome({ buildingsCents: 50, contentsCents }))).toEqual(['nothing-insured']);
  }
  const ofOneEuro = tariffs.rateAll(aHome({ buildingsCents: 50, contentsCents: 50 })).map(({ rating }) => rating);
  expect(JSON.stringify(ofOneEuro)).not.toContain('nothing-insured');
  expect(read(aHome({ buildingsCents: 0, contentsCents: 0 }))).toEqual([
    'No asegura viviendas sin continente ni contenido.',
  ]);
});
