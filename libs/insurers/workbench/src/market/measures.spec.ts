import { loadTariffs, type CarRisk, type InsurerRating, type RateBook } from '@cotiza/insurers-tariff';
import { spanishPortfolio } from '../portfolio/portfolio';
import { highestCliff } from './cliffs';
import { isMet } from './figure';
import { meanCheapest, meanPrice, medianSpread, medianStep, wins } from './levels';
import { lossRatios } from './loss-ratios';
import type { QuotedRisk } from './quoted';
import { differingIn, relativity } from './relativity';

const [risk] = spanishPortfolio(1, ['Car']).Car;

/** Makes offers for a test: modality and price in euros, an insurer a row. */
function quoted(...insurers: readonly Readonly<Record<string, number>>[]): QuotedRisk {
  const answers = insurers.map((prices, index) => ({
    insurer: { id: 'abc'[index]!, name: '', lines: [] },
    rating:
      Object.keys(prices).length === 0
        ? { kind: 'declined', reasons: [] }
        : {
            kind: 'rated',
            offers: Object.entries(prices).map(([modality, euros]) => ({
              modality,
              modalityId: modality,
              totalCents: euros * 100,
              guarantees: [{ id: 'liability', netCents: euros * 80 }],
            })),
          },
  }));
  return { risk: risk!, answers: answers as unknown as readonly InsurerRating[] };
}

const two = [quoted({ T: 100, F: 300 }, { T: 200 }), quoted({ T: 400, F: 500 }, {}, { T: 100 })];

it('means are of all offers, or of the cheapest of each request', () => {
  expect(meanPrice(two, 'T')).toBe(200);
  expect(meanPrice(two)).toBeCloseTo(1_600 / 6);
  expect(meanCheapest(two, 'T')).toBe(100);
  expect(meanCheapest(two, 'F')).toBe(400);
});

it('spread is of the requests that two answer, and the median one', () => {
  expect(medianSpread(two, 'T')).toBe(3);
  expect(medianSpread(two, 'F')).toBeNaN();
});

it('the cheapest insurer wins a request, ties are divided, and an insurer that never wins has no share', () => {
  expect([...wins([...two, quoted({ T: 7 }, { T: 7 })])]).toEqual([
    ['a', 1.5 / 3],
    ['b', 0.5 / 3],
    ['c', 1 / 3],
  ]);
});

it('a step is what one insurer asks for more cover', () => expect(medianStep(two, 'F', 'T')).toBe((3 + 1.25) / 2));

it('a loss ratio is the pure premium over what is charged on average', () => {
  const book = {
    insurer: { id: 'a' },
    lossRatio: 0.7,
    guarantees: [{ id: 'liability', purePremiumEuros: 160 }],
    modalities: [
      { id: 'T', excess: null },
      { id: 'F', excess: { guarantee: 'liability', factor: 0.5 } },
    ],
  } as unknown as RateBook;
  // The fullest cover costs 300 x 0.8 with the first and 500 x 0.8 with the second, and the excess halves it.
  expect(lossRatios([book], two)).toEqual([
    { insurerId: 'a', guarantee: 'liability', declared: 0.7, implied: 160 / 640 },
  ]);
});

describe('with the embedded books', () => {
  const tariffs = loadTariffs();

  it('a relativity is one where nothing differs, and more for the worse of two', () => {
    expect(relativity(tariffs, [risk!], 'Terceros', differingIn<CarRisk>({}, {}))).toBe(1);
    const claims = differingIn<CarRisk>({ atFaultClaims: 1 }, { atFaultClaims: 0 });
    expect(relativity(tariffs, [risk!], 'Terceros', claims)).toBeGreaterThan(1);
    expect(relativity(tariffs, [risk!], 'Terceros', () => null)).toBeNaN();
  });

  it('a cliff says how high it is and where', () => {
    const claims = {
      fact: 'claims',
      from: 0,
      to: 1,
      at: (each: CarRisk, atFaultClaims: number) => ({ ...each, atFaultClaims }),
    };
    const { height, where } = highestCliff(tariffs, [risk!], [claims]);
    expect(height).toBeGreaterThan(0);
    expect(where).toMatch(/^\w+ [\w-]+: claims 1$/u);
  });
});

it.each([
  [[1, 2], 1, true],
  [[1, 2], 2.01, false],
  [[null, 2], -5, true],
  [[1, null], 0.5, false],
  [[null, null], NaN, false],
] as const)('a target of %j is met by %d: %s', ([least, most], value, expected) =>
  expect(isMet({ line: 'Car', what: '', unit: 'x', least, most, value })).toBe(expected),
);
