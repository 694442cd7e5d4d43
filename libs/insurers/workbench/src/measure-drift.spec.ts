import { EMBEDDED_RATE_BOOKS, loadRateBooks, type CarRisk } from '@cotiza/insurers-tariff';
import { spanishPortfolio } from './portfolio/portfolio';
import { BandCounts, type FactorDrift } from './measure-drift';

const book = loadRateBooks(EMBEDDED_RATE_BOOKS).find(({ insurer, line }) => insurer.id === 'candil' && line === 'Car')!;
const cars = spanishPortfolio(600, ['Car']).Car;
const [one, other] = [cars.slice(0, 300), cars.slice(300)];

function counted(risks: readonly CarRisk[]): BandCounts {
  const counts = new BandCounts([book]);
  for (const risk of risks) counts.add(risk);
  return counts;
}

const drift = (asked: readonly CarRisk[]) => counted(asked).driftFrom(counted(other));
const of = (factors: readonly FactorDrift[], name: string) => factors.find(({ factor }) => factor === name)!;

it('is the population stability index of the shares', () => {
  const parking = ['PrivateGarage', 'PrivateGarage', 'CommunalParking', 'NoGarage'] as const;
  const mixed = (weights: readonly (typeof parking)[number][], amount = 200) =>
    one.slice(0, amount).map((risk, index) => ({ ...risk, parking: weights[index % weights.length]! }));
  const asked = counted(mixed(['NoGarage', 'NoGarage', 'CommunalParking', 'PrivateGarage']));
  const { psi, bands, byChance, reading } = of(asked.driftFrom(counted(mixed(parking))), 'parking');
  expect(bands).toEqual([
    { band: 'PrivateGarage', asked: 0.25, portfolio: 0.5, difference: -0.25 },
    { band: 'CommunalParking', asked: 0.25, portfolio: 0.25, difference: 0 },
    { band: 'NoGarage', asked: 0.5, portfolio: 0.25, difference: 0.25 },
  ]);
  expect(psi).toBeCloseTo(2 * 0.25 * Math.log(2), 10);
  expect(byChance).toBeCloseTo(2 * (1 / 200 + 1 / 200), 10);
  expect(reading).toBe('large');
  const few = counted(mixed(['NoGarage'], 96)).driftFrom(counted(mixed(parking)));
  expect(few.map((factor) => factor.reading)).toEqual(few.map(() => 'not enough'));
});

it('does not read one band alone, and names the bands that are one', () => {
  const counts = counted(one.slice(0, 120).map((risk) => ({ ...risk, parking: 'NoGarage' as const })));
  expect(of(counts.driftFrom(counts), 'parking')).toMatchObject({ psi: 0, reading: 'not enough' });
  const names = drift(one.slice(0, 60)).flatMap(({ bands }) => bands.map(({ band }) => band));
  expect(names.filter((name) => name.startsWith('other'))).not.toEqual([]);
  for (const name of names) expect(name).not.toMatch(/^other(?!: .+, )/u);
});

it('shows no band of fewer than five that were asked for, nor what they are from the others', () => {
  for (const size of [5, 20, 60]) {
    for (const { bands } of drift(one.slice(0, size))) {
      const small = bands.map(({ asked }) => Math.round(asked * size)).filter((count) => count > 0 && count < 5);
      expect(small).toEqual([]);
      expect(bands.reduce((sum, { asked }) => sum + asked, 0)).toBeCloseTo(1, 10);
      expect(bands.reduce((sum, { portfolio }) => sum + portfolio, 0)).toBeCloseTo(1, 10);
    }
  }
  expect(drift(one.slice(0, 4))).toEqual([]);
});
