import { COVER_LEVELS, type CoverLevel, type InsuranceLine } from '@cotiza/contract';
import type { Offer, Period } from '@cotiza/insurers-port';
import { toEuros, type Cents } from '@cotiza/kernel';
import type { InsurerAnswer } from '../ask/insurer-answer';
import type { LevelEstimate } from '../answers/estimate-result';

/** The least and the most of some prices of a year. */
interface Range {
  from: Cents;
  to: Cents;
}

type RangeByInsurer = Map<string, Range>;

const UNLEVELLED = 'Otras modalidades';

/** How often a price is paid in a year. */
const PAYMENTS: Readonly<Record<Period, number>> = { anual: 1, semestral: 2, trimestral: 4, mensual: 12 };

/** What each level would cost in a year, from least to most cover: of all insurers, and of each, the cheapest first. */
export function levelEstimates(line: InsuranceLine, answers: readonly InsurerAnswer[]): readonly LevelEstimate[] {
  const byLevel = new Map<string | null, RangeByInsurer>();
  for (const { insurer, outcome } of answers) {
    if (outcome.kind !== 'offers') continue;
    for (const offer of outcome.offers) widen(rangesOf(offer.level, byLevel), insurer.name, yearlyCents(offer));
  }
  const levels: Readonly<Record<string, CoverLevel>> = COVER_LEVELS[line];
  const named = [...Object.entries(levels), [null, { name: UNLEVELLED }] as const];
  return named.flatMap(([nivel, { name: nombre }]) => {
    const ranges = byLevel.get(nivel);
    return ranges ? [levelEstimate(nivel, nombre, ranges)] : [];
  });
}

function rangesOf(level: string | null, byLevel: Map<string | null, RangeByInsurer>): RangeByInsurer {
  const known = byLevel.get(level);
  if (known) return known;
  const ranges: RangeByInsurer = new Map();
  byLevel.set(level, ranges);
  return ranges;
}

function widen(ranges: RangeByInsurer, insurer: string, cents: Cents): void {
  const range = ranges.get(insurer);
  if (!range) ranges.set(insurer, { from: cents, to: cents });
  else {
    range.from = Math.min(range.from, cents);
    range.to = Math.max(range.to, cents);
  }
}

/** What a year costs; where the insurer does not say, what is paid each time as often as it is paid. */
const yearlyCents = ({ annualTotalCents, priceCents, period }: Offer): Cents =>
  annualTotalCents ?? priceCents * (period === null ? 1 : PAYMENTS[period]);

function levelEstimate(nivel: string | null, nombre: string, ranges: RangeByInsurer): LevelEstimate {
  const all = [...ranges].sort(
    ([name, { from }], [otherName, { from: otherFrom }]) => from - otherFrom || (name < otherName ? -1 : 1),
  );
  const aseguradoras = all.map(([aseguradora, { from, to }]) => ({
    aseguradora,
    desde: toEuros(from),
    hasta: toEuros(to),
  }));
  return {
    nivel,
    nombre,
    desde: Math.min(...aseguradoras.map(({ desde }) => desde)),
    hasta: Math.max(...aseguradoras.map(({ hasta }) => hasta)),
    aseguradoras,
  };
}
