import { COVER_LEVELS, GUARANTEES, INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { loadTariffs, type Rating } from '@cotiza/insurers-tariff';
import { bestOfEachLevel } from '@cotiza/quoting';
import { quotedOffer } from '@cotiza/quoting/testing';
import { spanishPortfolio } from '../portfolio/portfolio';
import { offersOf, rateAll, type InsurerOffer } from './quoted';

/** Risks of each line: nightly, a hundred thousand in all. */
const RISKS = process.env.NIGHTLY ? 33_334 : 2000;

const tariffs = loadTariffs();

type Rated = Extract<Rating, { kind: 'rated' }>;

/** Returns the faults in the offers of one insurer for one risk. */
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

/** Returns the offers of a risk as in a result: cheapest first, each with a number. */
const asQuoted = (offers: readonly InsurerOffer[]) =>
  offers
    .toSorted((a, b) => a.offer.totalCents - b.offer.totalCents)
    .map(({ insurerId, offer }, at) =>
      quotedOffer({
        aseguradora: insurerId,
        precio: offer.totalCents / 100,
        oferta_id: String(at),
        nivel: offer.level,
        coberturas: [...new Set(offer.cover.map(({ code, name }) => code ?? name))],
      }),
    );

/**
 * Checks `mejor_por_nivel` independently of its implementation: for each level of the table in turn, no offer of it is
 * cheaper in cents than the named one, and its additions are the codes that the best of the level before does not have.
 */
function faultsOfBest(line: InsuranceLine, offers: readonly InsurerOffer[]): string[] {
  const sorted = offers.toSorted((a, b) => a.offer.totalCents - b.offer.totalCents);
  const faults: string[] = [];
  const said = bestOfEachLevel(line, asQuoted(offers));
  const present = Object.entries(COVER_LEVELS[line]).filter(([code]) =>
    offers.some(({ offer }) => offer.level === code),
  );
  if (present.map(([code]) => code).join() !== said.map(({ nivel }) => nivel).join()) faults.push('other levels');
  let covered: readonly string[] = [];
  for (const [at, [level, { name }]] of present.entries()) {
    const [best] = said.slice(at);
    const named = sorted[Number(best?.oferta_id)];
    const least = Math.min(...offers.filter(({ offer }) => offer.level === level).map(({ offer }) => offer.totalCents));
    const codes = (named?.offer.cover ?? []).map(({ code, name: own }) => code ?? own);
    const added = codes.filter((code, place) => codes.indexOf(code) === place && !covered.includes(code));
    if (named?.offer.level !== level || named.offer.totalCents !== least) faults.push(`not the cheapest of ${level}`);
    if (best?.precio !== least / 100 || best.aseguradora !== named?.insurerId) faults.push(`another price of ${level}`);
    if (best?.nombre !== name) faults.push(`another name of ${level}`);
    if (best?.anade.join() !== added.join()) faults.push(`adds something else to ${level}`);
    covered = codes;
  }
  return faults;
}

it.each(INSURANCE_LINES)(
  'of many risks, breakdowns add up, codes are in the tables, more cover is never cheaper and the best of a level is: %s',
  (line) => {
    const found = new Map<string, number>();
    const count = (fault: string) => found.set(fault, (found.get(fault) ?? 0) + 1);
    let offered = 0;
    for (const risk of spanishPortfolio(RISKS, [line])[line]) {
      const answers = rateAll(tariffs, risk);
      for (const fault of faultsOfBest(line, offersOf({ answers }))) count(`the best of each level: ${fault}`);
      for (const { insurer, rating } of answers) {
        if (rating.kind === 'declined') continue;
        offered += rating.offers.length;
        for (const fault of faultsOf(line, rating)) count(`${insurer.id}: ${fault}`);
      }
    }
    expect([...found]).toEqual([]);
    expect(offered).toBeGreaterThan(RISKS);
  },
  300_000,
);
