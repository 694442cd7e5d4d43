import type { VehiclesFile } from '@cotiza/catalogues';
import { fromEuros } from '@cotiza/kernel';
import type { ImportReport } from '../import.report';
import type { SourceFolder } from '../sources/source-folder';
import { brandName } from './brand-names';
import { powerCorrections } from './motorcycle-powers.table';
import { fleetMotorcycles, NO_FLEET } from './fleet-motorcycles.importer';
import { motorcycleVersion } from './motorcycle-names';
import { motorcyclePowers, NO_POWERS } from './motorcycle-powers.importer';
import { motorcyclePrices } from './motorcycle-prices';
import { FleetCounts } from './fleet-counts';
import { handKeptTable } from './hand-kept-table';
import { OfficialMotorcycleValues } from './official-value';
import { unspaced } from './stable-id';
import { withoutOpening } from './text-rules';
import { horsepowerOf, STATED, type VehicleRecord, versionIdentity } from './vehicle-record';
import { FLEET_COUNTS, MOTORCYCLE_POWERS, MOTORCYCLE_SOURCES, provenanceOf } from './vehicle-sources';
import { buildVehiclesFile } from './vehicles-file.builder';

/** The last year that the source looks at: a motorcycle seen in it may still be on sale. */
const LAST_YEAR_LOOKED_AT = 2022;

/** A price of this year or later is one of a new motorcycle; older ones are of used ones. */
const FIRST_YEAR_PRICED_NEW = 2024;

/** A market price outside these multiples of the official value is of another motorcycle, or a slip. */
const LOWEST_RATIO = 0.5;
const HIGHEST_RATIO = 5;

/** The share by which two sources state one power differently. */
const NEAR_POWER = 0.05;

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
  const { records: published, electricModels } = isWanted(MOTORCYCLE_POWERS)
    ? motorcyclePowers(source, report)
    : NO_POWERS;
  const stated = isWanted('catalogos-moto') ? knownRecords(source, values, report) : [];
  const listed = stated.map((record) => withDoubt(record, published, report));
  const powered = published.map((record) => underNameOf(record, listed)).filter((record) => !isListed(record, listed));
  const fleet = isWanted('dgt-motos')
    ? fleetMotorcycles(source, { listed, powered, electricModels }, report)
    : NO_FLEET;
  const known = [...listed, ...powered].map((record) => ({ ...record, version: fleet.nameOf(record) }));
  return buildVehiclesFile(
    {
      letter: 'M',
      source: 'starter',
      provenance: provenanceOf(MOTORCYCLE_SOURCES, isWanted),
      records: [...known, ...fleet.records],
      bareModels: fleet.bareModels,
      codes: fleet.codes,
      counts: isWanted(FLEET_COUNTS.id) ? FleetCounts.read(source, 'M', report) : new FleetCounts([]),
      near: { cc: 0, kw: 0 },
      withPrices: (versions) => motorcyclePrices(versions, values, report),
      elders: new Set(listed.map(({ identity }) => identity)),
    },
    report,
  );
}

function knownRecords(source: SourceFolder, values: OfficialMotorcycleValues, report: ImportReport): VehicleRecord[] {
  const listed = source.rows('motorcycles.csv', LISTED_COLUMNS);
  const extra = handKeptTable('motorcycles-extra.csv', EXTRA_COLUMNS);
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
    version: motorcycleVersion(row.model, '', displacementCc, powerKw),
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
    version: motorcycleVersion(row.model, withoutOpening(row.version, [row.model]), displacementCc, powerKw),
    fuel,
    displacementCc,
    powerKw,
    fromYear: Number(row.year_from) || null,
    toYear: Number(row.year_to) || null,
    identity: versionIdentity(names, fuel, displacementCc, powerKw),
  };
}

/** Returns whether a list has a published version already: the same model, engine and, nearly, power. */
function isListed(record: VehicleRecord, listed: readonly VehicleRecord[]): boolean {
  return listed.some((each) => isOfModel(each, record) && isNearPower(each, record));
}

/** A listed power that no published one of the model confirms is taken for an estimate. */
function withDoubt(record: VehicleRecord, published: readonly VehicleRecord[], report: ImportReport): VehicleRecord {
  const ofModel = published.filter((each) => isOfModel(each, record));
  if (ofModel.length === 0 || ofModel.some((each) => isNearPower(each, record))) return record;
  report.note('powers taken for estimated: the published one is another');
  return { ...record, estimated: { ...record.estimated, power: true } };
}

function underNameOf(record: VehicleRecord, listed: readonly VehicleRecord[]): VehicleRecord {
  return { ...record, model: listed.find((each) => isOfModel(each, record))?.model ?? record.model };
}

function isOfModel(a: VehicleRecord, b: VehicleRecord): boolean {
  return a.brand === b.brand && unspaced(a.model) === unspaced(b.model);
}

function isNearPower(a: VehicleRecord, b: VehicleRecord): boolean {
  return Math.abs(a.powerKw / b.powerKw - 1) <= NEAR_POWER;
}
