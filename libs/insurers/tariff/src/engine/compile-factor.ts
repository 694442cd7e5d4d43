import type {
  BandsRow,
  BlendRow,
  BonusMalusRow,
  CurvedRow,
  CurveRow,
  FactorRow,
  RateBook,
  ValuesRow,
  ZonesRow,
} from '../book/rate-book';
import type { Variable } from '../lines/variable';
import { FACTOR_UNIT, unitsOf } from './exact-product';

/** The variables of one risk: numbers as they are, enumerated values as their index in the list. */
export type Facts = Float64Array;

export interface CompiledFactor {
  readonly name: string;
  /** Slots of the variables that it reads, for those who explain a price. */
  readonly slots: readonly number[];
  /** In ten-thousandths: `FACTOR_UNIT` is a factor of one. */
  readonly evaluate: (facts: Facts) => number;
}

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
    case 'bands':
      return bands(row, slots);
    case 'curve':
      return curved(row, slots);
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
  const factors = Float64Array.from(row.bands, ([, , factor]) => unitsOf(factor));
  const evaluate = (facts: Facts): number => {
    const value = facts[slot]!;
    let band = starts.length - 1;
    while (band > 0 && value < starts[band]!) band--;
    return factors[band]!;
  };
  return { name: row.name, slots: [slot], evaluate };
}

/** A factor between two points is rounded to four decimals, half up: that is what multiplies. */
function curved(row: CurvedRow, slots: Slots): CompiledFactor {
  const slot = slots.of(row.variable);
  const xs = Float64Array.from(row.points, ([x]) => x);
  const ys = Float64Array.from(row.points, ([, factor]) => unitsOf(factor));
  const last = xs.length - 1;
  const evaluate = (facts: Facts): number => {
    const value = facts[slot]!;
    if (value <= xs[0]!) return ys[0]!;
    if (value >= xs[last]!) return ys[last]!;
    let right = 1;
    while (value > xs[right]!) right++;
    const left = right - 1;
    const along = (value - xs[left]!) / (xs[right]! - xs[left]!);
    return Math.floor(ys[left]! + along * (ys[right]! - ys[left]!) + 0.5);
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
  const factors = Float64Array.from(table, unitsOf);
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
    return Math.floor(sum * FACTOR_UNIT + 0.5);
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
  const scale = Float64Array.from(row.cleanYears, unitsOf);
  const [last, perClaim, cap] = [scale.length - 1, unitsOf(row.perClaim), unitsOf(row.cap)];
  const evaluate = (facts: Facts): number => {
    const years = Math.floor(facts[clean]!);
    return Math.min(cap, scale[years < last ? years : last]! + perClaim * facts[claims]!);
  };
  return { name: row.name, slots: [clean, claims], evaluate };
}
