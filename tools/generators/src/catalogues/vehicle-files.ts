import { createHash } from 'node:crypto';
import {
  type AliasRow,
  type BrandRow,
  DATA_FORMAT,
  type ModelRow,
  PRICE_BASES,
  VERSION_MARKS,
  type VehiclesFile,
  type VersionRow,
} from '@cotiza/catalogues';
import { motorEnumerations } from '@cotiza/contract';
import { defined, fromEuros } from '@cotiza/kernel';
import { checkUnique, type CsvRow, numberIn, partsOf, placeIn, RowError, type RowFolder } from './row-folder';

const MODEL_COLUMNS = ['id', 'brand_id', 'brand', 'model', 'registered', 'only_fuel', 'former_ids'] as const;
const VERSION_COLUMNS = [
  ...(['id', 'brand', 'model', 'version', 'fuel', 'cc', 'kw', 'from', 'to'] as const),
  ...(['price_eur', 'price_basis', 'estimated', 'former_ids'] as const),
] as const;

type Model = CsvRow<(typeof MODEL_COLUMNS)[number]>;
type Version = CsvRow<(typeof VERSION_COLUMNS)[number]>;

const FUELS = motorEnumerations.fuel.values;

/** The words of the column `estimated`. */
const MARKS = {
  years: VERSION_MARKS.yearsOfSource,
  power: VERSION_MARKS.estimatedPower,
  displacement: VERSION_MARKS.estimatedDisplacement,
};

/** Characters of an id: Crockford's base 32, without letters that are mistaken for others. */
const ID_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ID = new RegExp(`^[${ID_CHARACTERS}]{10}$`);

/**
 * Builds the file of a line of vehicles. Rows keep their order, and those of one brand or model are brought together.
 *
 * @throws RowError for a row without an id, with that of another, or with an unknown value
 */
export function vehiclesFile(folder: RowFolder, set: 'cars' | 'motorcycles'): VehiclesFile {
  const models = folder.rows(`${set.slice(0, -1)}-models.csv`, ...MODEL_COLUMNS);
  const versions = folder.rows(`${set}.csv`, ...VERSION_COLUMNS);
  checkIds(set === 'cars' ? 'C' : 'M', models, versions);
  const brands = [...new Map(models.map(({ cells }) => [cells.brand_id, cells.brand]))];
  const brandOf = ({ cells }: Model) => brands.findIndex(([id]) => id === cells.brand_id);
  const ordered = [...models].sort((a, b) => brandOf(a) - brandOf(b));
  const placeOfModel = new Map(ordered.map(({ cells }, place) => [nameOf(cells), place]));
  return {
    format: DATA_FORMAT,
    provenance: folder.provenanceOf(set),
    fuels: FUELS,
    priceBases: PRICE_BASES,
    brands: brands satisfies BrandRow[],
    models: ordered.map((row) => modelRow(row, brandOf(row))),
    versions: versions.map((row) => versionRow(row, placeOfModel)).sort(([, a], [, b]) => a - b),
    aliases: [...models, ...versions].flatMap(aliasRows).sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}

const nameOf = ({ brand, model }: { readonly brand: string; readonly model: string }) => `${brand}|${model}`;

function modelRow({ cells, at }: Model, brand: number): ModelRow {
  const onlyFuel = cells.only_fuel === '' ? null : placeIn(FUELS, cells.only_fuel, at);
  return [cells.id, brand, cells.model, numberIn(cells.registered, at) ?? 0, onlyFuel];
}

function versionRow({ cells, at }: Version, placeOfModel: ReadonlyMap<string, number>): VersionRow {
  const model = placeOfModel.get(nameOf(cells));
  if (model === undefined) throw new RowError(`${at}: the models have no ${cells.brand} ${cells.model}`);
  const [cc, kw] = [numberIn(cells.cc, at), numberIn(cells.kw, at)];
  if (cc === null || kw === null) throw new RowError(`${at}: cc and kw are required`);
  const euros = numberIn(cells.price_eur, at);
  const marks = partsOf(cells.estimated, ' ').map((word) => placeIn(Object.keys(MARKS), word, at));
  return [
    cells.id,
    model,
    cells.version,
    placeIn(FUELS, cells.fuel, at),
    cc,
    kw,
    numberIn(cells.from, at),
    numberIn(cells.to, at),
    euros === null ? null : fromEuros(euros),
    euros === null ? null : placeIn(PRICE_BASES, cells.price_basis, at),
    marks.reduce((sum, place) => sum + defined(Object.values(MARKS)[place], 'mark'), 0),
  ];
}

function aliasRows({ cells }: Model | Version): AliasRow[] {
  return partsOf(cells.former_ids, ' ').map((former) => [former, cells.id]);
}

/** Fails unless brands, models and versions have ids of their own, and says which id to write for those without. */
function checkIds(letter: string, models: readonly Model[], versions: readonly Version[]): void {
  const ofBrands = new Map(models.map(({ cells, at }) => [`${cells.brand}|${cells.brand_id}`, { cells, at }]));
  const ids = [
    ...[...ofBrands.values()].map(({ cells, at }) => ({ kind: 'B', id: cells.brand_id, key: cells.brand, at })),
    ...models.map(({ cells, at }) => ({ kind: 'M', id: cells.id, key: nameOf(cells), at })),
    ...versions.map(({ cells, at }) => ({ kind: 'V', id: cells.id, key: Object.values(cells).join('|'), at })),
  ];
  const faults = ids.flatMap(({ kind, id, key, at }) => {
    const isId = id.startsWith(letter + kind) && ID.test(id.slice(2));
    return isId ? [] : `${at}: "${id}" is not an id; a free one is ${letter}${kind}${hashOf(key)}`;
  });
  if (faults.length > 0) throw new RowError(faults.join('\n'));
  const former = [...models, ...versions].flatMap(({ cells, at }) =>
    partsOf(cells.former_ids, ' ').map((id) => [id, at] as const),
  );
  checkUnique([...ids.map(({ id, at }) => [id, at] as const), ...former]);
  checkUnique(models.map(({ cells, at }) => [nameOf(cells), at]));
}

function hashOf(key: string): string {
  const bytes = createHash('sha256').update(key).digest().subarray(0, 10);
  return [...bytes].map((byte) => ID_CHARACTERS.charAt(byte % ID_CHARACTERS.length)).join('');
}
