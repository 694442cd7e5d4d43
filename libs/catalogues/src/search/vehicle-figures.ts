import { existing } from '@cotiza/kernel';
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

export type FigureTest = (version: VersionFigures) => Fit;

/** Metric horsepower in a kilowatt. */
const CV_PER_KW = 1.35962;

const FIRST_YEAR = 1950;
const LAST_YEAR = 2049;

const EVERYDAY_FUELS: readonly (readonly [beginning: string, fuels: readonly Fuel[]])[] = [
  ['diesel', ['Diesel']],
  ['gasoil', ['Diesel']],
  ['gasoleo', ['Diesel']],
  ['gasolina', ['Gasoline']],
  ['hibrid', ['Hybrid', 'PlugInHybrid']],
  ['hybrid', ['Hybrid', 'PlugInHybrid']],
  ['enchufable', ['PlugInHybrid']],
  ['phev', ['PlugInHybrid']],
  ['electric', ['Electric']],
  ['glp', ['Lpg']],
  ['gnc', ['Cng']],
];

const UNITED = /(\d+(?:[.,]\d+)?)\s*(cv|kw|cc|cm3|litros?|l)(?![\p{L}\d])/giu;

/** Joins each number of a text with its unit. */
export const withUnits = (typed: string): string => typed.replace(UNITED, '$1$2');

/** The test for a number of each unit. */
const UNITS: Readonly<Record<string, (value: number) => FigureTest>> = {
  cv:
    (value) =>
    ({ powerKw }) =>
      near(powerKw * CV_PER_KW, value, 1.5, 0.03),
  kw:
    (value) =>
    ({ powerKw }) =>
      near(powerKw, value, 0.6, 0.03),
  cc:
    (value) =>
    ({ displacementCc }) =>
      near(displacementCc, value, 2, 0.05),
  cm:
    (value) =>
    ({ displacementCc }) =>
      near(displacementCc, value, 2, 0.05),
  l:
    (value) =>
    ({ displacementCc }) =>
      litres(displacementCc, value),
  litro:
    (value) =>
    ({ displacementCc }) =>
      litres(displacementCc, value),
  litros:
    (value) =>
    ({ displacementCc }) =>
      litres(displacementCc, value),
};

/** Returns the test for the figure that a word may mean; undefined for one that is only a name. */
export function figureOf(word: string): FigureTest | undefined {
  const [first = '', unit] = foldedWords(word);
  const value = Number(first);
  if (Number.isNaN(value)) return fuelTest(first);
  return unit === undefined
    ? numberTest(first, value)
    : Object.hasOwn(UNITS, unit)
      ? existing(UNITS[unit], 'unit of that name')(value)
      : undefined;
}

function numberTest(digits: string, value: number): FigureTest | undefined {
  if (digits.includes('.')) return existing(UNITS['l'], 'unit of litres')(value);
  if (value >= FIRST_YEAR && value <= LAST_YEAR) return (version) => soldIn(version, value);
  return value >= 49 && value <= 2500 ? ({ displacementCc }) => (nominal(displacementCc, value) ? 2 : 0) : undefined;
}

function fuelTest(word: string): FigureTest | undefined {
  const fuels = EVERYDAY_FUELS.find(([beginning]) => word.startsWith(beginning))?.[1];
  return fuels && (({ fuel }) => (fuels.includes(fuel) ? 2 : 0));
}

function near(actual: number, asked: number, exact: number, share: number): Fit {
  const apart = Math.abs(actual - asked);
  if (apart <= exact) return 2;
  return apart <= asked * share ? 1 : 0;
}

function litres(displacementCc: number, asked: number): Fit {
  return Math.round(displacementCc / 100) === Math.round(asked * 10) ? 2 : 0;
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
