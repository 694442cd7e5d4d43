import type { Fuel } from '@cotiza/quoting';

/** One class of vehicles, whose generic version replaces unlisted versions. */
export interface GenericClass {
  /** One character of the ids of its versions. It never changes. */
  readonly code: string;
  /** The label, after the fuel. */
  readonly label: string;
  readonly displacementCc: number;
  readonly powerKw: number;
  /** Returns true for figures within the class; an unknown figure may be within any. */
  readonly holds: (displacementCc: number | undefined, powerKw: number | undefined) => boolean;
}

/** Metric horsepower in a kilowatt: people know their car by horsepower. */
const CV_PER_KW = 1.35962;

/** For each class of cars: its largest power in CV, a power within it, and a usual displacement. */
const CAR_CLASSES: readonly (readonly [code: string, upToCv: number, cv: number, cc: number])[] = [
  ['1', 60, 55, 1000],
  ['2', 80, 72, 1200],
  ['3', 100, 92, 1400],
  ['4', 120, 112, 1500],
  ['5', 150, 138, 1800],
  ['6', 190, 170, 2000],
  ['7', 250, 220, 2400],
  ['8', Infinity, 320, 3000],
];

const carClasses: readonly GenericClass[] = CAR_CLASSES.map(([code, upToCv, cv, displacementCc], index) => {
  const above = CAR_CLASSES[index - 1]?.[1] ?? 0;
  return {
    code,
    label: rangeLabel(above, upToCv, 'CV'),
    displacementCc,
    powerKw: Math.round(cv / CV_PER_KW),
    holds: (_, powerKw) => isWithin(powerKw && Math.round(powerKw * CV_PER_KW), above, upToCv),
  };
});

/** Power that an A2 licence allows, in kilowatts; above it another one is needed. */
const A2_KW = 35;
const A1_KW = 11;

const upToA2 = `hasta ${A2_KW} kW (A2)`;
const aboveA2 = `más de ${A2_KW} kW`;

/**
 * For each class: displacement above and up to, power above and up to, and a power within. The limits are those of the
 * licences (RD 818/2009, arts. 4 and 5), so that a licence allows all of a class or none of it.
 */
const MOTORCYCLE_CLASSES: readonly (readonly [
  code: string,
  label: string,
  cc: readonly [above: number, upTo: number, usual: number],
  kw: readonly [above: number, upTo: number, usual: number],
])[] = [
  ['1', 'ciclomotor, hasta 50 cc', [0, 50, 49], [0, Infinity, 4]],
  ['2', `hasta 125 cc y ${A1_KW} kW`, [50, 125, 125], [0, A1_KW, A1_KW]],
  ['3', `hasta 125 cc y más de ${A1_KW} kW`, [50, 125, 125], [A1_KW, Infinity, 18]],
  ['4', 'de 126 a 250 cc', [125, 250, 200], [0, Infinity, 15]],
  ['5', `de 251 a 500 cc, ${upToA2}`, [250, 500, 400], [0, A2_KW, 28]],
  ['6', `de 251 a 500 cc, ${aboveA2}`, [250, 500, 450], [A2_KW, Infinity, 42]],
  ['7', `de 501 a 750 cc, ${upToA2}`, [500, 750, 650], [0, A2_KW, A2_KW]],
  ['8', `de 501 a 750 cc, ${aboveA2}`, [500, 750, 680], [A2_KW, Infinity, 54]],
  ['9', `más de 750 cc, ${upToA2}`, [750, Infinity, 900], [0, A2_KW, A2_KW]],
  ['A', `de 751 a 1.000 cc, ${aboveA2}`, [750, 1000, 900], [A2_KW, Infinity, 80]],
  ['B', `más de 1.000 cc, ${aboveA2}`, [1000, Infinity, 1200], [A2_KW, Infinity, 95]],
];

const motorcycleClasses: readonly GenericClass[] = MOTORCYCLE_CLASSES.map(([code, label, cc, kw]) => ({
  code,
  label,
  displacementCc: cc[2],
  powerKw: kw[2],
  holds: (displacementCc, powerKw) => isWithin(displacementCc, cc[0], cc[1]) && isWithin(powerKw, kw[0], kw[1]),
}));

/** For each class of electric motorcycles: its largest power, and a power within it. */
const ELECTRIC_CLASSES: readonly (readonly [code: string, upToKw: number, kw: number])[] = [
  ['1', 4, 3],
  ['2', A1_KW, 8],
  ['3', A2_KW, 25],
  ['4', Infinity, 70],
];

const electricMotorcycleClasses: readonly GenericClass[] = ELECTRIC_CLASSES.map(([code, upToKw, powerKw], index) => {
  const above = ELECTRIC_CLASSES[index - 1]?.[1] ?? 0;
  return {
    code,
    label: rangeLabel(above, upToKw, 'kW'),
    displacementCc: 0,
    powerKw,
    holds: (_, kw) => isWithin(kw, above, upToKw),
  };
});

/** The letter of each fuel in ids. It never changes. */
export const FUEL_LETTERS: Readonly<Record<Fuel, string>> = {
  Gasoline: 'G',
  Diesel: 'D',
  Electric: 'E',
  Hybrid: 'H',
  PlugInHybrid: 'P',
  Lpg: 'S',
  Cng: 'N',
};

/** The fuels of each line, in display order. */
export const GENERIC_FUELS = {
  C: Object.keys(FUEL_LETTERS) as Fuel[],
  M: ['Gasoline', 'Electric'] as Fuel[],
} as const;

/** Returns the classes of a line and a fuel in ascending order. A car without an engine has no displacement. */
export function genericClasses(line: 'C' | 'M', fuel: Fuel): readonly GenericClass[] {
  if (line === 'M') return fuel === 'Electric' ? electricMotorcycleClasses : motorcycleClasses;
  return fuel === 'Electric' ? electricCarClasses : carClasses;
}

const electricCarClasses = carClasses.map((each): GenericClass => ({ ...each, displacementCc: 0 }));

function isWithin(figure: number | undefined, above: number, upTo: number): boolean {
  return figure === undefined || (figure > above && figure <= upTo);
}

function rangeLabel(above: number, upTo: number, unit: string): string {
  if (above === 0) return `hasta ${upTo} ${unit}`;
  return upTo === Infinity ? `más de ${above} ${unit}` : `de ${above + 1} a ${upTo} ${unit}`;
}
