import { join } from 'node:path';
import type { VehiclesFile } from '@cotiza/catalogues';
import { fromEuros } from '@cotiza/kernel';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import type { ImportReport } from '../import.report';
import { readTable, type SourceFolder } from '../sources/source-folder';
import { brandName } from './brand-names';
import { powerCorrections } from './motorcycle-powers.table';
import { fleetMotorcycles, NO_FLEET } from './fleet-motorcycles.importer';
import { FleetCounts } from './fleet-counts';
import { OfficialMotorcycleValues } from './official-value';
import { horsepowerOf, STATED, type VehicleRecord, versionIdentity } from './vehicle-record';
import { FLEET_COUNTS, MOTORCYCLE_SOURCES, provenanceOf } from './vehicle-sources';
import { buildVehiclesFile } from './vehicles-file.builder';

/** Kept by hand beside the sources of this tool, whether it runs from `src` or from `dist`. */
const EXTRA_TABLE = join(WORKSPACE_ROOT, 'tools/catalogues/src/motorcycles-extra.csv');

/** The last year that the source looks at: a motorcycle seen in it may still be on sale. */
const LAST_YEAR_LOOKED_AT = 2022;

/** A price of this year or later is one of a new motorcycle; older ones are of used ones. */
const FIRST_YEAR_PRICED_NEW = 2024;

/** A market price outside these multiples of the official value is of another motorcycle, or a slip. */
const LOWEST_RATIO = 0.5;
const HIGHEST_RATIO = 5;

const LISTED_COLUMNS = [
  'brand',
  'model',
  'cc',
  'kw',
  'year_from',
  'year_to_in_source',
  'market_price_eur',
  'price_model_year',
  'kw_suspect',
] as const;
const EXTRA_COLUMNS = ['brand', 'model', 'version', 'engine', 'cc', 'kw', 'year_from', 'year_to', 'source'] as const;

type ListedRow = Record<(typeof LISTED_COLUMNS)[number], string>;

/** Popular motorcycles, the mopeds and electric ones that the list lacks, and the names of the Spanish fleet. */
export function importMotorcycles(
  source: SourceFolder,
  without: ReadonlySet<string>,
  report: ImportReport,
): VehiclesFile {
  const values = new OfficialMotorcycleValues(source);
  const isWanted = (id: string) => !without.has(id);
  const known = isWanted('catalogos-moto') ? knownRecords(source, values, report) : [];
  const fleet = isWanted('dgt-motos') ? fleetMotorcycles(source, known, report) : NO_FLEET;
  const records = [...known.map((record) => ({ ...record, version: fleet.nameOf(record) })), ...fleet.records];
  return buildVehiclesFile(
    {
      letter: 'M',
      source: 'starter',
      provenance: provenanceOf(MOTORCYCLE_SOURCES, isWanted),
      records: records.map((record) => withPrice(record, values, report)),
      bareModels: fleet.bareModels,
      codes: fleet.codes,
      counts: isWanted(FLEET_COUNTS.id) ? FleetCounts.read(source, 'M', report) : new FleetCounts([]),
      near: { cc: 0, kw: 0 },
      elders: new Set(known.map(({ identity }) => identity)),
    },
    report,
  );
}

function knownRecords(source: SourceFolder, values: OfficialMotorcycleValues, report: ImportReport): VehicleRecord[] {
  const listed = source.rows('motorcycles.csv', LISTED_COLUMNS);
  const extra = readTable(EXTRA_TABLE, EXTRA_COLUMNS);
  report.read(listed.length + extra.length);
  return [...listed.flatMap((row) => listedRecord(row, values, report) ?? []), ...extra.map(extraRecord)];
}

function listedRecord(
  row: ListedRow,
  values: OfficialMotorcycleValues,
  report: ImportReport,
): VehicleRecord | undefined {
  const powerKw = powerOf(row, report);
  if (powerKw === undefined) return undefined;
  const displacementCc = Number(row.cc);
  const [lastSeen, priceYear] = [Number(row.year_to_in_source), Number(row.price_model_year)];
  const newPriceCents = marketPrice(row, values.valueOf(false, displacementCc, powerKw));
  const names = { brand: brandName(row.brand), model: row.model, version: `${row.model} ${horsepowerOf(powerKw)} CV` };
  return {
    ...STATED,
    ...names,
    fuel: 'Gasoline',
    displacementCc,
    powerKw,
    fromYear: Number(row.year_from) || null,
    toYear: lastSeen < LAST_YEAR_LOOKED_AT && priceYear <= lastSeen + 1 ? lastSeen : null,
    yearsOfSource: { from: true, to: true },
    newPriceCents,
    priceBasis: newPriceCents === null ? null : 'mercado',
    identity: versionIdentity(names, 'Gasoline', displacementCc, powerKw),
  };
}

function powerOf({ brand, model, kw, kw_suspect }: ListedRow, report: ImportReport): number | undefined {
  const correction = powerCorrections.find((row) => row.brand === brand && row.model === model);
  if (correction && correction.powerKw !== null) {
    report.note('powers corrected to the type-approved figure');
    return correction.powerKw;
  }
  if (kw_suspect !== '' || kw === '') {
    report.note(kw === '' ? 'rows left out: the power is not stated' : 'rows left out: the power is doubtful');
    return undefined;
  }
  return Number(kw);
}

/** The market price where it is one of a new motorcycle and not out of all proportion to the official value. */
function marketPrice(
  { market_price_eur, price_model_year }: ListedRow,
  officialEuros: number | undefined,
): number | null {
  if (officialEuros === undefined) return null;
  const euros = Number(market_price_eur);
  const believable = euros >= officialEuros * LOWEST_RATIO && euros <= officialEuros * HIGHEST_RATIO;
  return believable && Number(price_model_year) >= FIRST_YEAR_PRICED_NEW ? fromEuros(euros) : null;
}

function extraRecord(row: Record<(typeof EXTRA_COLUMNS)[number], string>): VehicleRecord {
  const powerKw = Number(row.kw);
  const displacementCc = Number(row.cc);
  const fuel = row.engine === 'Electric' ? 'Electric' : 'Gasoline';
  const names = {
    brand: brandName(row.brand),
    model: row.model,
    version: row.version === row.model ? `${row.model} ${horsepowerOf(powerKw)} CV` : row.version,
  };
  return {
    ...STATED,
    ...names,
    fuel,
    displacementCc,
    powerKw,
    fromYear: Number(row.year_from) || null,
    toYear: Number(row.year_to) || null,
    identity: versionIdentity(names, fuel, displacementCc, powerKw),
  };
}

function withPrice(record: VehicleRecord, values: OfficialMotorcycleValues, report: ImportReport): VehicleRecord {
  if (record.newPriceCents !== null) {
    report.note('prices: market price of a new one');
    return record;
  }
  report.note('prices: official value by displacement or power');
  const euros = values.valueOf(record.fuel === 'Electric', record.displacementCc, record.powerKw);
  if (euros === undefined) return record;
  return { ...record, newPriceCents: fromEuros(euros), priceBasis: 'tramo_oficial' };
}
