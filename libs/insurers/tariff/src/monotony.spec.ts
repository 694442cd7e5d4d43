import fc from 'fast-check';
import type { ZonesRow } from './book/rate-book';
import type { CarRisk } from './lines/car-risk';
import type { HomeRisk } from './lines/home-risk';
import { ridingAge } from './lines/legal-ages';
import type { Risk } from './lines/line-models';
import type { MotorcycleRisk } from './lines/motorcycle-risk';
import { PROVINCE_CODES } from './lines/place';
import { books, expectNobodyCheaper, type Comparison } from './testing/embedded';
import { anyCar, anyHome, anyMotorcycle } from './testing/risk.arbitraries';

/** In no insurer and no modality does the worse risk cost less. `extra` is how much worse it gets. */
function neverCheaper<R extends Risk>(
  risks: fc.Arbitrary<R>,
  worsen: (risk: R, extra: number) => [worse: R, better: R],
  options?: Comparison,
): void {
  let compared = 0;
  const property = fc.property(risks, fc.nat(1_000_000), (risk, extra) => {
    compared += expectNobodyCheaper(...worsen(risk, extra), options);
  });
  fc.assert(property);
  // Insurers decline many of these risks, but never all.
  expect(compared).toBeGreaterThan(0);
}

/** Two versions of a risk that differ in these fields only. */
function versus<R extends Risk>(risk: R, worse: Partial<R>, better: Partial<R>): [R, R] {
  return [
    { ...risk, ...worse },
    { ...risk, ...better },
  ];
}

describe('a car never costs less', () => {
  const cases: Record<string, (risk: CarRisk, extra: number) => [CarRisk, CarRisk]> = {
    'with one more at-fault accident': (risk) => versus(risk, { atFaultClaims: risk.atFaultClaims + 1 }, {}),
    'with fewer clean years': (risk, extra) => versus(risk, { cleanYears: extra % (risk.cleanYears + 1) }, {}),
    'under 25 than at any age from 26 to 60': (risk, extra) =>
      versus(risk, { driverAge: 18 + (extra % 7) }, { driverAge: 26 + (extra % 35) }),
    'one year younger, up to 40': (risk, extra) =>
      versus(risk, { driverAge: 18 + (extra % 22) }, { driverAge: 19 + (extra % 22) }),
    'over 70 than at 50': (risk, extra) => versus(risk, { driverAge: 71 + (extra % 20) }, { driverAge: 50 }),
    'with a younger licence': (risk, extra) => versus(risk, { licenceYears: extra % (risk.licenceYears + 1) }, {}),
    'with more power': (risk, extra) => versus(risk, { powerKw: risk.powerKw + (extra % 400) }, {}),
    'when it is worth more': (risk, extra) =>
      versus(risk, { retailValueCents: risk.retailValueCents + extra * 100 }, {}),
    'with a fine that is not for parking': (risk) =>
      versus(risk, { fines: '1', parkingFineOnly: false }, { fines: '1', parkingFineOnly: true }),
    'when points were lost': (risk) => versus(risk, { pointsLost: true }, { pointsLost: false }),
  };
  it.each(Object.keys(cases))('%s', (name) => neverCheaper(anyCar, cases[name]!));
});

describe('a motorcycle never costs less', () => {
  const youngest = (risk: MotorcycleRisk): number => ridingAge(risk);
  const cases: Record<string, (risk: MotorcycleRisk, extra: number) => [MotorcycleRisk, MotorcycleRisk]> = {
    'with one more at-fault accident': (risk) => versus(risk, { atFaultClaims: risk.atFaultClaims + 1 }, {}),
    'under 25 than at any age from 26 to 60': (risk, extra) =>
      versus(risk, { riderAge: youngest(risk) + (extra % (25 - youngest(risk))) }, { riderAge: 26 + (extra % 35) }),
    'with a younger licence': (risk, extra) => versus(risk, { licenceYears: extra % (risk.licenceYears + 1) }, {}),
    'with more power, moped or not': (risk, extra) => versus(risk, { powerKw: risk.powerKw + (extra % 100) }, {}),
    'with more displacement, moped or not': (risk, extra) =>
      versus({ ...risk, electric: false }, { displacementCc: risk.displacementCc + (extra % 900) }, {}),
    'when it is worth more': (risk, extra) => versus(risk, { retailValueCents: risk.retailValueCents + extra }, {}),
    'with more kilometres': (risk, extra) => versus(risk, { kilometersPerYear: risk.kilometersPerYear + extra }, {}),
  };
  it.each(Object.keys(cases))('%s', (name) => neverCheaper(anyMotorcycle, cases[name]!));
});

describe('a dwelling never costs less', () => {
  const cases: Record<string, (risk: HomeRisk, extra: number) => [HomeRisk, HomeRisk]> = {
    'with more insured of buildings': (risk, extra) =>
      versus(risk, { buildingsCents: risk.buildingsCents + extra * 100 }, {}),
    'with more insured of contents': (risk, extra) =>
      versus(risk, { contentsCents: risk.contentsCents + extra * 100 }, {}),
    'with one cent more insured': (risk) => versus(risk, { contentsCents: risk.contentsCents + 1 }, {}),
    'with more square metres, at full value': (risk, extra) =>
      versus({ ...risk, settlement: 'ReplacementValue' }, { areaM2: risk.areaM2 + (extra % 500) }, {}),
    'when it is older': (risk, extra) => versus(risk, { yearBuilt: risk.yearBuilt - (extra % 100) }, {}),
    'when it was never reformed': (risk) => versus(risk, { lastReformYear: null }, { lastReformYear: 2026 }),
    'without armoured door and protected windows': (risk) =>
      versus(risk, { securityDoor: false, securityWindows: false }, { securityDoor: true, securityWindows: true }),
    'at first risk': (risk) => versus(risk, { settlement: 'FirstRisk' }, { settlement: 'ReplacementValue' }),
  };
  it.each(Object.keys(cases))('%s', (name) => neverCheaper(anyHome, cases[name]!));

  it('with more square metres, at first risk, before the surcharge of the Consorcio: its table falls between bands', () =>
    neverCheaper(
      anyHome,
      (risk, extra) => versus({ ...risk, settlement: 'FirstRisk' }, { areaM2: risk.areaM2 + (extra % 500) }, {}),
      { priceOf: ({ netCents }) => netCents },
    ));
});

describe.each(books.filter((book) => book.line !== 'Home').map((book) => [book.insurer.id, book] as const))(
  '%s',
  (id, book) => {
    const { zones } = book.factors.find((factor): factor is ZonesRow => factor.kind === 'zones')!;
    const factorOf = (province: string) => zones.find((zone) => zone.values.includes(province))!.factor;
    const risks: fc.Arbitrary<CarRisk | MotorcycleRisk> = book.line === 'Car' ? anyCar : anyMotorcycle;

    it(`a worse zone never costs less: ${book.line}`, () => {
      const [cheapest] = [...PROVINCE_CODES].sort((a, b) => factorOf(a) - factorOf(b));
      neverCheaper(risks, (risk) => versus(risk, {}, { provinceCode: cheapest! }), { insurerId: id });
      const worsened = (risk: CarRisk | MotorcycleRisk, extra: number): [typeof risk, typeof risk] => {
        const other = PROVINCE_CODES[extra % PROVINCE_CODES.length]!;
        const [better, worse] = [risk.provinceCode, other].sort((a, b) => factorOf(a) - factorOf(b));
        return versus(risk, { provinceCode: worse! }, { provinceCode: better! });
      };
      neverCheaper(risks, worsened, { insurerId: id });
    });
  },
);
