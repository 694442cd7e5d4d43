import type { CatalogueName } from '../catalogue-names';
import { alternatives, listed } from '@cotiza/kernel';
import type { BodyOf, PartOf } from '../model/body-of';
import type { Children } from '../model/field';
import { fieldsAt } from '../model/walk';
import { anyHolder } from '../tables/holder.table';
import { wordsOf } from '../enumerations/enumeration';
import { lineNames, requestRows } from '../tables/request.table';
import { carLine } from './car.line';
import { homeLine } from './home.line';
import type { LineFacts } from './line-of-insurance';
import { motorcycleLine } from './motorcycle.line';

/** The lines that are quoted, by their value of `insurance_line`. Everything that names a line derives from this record. */
const quoted = { Home: homeLine, Car: carLine, Motorcycle: motorcycleLine };

/** Named among the values of `insurance_line` by the requirements operation, but no request body takes them. */
export const LINES_NOT_QUOTED = { TermLife: 'Seguro de vida', Burial: 'Seguro de decesos' } as const;

type Quoted = typeof quoted;
export type InsuranceLine = keyof Quoted;
export const INSURANCE_LINES = Object.keys(quoted) as InsuranceLine[];

/** Returns true for the name of a line that is quoted. */
export const isLine = (value: unknown): value is InsuranceLine =>
  typeof value === 'string' && Object.hasOwn(quoted, value);

/** Makes one value for each line. */
export const byLine = <T>(make: (line: InsuranceLine) => T): Readonly<Record<InsuranceLine, T>> =>
  Object.fromEntries(INSURANCE_LINES.map((line) => [line, make(line)])) as Record<InsuranceLine, T>;

/** One fact of every line, by the line. */
export type Facet<K extends keyof Quoted[InsuranceLine]> = { readonly [L in InsuranceLine]: Quoted[L][K] };

export const facetOf = <K extends keyof Quoted[InsuranceLine]>(fact: K): Facet<K> =>
  byLine((line) => quoted[line][fact]) as Facet<K>;

/** Facts of each line that do not depend on its fields. */
export const LINES: Readonly<Record<InsuranceLine, LineFacts>> = quoted;

/** The values of `ramo`, and all of them in a sentence: "hogar, coche y moto", or with "o". */
export const RAMOS: readonly string[] = INSURANCE_LINES.map((line) => LINES[line].ramo);
export const EVERY_RAMO = listed(RAMOS);
export const ANY_RAMO = alternatives(RAMOS);

/** Returns the line of a value of `ramo`. */
export const lineOfRamo = (ramo: unknown): InsuranceLine | undefined =>
  INSURANCE_LINES.find((line) => LINES[line].ramo === ramo);

const meanings = lineNames(facetOf('name')).meanings;

/** Returns the line that a word for it means. */
export const lineMeant = (text: string): InsuranceLine | undefined => meanings.get(wordsOf(text));

/** Name of the MCP tool that quotes a line. */
export const quotingToolOf = (line: InsuranceLine): string => `cotizar_${LINES[line].ramo}`;

/** The field table of each line. All documents, schemas and validators derive from it. */
export const tables: Facet<'table'> = facetOf('table');

/** The rows that all lines share: the only ones that can be judged when the line is missing or unknown. */
export const commonTable: Children = {
  ...requestRows(facetOf('name'), 'Home'),
  holder: anyHolder,
};

/** A complete, well-formed request of each line. */
export type BodyByLine = { readonly [L in InsuranceLine]: BodyOf<Quoted[L]['table']> };
export type HomeBody = BodyByLine['Home'];
export type CarBody = BodyByLine['Car'];
export type MotorcycleBody = BodyByLine['Motorcycle'];
export type QuoteBody = BodyByLine[InsuranceLine];
/** The part of a body of a line that has no faults. */
export type SoundPart<L extends InsuranceLine = InsuranceLine> = PartOf<BodyByLine[L]>;

/** The lines that insure a vehicle: those whose body has one. */
export type VehicleLine = {
  [L in InsuranceLine]: BodyByLine[L] extends { readonly vehicle: object } ? L : never;
}[InsuranceLine];

/** Returns what to do where no value of a catalogue is true of the customer. */
export const wayOutOf = (catalogue: CatalogueName): string | undefined =>
  INSURANCE_LINES.flatMap((line) => fieldsAt(tables[line])).find(({ field }) => field.catalogue === catalogue)?.field
    .unlisted;

export const isVehicleLine = (line: InsuranceLine): line is VehicleLine => 'vehicle' in tables[line];

export const VEHICLE_LINES = INSURANCE_LINES.filter(isVehicleLine);
