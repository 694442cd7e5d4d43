import type {
  BandsRow,
  BlendRow,
  BonusMalusRow,
  CurveRow,
  FactorRow,
  RateBook,
  ValuesRow,
  ZonesRow,
} from '../book/rate-book';
import type { Variable } from '../lines/variable';
import type { CompiledFactor, Facts } from './compiled-book';

/** Where the variables of a line are, and what they are. */
export interface Slots {
  readonly of: (variable: string) => number;
  readonly values: (variable: string) => readonly string[];
}

export function slotsOf<R>(variables: Readonly<Record<string, Variable<R>>>): Slots {
  const names = Object.keys(variables);
  return {
    of: (name) => names.indexOf(name),
    values: (name) => {
      const variable = variables[name];
      return variable?.kind === 'enumerated' ? variable.values : [];
    },
  };
}

/** Turns a factor of a valid book into a look-up. */
export function compileFactor(row: FactorRow, curves: RateBook['curves'], slots: Slots): CompiledFactor {
  switch (row.kind) {
    case 'level':
      return { name: row.name, slots: [], evaluate: () => row.factor };
    case 'bands':
      return bands(row, slots);
    case 'values':
      return values(row, slots);
    case 'zones':
      return zones(row, slots);
    case 'blend':
      return blend(row, curves, slots);
    case 'bonus-malus':
      return bonusMalus(row, slots);
  }
}

function bands(row: BandsRow, slots: Slots): CompiledFactor {
  const slot = slots.of(row.variable);
  const starts = Float64Array.from(row.bands, ([from]) => from);
  const factors = Float64Array.from(row.bands, ([, , factor]) => factor);
  const evaluate = (facts: Facts): number => {
    const value = facts[slot]!;
    let band = starts.length - 1;
    while (band > 0 && value < starts[band]!) band--;
    return factors[band]!;
  };
  return { name: row.name, slots: [slot], evaluate };
}

function values(row: ValuesRow, slots: Slots): CompiledFactor {
  return lookUp(
    row.name,
    slots.of(row.variable),
    slots.values(row.variable).map((value) => row.values[value]!),
  );
}

function zones(row: ZonesRow, slots: Slots): CompiledFactor {
  const byValue = new Map(row.zones.flatMap((zone) => zone.values.map((value) => [value, zone.factor])));
  return lookUp(
    row.name,
    slots.of(row.variable),
    slots.values(row.variable).map((value) => byValue.get(value)!),
  );
}

function lookUp(name: string, slot: number, table: readonly number[]): CompiledFactor {
  const factors = Float64Array.from(table);
  return { name, slots: [slot], evaluate: (facts) => factors[facts[slot]!]! };
}

function blend(row: BlendRow, curves: RateBook['curves'], slots: Slots): CompiledFactor {
  const parts = Object.entries(row.weights).map(([name, weight]) => {
    const curve = curves[name]!;
    return { weight, slot: slots.of(curve.variable), at: interpolation(curve) };
  });
  const evaluate = (facts: Facts): number => {
    let sum = 0;
    for (const part of parts) sum += part.weight * part.at(facts[part.slot]!);
    return sum;
  };
  return { name: row.name, slots: parts.map((part) => part.slot), evaluate };
}

/**
 * The height of a curve at a value of its range. It never falls when the value rises, rounding of the machine included:
 * a height is held between the ends of its stretch.
 */
function interpolation(curve: CurveRow): (value: number) => number {
  const xs = Float64Array.from(curve.points, ([x]) => x);
  const ys = Float64Array.from(curve.points, ([, y]) => y);
  return (value) => {
    let right = 1;
    while (right < xs.length - 1 && value > xs[right]!) right++;
    const left = right - 1;
    const slope = (ys[right]! - ys[left]!) / (xs[right]! - xs[left]!);
    return Math.min(ys[right]!, ys[left]! + (value - xs[left]!) * slope);
  };
}

function bonusMalus(row: BonusMalusRow, slots: Slots): CompiledFactor {
  const clean = slots.of('cleanYears');
  const claims = slots.of('atFaultClaims');
  const evaluate = (facts: Facts): number => {
    const bonus = Math.min(row.perCleanYear * facts[clean]!, 1 - row.floor);
    return Math.min(row.cap, 1 - bonus + row.perClaim * facts[claims]!);
  };
  return { name: row.name, slots: [clean, claims], evaluate };
}
