import { defined } from '@cotiza/kernel';
import type { Fuel } from '@cotiza/quoting';
import { foldedWords } from './folded-text';

/** The figures of a version that a search compares. */
export interface VersionFigures {
  readonly fuel: Fuel;
  readonly displacementCc: number;
  readonly powerKw: number;
  readonly fromYear: number | null;
  readonly toYear: number | null;
}

/** The match of a typed figure: none, near or unknown, or exact. */
export type Fit = 0 | 1 | 2;

/** A figure that a word means. */
export interface Figure {
  readonly kind: 'fuel' | 'engine' | 'year' | 'power' | 'displacement';
  /** In kilowatts or cubic centimetres. */
  readonly value: number;
  readonly fits: (version: VersionFigures) => Fit;
}

/** The typed figures that select a class of generic versions. */
export interface TypedClass {
  readonly admitsFuel: (fuel: Fuel) => boolean;
  readonly powerKw?: number;
  readonly displacementCc?: number;
}

/** A smaller number of horsepower is part of a name: 2CV. */
const LEAST_CV = 5;

/** A larger number is part of a name: 500L. */
const MOST_LITRES = 10;

/** Metric horsepower in a kilowatt. */
const CV_PER_KW = 1.35962;

const FIRST_YEAR = 1950;
const LAST_YEAR = 2049;

const WITH_SPARK: readonly Fuel[] = ['Gasoline', 'Hybrid', 'PlugInHybrid', 'Lpg', 'Cng'];

/** Words of fuels, by their beginnings. */
const FUEL_WORDS: readonly (readonly [words: string, fuels: readonly Fuel[]])[] = [
  ['diesel gasoil gasoleo', ['Diesel']],
  ['gasolina', ['Gasoline']],
  ['hibrid hybrid', ['Hybrid', 'PlugInHybrid']],
  ['enchufable', ['PlugInHybrid']],
  ['electric', ['Electric']],
  ['glp', ['Lpg']],
  ['gnc', ['Cng']],
];

/** Makers' names of engines, and the fuels that they may have. */
const ENGINE_WORDS: readonly (readonly [words: string, fuels: readonly Fuel[]])[] = [
  ['bluehdi bluetec cdi cdti crdi dci ddis dtec hdi jtd jtdm multijet tdci tddi tdi', ['Diesel']],
  ['dig ecoboost ecotsi etsi fsi gdi gti mpi puretech tce tfsi tgdi thp tsi vtec vvti', WITH_SPARK],
  ['hev', ['Hybrid', 'PlugInHybrid']],
  ['ehybrid phev', ['PlugInHybrid']],
  ['bev ev', ['Electric']],
  ['tgi', ['Cng']],
];

const fuelsByWord = (rows: typeof FUEL_WORDS) =>
  new Map(rows.flatMap(([words, fuels]) => words.split(' ').map((word) => [word, fuels] as const)));

const fuelsByBeginning = [...fuelsByWord(FUEL_WORDS)];
const fuelsByEngine = fuelsByWord(ENGINE_WORDS);

/** A hybrid that cannot drive by its battery counts by its fuel. */
const MILD = /(?:mild|micro|semi|light)[ -]?h[iíy]br\p{L}+|h[ií]brid\p{L} (?:suave|ligero)/giu;

/** A motorcycle with the power of class A2, but no limited edition. */
const RESTRICTED = /(?<!(?:edici[oó]n|serie) )limitad[oa]s?(?!\p{L})/giu;

const UNITED = /(\d+(?:[.,]\d+)?)\s*(cv|caballos|hp|kw|cc|cm3|litros?|l)(?![\p{L}\d])/giu;

/** Joins each number of a text with its unit, makes one word of a mild hybrid, and says the power of a restricted motorcycle. */
export const withUnits = (typed: string): string =>
  typed.replace(MILD, 'mhev').replace(RESTRICTED, '35kw').replace(UNITED, '$1$2');

const power = (value: number, exact: number, perKw: number): Figure => ({
  kind: 'power',
  value: value / perKw,
  fits: ({ powerKw }) => near(powerKw * perKw, value, exact, 0.03),
});

const displacement = (value: number, fits: (displacementCc: number) => Fit): Figure => ({
  kind: 'displacement',
  value,
  fits: ({ displacementCc }) => fits(displacementCc),
});

const engine = (fuels: readonly Fuel[]): Figure => ({
  kind: 'engine',
  value: 0,
  fits: ({ fuel }) => (fuels.includes(fuel) ? 2 : 0),
});

const horsepower = (value: number) => (value < LEAST_CV ? undefined : power(value, 1.5, CV_PER_KW));

const cubicCentimetres = (value: number) => displacement(value, (actual) => near(actual, value, 2, 0.05));

const litres = (value: number) =>
  displacement(value * 1000, (actual) => (Math.round(actual / 100) === Math.round(value * 10) ? 2 : 0));

/** The figure for a number of each unit. */
const UNITS: Readonly<Record<string, (value: number) => Figure | undefined>> = {
  cv: horsepower,
  caballos: horsepower,
  hp: horsepower,
  kw: (value) => power(value, 0.6, 1),
  cc: cubicCentimetres,
  cm: cubicCentimetres,
  h: (value) => (value >= 100 && value < 250 ? engine(['Hybrid', 'PlugInHybrid']) : undefined),
  l: (value) => (value < MOST_LITRES ? litres(value) : undefined),
  litro: litres,
  litros: litres,
};

/** Returns the figure that a word may mean; undefined for one that is only a name. */
export function figureOf(word: string): Figure | undefined {
  const [first = '', unit] = foldedWords(word);
  const value = Number(first);
  if (Number.isNaN(value)) return unit === undefined ? fuelFigure(first) : undefined;
  if (unit === undefined) return numberFigure(first, value);
  return Object.hasOwn(UNITS, unit) ? defined(UNITS[unit], 'unit of that name')(value) : undefined;
}

/** Returns true for a word that can only be a figure, and no name of a model. */
export function isOnlyFigure(word: string): boolean {
  const figure = figureOf(word);
  return figure !== undefined && (figure.kind !== 'displacement' || /[. ]/.test(word));
}

/** Returns the class that the words describe; of a word such as "cbf 600" the number counts too. */
export function typedClassOf(words: readonly string[]): TypedClass {
  const figures = words.flatMap((word) => figureOf(word) ?? figureOf(/^\p{L}+ (\d+)$/u.exec(word)?.[1] ?? '') ?? []);
  const fuels = figures.filter(({ kind }) => kind === 'fuel' || kind === 'engine');
  const valueOf = (kind: Figure['kind']) => figures.find((figure) => figure.kind === kind)?.value;
  const [powerKw, displacementCc] = [valueOf('power'), valueOf('displacement')];
  return {
    admitsFuel: (fuel) => fuels.every(({ fits }) => fits(ofFuel(fuel)) > 0),
    ...(powerKw !== undefined && { powerKw }),
    ...(displacementCc !== undefined && { displacementCc }),
  };
}

const ofFuel = (fuel: Fuel): VersionFigures => ({
  fuel,
  displacementCc: 0,
  powerKw: 0,
  fromYear: null,
  toYear: null,
});

function numberFigure(digits: string, value: number): Figure | undefined {
  if (digits.includes('.')) return litres(value);
  if (value >= FIRST_YEAR && value <= LAST_YEAR) {
    return { kind: 'year', value, fits: (version) => soldIn(version, value) };
  }
  if (value < 49 || value > 2500) return undefined;
  return displacement(value, (actual) => (nominal(actual, value) ? 2 : 0));
}

function fuelFigure(word: string): Figure | undefined {
  const fuels = fuelsByBeginning.find(([beginning]) => word.startsWith(beginning))?.[1];
  if (fuels) return { ...engine(fuels), kind: 'fuel' };
  const ofEngine = fuelsByEngine.get(word);
  return ofEngine && engine(ofEngine);
}

function near(actual: number, asked: number, exact: number, share: number): Fit {
  const apart = Math.abs(actual - asked);
  if (apart <= exact) return 2;
  return apart <= asked * share ? 1 : 0;
}

/** Compares a displacement with its usual rounded form: "1600" for 1,598 cc, "125" for 124. */
function nominal(displacementCc: number, asked: number): boolean {
  if (displacementCc === 0) return false;
  return asked % 100 === 0 && asked >= 1000
    ? Math.round(displacementCc / 100) * 100 === asked
    : Math.abs(displacementCc - asked) <= 2;
}

/** Compares a year. The sources of the years are right within one year. */
function soldIn({ fromYear, toYear }: VersionFigures, year: number): Fit {
  if (fromYear === null && toYear === null) return 1;
  const [from, to] = [fromYear ?? FIRST_YEAR, toYear ?? LAST_YEAR];
  if (year >= from && year <= to) return 2;
  return year >= from - 1 && year <= to + 1 ? 1 : 0;
}
