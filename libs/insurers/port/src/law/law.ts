import { defined, type CalendarDay } from '@cotiza/kernel';
import data from './statutory-rates.json';
import type { InsuranceLine } from '@cotiza/contract';

/** A statutory figure as the law has it from a day on. */
export interface LawRow {
  readonly from: CalendarDay;
  /** The last day, where the norm sets one; null where it holds until it is changed. */
  readonly until: CalendarDay | null;
  readonly value: unknown;
  readonly norm: string;
  readonly article: string;
  readonly reviewed: CalendarDay;
  /** How the figure was found: `read` in the norm, `reported` by others, or from `memory`. */
  readonly status: string;
  /** Version of the series that added the row. A correction is a new row with the same day and a later version. */
  readonly added: string;
  /** How `from` was found, as `status`, or `ours` where no source names the day; absent where it was found with the figure. */
  readonly start?: string;
}

export interface LawSeries {
  readonly what: string;
  readonly unit: string;
  /** The event whose day decides which row holds. */
  readonly decides: string;
  /** True where the figures are published for a year. */
  readonly yearly: boolean;
  readonly rows: readonly LawRow[];
}

export type LawName = keyof typeof data.series;

/** Returns the official journal id of each norm; an empty text where it is not known. */
export const NORMS: Readonly<Record<string, string>> = data.norms;

/** The law as it is known: every statutory rate, limit and age as a dated series. */
export interface Law {
  /** Leaves out rows that were added later. That of the newest row knows all. */
  readonly version: string;
  readonly series: Readonly<Record<LawName, LawSeries>>;
}

const series = Object.fromEntries(
  Object.entries(data.series).map(([name, { rows, ...rest }]) => [
    name,
    { yearly: false, ...rest, rows: rows.map(rowOf) },
  ]),
) as unknown as Law['series'];

function rowOf(values: readonly unknown[]): LawRow {
  return Object.fromEntries(data.columns.map((column, at) => [column, values[at]])) as unknown as LawRow;
}

/** Returns the law of some series, with the version of the row added last. */
export const lawOf = (series: Law['series']): Law => {
  const versions = Object.values(series).flatMap(({ rows }) => rows.map(({ added }) => added));
  return { series, version: defined(versions.sort().at(-1), 'row of the law') };
};

/** The law of the packaged series. */
export const LAW = lawOf(series);

/** Version of quotations that were kept before they named one. */
export const FIRST_LAW_VERSION = '2026.1';

/**
 * Returns the row of a series that holds on a day: the last that has begun, or the first where none has. A year without published
 * figures has those of the year before.
 */
export function lawOn(name: LawName, day: CalendarDay, { series, version }: Law = LAW): LawRow | undefined {
  let first: LawRow | undefined;
  let last: LawRow | undefined;
  for (const row of series[name].rows) {
    if (row.added > version) continue;
    first ??= row;
    if (row.from <= day && (last === undefined || row.from >= last.from)) last = row;
  }
  return last ?? first;
}

/** Returns a figure of a series. @throws Error where the version has no row of it */
export const figureOn = (name: LawName, day: CalendarDay, law?: Law): number =>
  defined(lawOn(name, day, law), `row of ${name}`).value as number;

/** Returns true where figures are published for a year, and not yet for the year of a day. */
export const isUnpublished = (name: LawName, day: CalendarDay, law = LAW): boolean => {
  const until = lawOn(name, day, law)?.until ?? null;
  return law.series[name].yearly && until !== null && until < day;
};

/**
 * Returns in Spanish who may withdraw from a policy that is sold at a distance, and for how long: Ley 22/2007, arts. 10 and 11. They do
 * not say if one may withdraw from the voluntary part of a motor policy, so the text tells the customer to ask.
 */
export function withdrawalText(line: InsuranceLine, on: CalendarDay, law?: Law): string {
  const days = figureOn('withdrawal', on, law);
  return line === 'Home'
    ? `Si se contrata a distancia, puedes desistir en ${days} días sin dar motivo: solo se paga el tiempo cubierto.`
    : `El seguro obligatorio contratado a distancia no tiene desistimiento; para lo voluntario, ${days} días sin dar motivo: pregunta a la aseguradora cómo separarlo.`;
}
