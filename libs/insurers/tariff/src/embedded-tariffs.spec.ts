import { GUARANTEES } from '@cotiza/contract';
import { paymentsAddUp } from '@cotiza/insurers-port';
import { isCents } from '@cotiza/kernel';
import fc from 'fast-check';
import { seriesOf } from './book/editions';
import { lineModels, type Risk } from './lines/line-models';
import { isMoped } from './lines/motorcycle-risk';
import type { Variable } from './lines/variable';
import { totalOf } from './statutory-lines';
import { aCar, aHome, aMoped, aMotorcycle } from './testing/risk.builders';
import { anyCar, anyHome, anyMotorcycle, anyRisk } from './testing/risk.arbitraries';
import { books, offersOf, tariffs } from './testing/embedded';

const SANE_CENTS = 60_000_00;

it.each([
  ['car', aCar()],
  ['motorcycle', aMotorcycle()],
  ['moped', aMoped()],
  ['home', aHome()],
])('the embedded insurers all want an ordinary %s, at different prices', (_name, risk) => {
  expect(tariffs.rateAll(risk).every(({ rating }) => rating.kind === 'rated')).toBe(true);
  const cheapest = tariffs
    .rateAll(risk)
    .map(({ rating }) => (rating.kind === 'rated' ? rating.offers[0]!.totalCents : 0));
  expect(new Set(cheapest).size).toBe(cheapest.length);
});

describe('any price', () => {
  it('is whole cents, positive, sane, the sum of its parts, and for guarantees of the line', () => {
    fc.assert(
      fc.property(anyRisk, (risk) => {
        for (const offer of offersOf(risk).values()) {
          expect(isCents(offer.totalCents)).toBe(true);
          expect(offer.totalCents).toBeGreaterThan(0);
          expect(offer.totalCents).toBeLessThan(SANE_CENTS);
          expect(offer.guarantees.reduce((sum, each) => sum + each.netCents, 0)).toBe(offer.netCents);
          expect(totalOf(offer.netCents, offer.statutory)).toBe(offer.totalCents);
          for (const { code } of offer.cover) expect(Object.keys(GUARANTEES[risk.line])).toContain(code);
          expect(offer.excessCents === null).toBe(offer.level.startsWith('terceros'));
        }
      }),
    );
  });

  it('[From net premium to total / payment in parts] costs more by the surcharge of the book and its taxes, to the cent, and the parts add up', () => {
    const share = (cents: number, part: number) => Number((2n * BigInt(cents) * BigInt(part) + 10_000n) / 20_000n);
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyRisk, (risk) => {
        for (const { insurer, rating } of tariffs.rateAll(risk)) {
          if (rating.kind === 'declined') continue;
          const book = books.find(
            (each) => seriesOf(each) === `${insurer.id}-${risk.line.toLowerCase()}` && each.version === rating.version,
          )!;
          for (const { instalments, netCents, totalCents, statutory } of rating.offers) {
            expect(instalments.map(({ period }) => period)).toEqual(Object.keys(book.instalments ?? {}));
            for (const way of instalments) {
              seen.add(`${insurer.id} ${way.period}`);
              const net = share(netCents, 10_000 + Math.round(book.instalments![way.period as 'mensual']! * 10_000));
              const taxes = share(net, 800) + share(net, 15) - statutory.IPS - statutory.CLEA;
              expect(way.annualTotalCents).toBe(totalCents + net - netCents + taxes);
              expect(paymentsAddUp(way)).toBe(true);
            }
          }
        }
      }),
    );
    expect([...seen].sort()).toEqual([
      'aldaba semestral',
      'aldaba trimestral',
      'espiga mensual',
      'espiga semestral',
      'espiga trimestral',
    ]);
  });

  it('never falls when the cover grows or the excess shrinks', () => {
    fc.assert(
      fc.property(anyRisk, (risk) => {
        for (const { rating } of tariffs.rateAll(risk)) {
          if (rating.kind === 'declined') continue;
          const totals = rating.offers.map((offer) => offer.totalCents);
          expect([...totals].sort((a, b) => a - b)).toEqual(totals);
          const order = rating.offers.map((offer) => lineModels[risk.line].modalities.indexOf(offer.modality));
          expect([...order].sort()).toEqual(order);
        }
      }),
    );
  });
});

describe('modalities', () => {
  it('[Modalities / each line] are those of the line and all of them are sold', () => {
    const sold = (risk: Risk) => new Set([...offersOf(risk).values()].map((offer) => offer.modality));
    expect(sold(aCar())).toEqual(new Set(lineModels.Car.modalities));
    expect(sold(aMotorcycle())).toEqual(new Set(lineModels.Motorcycle.modalities));
    expect(sold(aHome())).toEqual(new Set(lineModels.Home.modalities));
  });

  it('[Modalities / a moped] a moped gets Terceros only, and pays the Consorcio of a moped', () => {
    fc.assert(
      fc.property(anyMotorcycle, (risk) => {
        const moped = isMoped(risk);
        for (const offer of offersOf(risk).values()) {
          if (moped) expect(offer.modality).toBe('Terceros');
          expect(offer.statutory.CCS_RE).toBe(moped ? 30 : 120);
        }
      }),
    );
  });

  it.each([
    [{ displacementCc: 50 }, true],
    [{ displacementCc: 51 }, false],
    [{ electric: true, displacementCc: 0, powerKw: 4 }, true],
    [{ electric: true, displacementCc: 0, powerKw: 4.1 }, false],
  ])('%j is a moped: %s', (changes, expected) => expect(isMoped(aMotorcycle(changes))).toBe(expected));

  it('[Modalities / the excess of a car] own damage of a car with excess states it, between 150 and 600 euros', () => {
    for (const { level, excessCents } of offersOf(aCar()).values()) {
      if (level === 'todo_riesgo_con_franquicia') {
        expect(excessCents).toBeGreaterThanOrEqual(150_00);
        expect(excessCents).toBeLessThanOrEqual(600_00);
      } else expect(excessCents).toBe(level === 'todo_riesgo' ? 0 : null);
    }
  });
});

describe('contents of a dwelling', () => {
  it('insured for 0 are neither priced nor promised', () => {
    const offers = [...offersOf(aHome({ contentsCents: 0 })).values()];
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) expect(offer.guarantees.map((each) => each.id)).not.toContain('theft');
  });

  it("are all that a tenant's policy insures when the buildings are 0", () => {
    const offers = [...offersOf(aHome({ use: 'Tenant', buildingsCents: 0 })).values()];
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) expect(offer.guarantees.map((each) => each.id)).not.toContain('aesthetic');
  });
});

it("loss of use of a dwelling raises the Consorcio's rate in the modalities that pay for it, and only there", () => {
  for (const offer of offersOf(aHome({ buildingsCents: 100_000_00, contentsCents: 25_000_00 })).values()) {
    const covered = offer.guarantees.some((each) => each.id === 'loss-of-use');
    expect(offer.statutory.CCS_RE).toBe(covered ? 9_19 : 8_75);
  }
});

describe('appetites', () => {
  it.each([
    ['Car', anyCar],
    ['Motorcycle', anyMotorcycle],
    ['Home', anyHome],
  ] as const)('some risk meets every decline rule of every %s book', (line, risks) => {
    const ofLine = books.filter((book) => book.line === line);
    const expected = ofLine.flatMap(({ insurer, version, declines }) =>
      declines.map(({ code }) => `${insurer.id} ${version} ${code}`),
    );
    const days = [...new Set(ofLine.map(({ validity }) => validity.from))];
    const seen = new Set<string>();
    for (const risk of fc.sample<Risk>(risks, { numRuns: 4_000, seed: 7 })) {
      for (const { insurer, rating } of days.flatMap((effectiveDate) => tariffs.rateAll({ ...risk, effectiveDate }))) {
        if (rating.kind === 'rated') continue;
        for (const { code } of rating.reasons) seen.add(`${insurer.id} ${rating.version} ${code}`);
      }
    }
    expect([...seen].sort()).toEqual(expected.sort());
  });

  it.each([208, 283, 366, 393])('most insure an ordinary driver of a new electric car of %d kW', (powerKw) => {
    const electric = aCar({ fuel: 'Electric', powerKw, vehicleAge: 0, retailValueCents: 45_000_00 });
    const willing = tariffs.rateAll(electric).filter(({ rating }) => rating.kind === 'rated');
    expect(willing.length).toBeGreaterThanOrEqual(3);
  });
});

describe('every value of every enumeration', () => {
  const ordinary = { Car: aCar(), Motorcycle: aMotorcycle(), Home: aHome() };
  const fields: Record<string, string> = { province: 'provinceCode' };
  const cases = Object.values(lineModels).flatMap((model) =>
    Object.entries<Variable<never>>(model.variables).flatMap(([name, variable]) =>
      variable.kind === 'enumerated' && !['moped', 'reformed'].includes(name)
        ? variable.values.map((value) => [model.line, fields[name] ?? name, value] as const)
        : [],
    ),
  );

  it.each(cases)('%s: %s %s has a price somewhere', (line, field, value) => {
    const given = value === 'Yes' ? true : value === 'No' ? false : value;
    const risk = { ...ordinary[line], [field]: given } as Risk;
    expect(offersOf(risk).size).toBeGreaterThan(0);
  });

  it('a value of no enumeration has none', () => {
    const car = aCar({ provinceCode: '53' });
    expect(() => tariffs.rateAll(car)).toThrow(new RangeError('province has a value that is not in its list'));
    expect(() => tariffs.rateAll(aCar({ powerKw: NaN }))).toThrow(new RangeError('powerKw is not a number'));
  });
});
