import { COVER_LEVELS, type CoverLevel, type InsuranceLine } from '@cotiza/contract';
import { PAYMENTS, type Offer } from '@cotiza/insurers-port';
import { toEuros, type Cents } from '@cotiza/kernel';
import type { LevelEstimate } from '../answers/estimate-result';
import type { InsurerAnswer } from '../ask/insurer-answer';

/** Returns what each level costs in a year, from least to most cover: of all insurers, and of each, the cheapest first. */
export function levelEstimates(line: InsuranceLine, answers: readonly InsurerAnswer[]): readonly LevelEstimate[] {
  const offersByName = new Map<string, readonly Offer[]>();
  for (const { insurer, outcome } of answers) {
    if (outcome.kind !== 'offers') continue;
    offersByName.set(insurer.name, [...(offersByName.get(insurer.name) ?? []), ...outcome.offers]);
  }
  const levels: Readonly<Record<string, CoverLevel>> = COVER_LEVELS[line];
  const named = [...Object.entries(levels), [null, { name: 'Otras modalidades' }] as const];
  return named.flatMap(([nivel, { name: nombre }]) => {
    const aseguradoras = [...offersByName]
      .flatMap(([name, offers]) => rangeOf(name, offers.filter(({ level }) => level === nivel).map(yearlyCents)))
      .sort((a, b) => a.desde - b.desde || (a.aseguradora < b.aseguradora ? -1 : 1));
    if (aseguradoras.length === 0) return [];
    const desde = Math.min(...aseguradoras.map((each) => each.desde));
    const hasta = Math.max(...aseguradoras.map((each) => each.hasta));
    return [{ nivel, nombre, desde, hasta, aseguradoras }];
  });
}

/** Returns the least and the most of what an insurer asks for a level, if it offers it. */
const rangeOf = (aseguradora: string, cents: readonly Cents[]): LevelEstimate['aseguradoras'] =>
  cents.length === 0 ? [] : [{ aseguradora, desde: toEuros(Math.min(...cents)), hasta: toEuros(Math.max(...cents)) }];

/** The cost of a year; where the insurer does not say, the price as often as it is paid. */
const yearlyCents = ({ annualTotalCents, priceCents, period }: Offer): Cents =>
  annualTotalCents ?? priceCents * (period === null ? 1 : PAYMENTS[period]);
