import { COVER_LEVELS, GUARANTEES, INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { loadTariffs, type Rating } from '@cotiza/insurers-tariff';
import { spanishPortfolio } from '../portfolio/portfolio';
import { rateAll } from './quoted';

/** Risks of each line: a hundred thousand in all. */
const RISKS = 33_334;

const tariffs = loadTariffs();

type Rated = Extract<Rating, { kind: 'rated' }>;

/** What is wrong with the offers of one insurer for one risk. */
function faultsOf(line: InsuranceLine, { offers }: Rated): string[] {
  const levels = Object.keys(COVER_LEVELS[line]);
  const codes = new Set<string>(Object.keys(GUARANTEES[line]));
  const faults = offers.flatMap((offer) => {
    const surcharges = Object.values(offer.statutory).reduce((sum, cents) => sum + cents, 0);
    const net = offer.guarantees.reduce((sum, { netCents }) => sum + netCents, 0);
    return [
      ...(offer.netCents + surcharges === offer.totalCents ? [] : ['the breakdown does not add up']),
      ...(net === offer.netCents ? [] : ['the guarantees do not add up']),
      ...(levels.includes(offer.level) ? [] : [`level ${offer.level} is in no table`]),
      ...offer.cover.flatMap(({ code }) =>
        code !== undefined && codes.has(code) ? [] : [`guarantee ${code} is in no table`],
      ),
    ];
  });
  const rankOf = (level: string) => levels.indexOf(level);
  for (const less of offers) {
    for (const more of offers) {
      const isInverted = rankOf(less.level) < rankOf(more.level) && less.totalCents > more.totalCents;
      if (isInverted) faults.push(`${more.modalityId} is cheaper than ${less.modalityId}`);
    }
  }
  return faults;
}

it.each(INSURANCE_LINES)(
  'of many risks, breakdowns add up to the cent, codes are in the tables and more cover is never cheaper: %s',
  (line) => {
    const found = new Map<string, number>();
    let offered = 0;
    for (const risk of spanishPortfolio(RISKS, [line])[line]) {
      for (const { insurer, rating } of rateAll(tariffs, risk)) {
        if (rating.kind === 'declined') continue;
        offered += rating.offers.length;
        for (const fault of faultsOf(line, rating)) {
          const named = `${insurer.id}: ${fault}`;
          found.set(named, (found.get(named) ?? 0) + 1);
        }
      }
    }
    expect([...found]).toEqual([]);
    expect(offered).toBeGreaterThan(RISKS);
  },
  300_000,
);
