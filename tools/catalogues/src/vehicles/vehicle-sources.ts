import { existing } from '@cotiza/kernel';
import { handKeptTable } from './hand-kept-table';

/** One set of data on vehicles, which the build takes or leaves. */
export interface VehicleDataSource {
  /** As a catalogue answers it. */
  readonly name: string;
  readonly date: string;
  /** As the notice of licences states it. */
  readonly licence: string;
}

/** The source that only an operator has. */
export const IDAE = 'idae';

/** The source of the cars of the last years. */
export const RECENT_CARS = 'coches-recientes';

/** The source of the powers of motorcycles. */
export const MOTORCYCLE_POWERS = 'potencias-moto';

const rows = handKeptTable('vehicle-sources.csv', ['id', 'of', 'name', 'date', 'licence']);

const sourcesOf = (what: string): Readonly<Record<string, VehicleDataSource>> =>
  Object.fromEntries(rows.flatMap(({ id, of, ...source }) => (of === what ? [[id, source]] : [])));

/** The sources of versions of cars, by the id that the tables and the switch of the build give them. */
export const CAR_SOURCES = sourcesOf('cars');

/** The sources of motorcycles. */
export const MOTORCYCLE_SOURCES = sourcesOf('motorcycles');

const [counts] = Object.entries(sourcesOf('counts'));
const [id, source] = existing(counts, 'source of the counts');

/** Numbers of registered vehicles of each model in Spain: they order models and show which brands have a market. */
export const FLEET_COUNTS = { id, source };

/** Every id that the switch of the build takes. */
export const SWITCHABLE_SOURCES: readonly string[] = [
  ...Object.keys(CAR_SOURCES).filter((id) => id !== IDAE),
  ...Object.keys(MOTORCYCLE_SOURCES),
  FLEET_COUNTS.id,
];

/** The id of a source of `cars.csv`, whose column names editions of it. */
export function starterSource(column: string): string {
  if (column.startsWith('ademe')) return 'ademe-2023';
  return column.startsWith('vca') ? 'vca-2024' : 'open-ev-data';
}

/**
 * Returns the names of the sources of a catalogue and the date of the latest. The counts that order it are named last, and
 * their date does not count.
 */
export function provenanceOf(
  sources: Readonly<Record<string, VehicleDataSource>>,
  isUsed: (id: string) => boolean,
): { source: string; date: string } {
  const used = Object.entries(sources).flatMap(([id, source]) => (isUsed(id) ? source : []));
  const byDate = used.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.name < b.name ? -1 : 1));
  const named = isUsed(FLEET_COUNTS.id) ? [...byDate, FLEET_COUNTS.source] : byDate;
  return { source: named.map(({ name }) => name).join('; '), date: byDate[0]?.date ?? FLEET_COUNTS.source.date };
}
