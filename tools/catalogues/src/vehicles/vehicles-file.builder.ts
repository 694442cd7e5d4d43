import {
  type AliasRow,
  type BrandRow,
  DATA_FORMAT,
  type ModelRow,
  PRICE_BASES,
  type Provenance,
  VERSION_MARKS,
  type VehicleSource,
  type VehiclesFile,
  type VersionRow,
} from '@cotiza/catalogues';
import { motorEnumerations } from '@cotiza/contract';
import { existing } from '@cotiza/kernel';
import type { Fuel } from '@cotiza/quoting';
import type { ImportReport } from '../import.report';
import { inSpanish } from '../spanish-order';
import { withEngineYears } from './engine-years';
import type { FleetCounts } from './fleet-counts';
import { groupedBy } from './grouped-by';
import { IdCollisionError, identityOf, IdRegister } from './stable-id';
import { withoutOpening } from './text-rules';
import { inDisplayOrder, withUniqueNames } from './unique-names';
import type { VehicleRecord } from './vehicle-record';
import { calmestOf, type MergedVersion, mergeVersions, type Nearness } from './version.merger';

const FUELS = motorEnumerations.fuel.values;

/** For vehicles that are not listed: its versions are the classes of the line. */
const ANOTHER_BRAND = 'Otra marca';
const ANOTHER_MODEL = 'Otro modelo';

/** A model without known versions. */
export interface BareModel {
  readonly brand: string;
  readonly model: string;
  /** The fuel of all its versions, where that is known. */
  readonly onlyFuel: Fuel | null;
}

type ModelName = readonly [brand: string, model: string];

export interface VehiclesContent {
  /** Opens every id, so that ids of cars and motorcycles never meet. */
  readonly letter: 'C' | 'M';
  readonly source: VehicleSource;
  readonly provenance: Provenance;
  readonly records: readonly VehicleRecord[];
  readonly bareModels: readonly BareModel[];
  readonly counts: FleetCounts;
  /** Models that were listed under another name: their ids lead to those of today. */
  readonly formerModels?: readonly (readonly [former: ModelName, now: ModelName])[];
  /** Adds an estimated price to versions without one. */
  readonly withPrices?: (versions: readonly MergedVersion[]) => readonly MergedVersion[];
  /** By brand and model, the codes by which the register of vehicles knows a model. */
  readonly codes: ReadonlyMap<string, readonly string[]>;
  readonly near: Nearness;
  /** Identities of the records whose ids were published first: a version keeps the id of one of these. */
  readonly elders: ReadonlySet<string>;
}

/**
 * Builds the file of one line of vehicles: duplicates joined, names unique, everything in display order. The id of every
 * record stays valid: a version has the id of one of its records, and the others are aliases.
 *
 * @throws IdCollisionError when two of its brands, models or versions share an id
 */
export function buildVehiclesFile(content: VehiclesContent, report: ImportReport): VehiclesFile {
  const { letter, near, counts, codes, withPrices = (versions) => versions, formerModels = [] } = content;
  const merged = mergeVersions(content.records.map(withoutModelInVersion), near, report);
  const named = withPrices(withUniqueNames(withEngineYears(withOneSpelling(merged), near, report), report));
  const byModel = groupedBy(named, ({ modelKey }) => modelKey);
  const order = inDisplayOrder((key) => counts.hasMarket(key));
  const ids = new IdRegister();
  const [brands, models]: [BrandRow[], ModelRow[]] = [[], []];
  const versions = new VersionRows(content, ids);
  for (const brand of brandsOf(named, content)) {
    const position = brands.push([ids.idOf(`${letter}B`, brand.key), brand.name]) - 1;
    const counted = brand.models.map(({ key, name }) => ({ name, codes: codes.get(key) ?? [] }));
    const fleet = counts.ofModels(brand.key, counted);
    for (const { key, name, onlyFuel } of brand.models) {
      const fuel = onlyFuel === null ? null : FUELS.indexOf(onlyFuel);
      const model = models.push([ids.idOf(`${letter}M`, key), position, name, fleet.get(name) ?? 0, fuel]) - 1;
      for (const version of (byModel.get(key) ?? []).sort(order)) versions.add(model, version);
    }
  }
  const { rows } = versions;
  const listed = new Set(models.map(([id]) => id));
  const modelId = ([brand, model]: ModelName) => ids.idOf(`${letter}M`, `${identityOf(brand)}|${identityOf(model)}`);
  const former = formerModels.map(([before, now]): AliasRow => [modelId(before), modelId(now)]);
  const aliases = [...versions.aliases, ...former.filter(([id, to]) => !listed.has(id) && listed.has(to))];
  report.wrote(`${brands.length} brands, ${models.length} models, ${rows.length} versions`);
  report.note('ids of rows that lead to the version which took them in', aliases.length);
  return {
    format: DATA_FORMAT,
    source: content.source,
    provenance: content.provenance,
    fuels: FUELS,
    priceBases: PRICE_BASES,
    brands,
    models,
    versions: rows,
    aliases: aliases.sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}

interface NamedModel {
  readonly key: string;
  readonly name: string;
  readonly onlyFuel: Fuel | null;
}

interface NamedBrand {
  readonly key: string;
  readonly name: string;
  readonly models: readonly NamedModel[];
}

/** Collects the versions of a file and the aliases of their ids. */
class VersionRows {
  readonly rows: VersionRow[] = [];
  readonly aliases: AliasRow[] = [];
  private readonly taken = new Set<string>();

  constructor(
    private readonly content: VehiclesContent,
    private readonly ids: IdRegister,
  ) {}

  add(model: number, version: MergedVersion): void {
    const { identities } = version;
    const own = identities.find((each) => this.content.elders.has(each)) ?? existing(identities[0], 'identity');
    const id = this.idOf(own);
    this.rows.push(rowOf(id, model, version));
    const others = identities.filter((identity) => identity !== own);
    this.aliases.push(...others.map((identity): AliasRow => [this.idOf(identity), id]));
  }

  /** Returns the id of a record, which cannot be part of two versions. */
  private idOf(identity: string): string {
    const id = this.ids.idOf(`${this.content.letter}V`, identity);
    if (this.taken.has(id)) throw new IdCollisionError(`two versions are made of the row whose id is ${id}`);
    this.taken.add(id);
    return id;
  }
}

function rowOf(id: string, model: number, version: MergedVersion): VersionRow {
  const { displacementCc, powerKw, fromYear, toYear, newPriceCents, priceBasis, yearsOfSource, estimated } = version;
  const marks =
    (yearsOfSource.from || yearsOfSource.to ? VERSION_MARKS.yearsOfSource : 0) +
    (estimated.power ? VERSION_MARKS.estimatedPower : 0) +
    (estimated.displacement ? VERSION_MARKS.estimatedDisplacement : 0);
  return [
    id,
    model,
    version.version,
    FUELS.indexOf(version.fuel),
    displacementCc,
    powerKw,
    fromYear,
    toYear,
    newPriceCents,
    priceBasis === null ? null : PRICE_BASES.indexOf(priceBasis),
    marks,
  ];
}

/** Returns brands and models in display order, each brand with a model, and all with a brand, for what is not listed. */
function brandsOf(versions: readonly MergedVersion[], { bareModels, counts }: VehiclesContent): NamedBrand[] {
  const brands = new Map<string, { name: string; models: Map<string, NamedModel> }>();
  const add = (brandName: string, model: string, onlyFuel: Fuel | null) => {
    const brandKey = identityOf(brandName);
    const brand = brands.get(brandKey) ?? { name: brandName, models: new Map<string, NamedModel>() };
    brands.set(brandKey, brand);
    const key = `${brandKey}|${identityOf(model)}`;
    const known = brand.models.get(key);
    brand.models.set(key, {
      key,
      name: known?.name ?? model,
      onlyFuel: known && known.onlyFuel !== onlyFuel ? null : onlyFuel,
    });
  };
  for (const { brand, model } of versions) add(brand, model, null);
  for (const { brand, model, onlyFuel } of [...bareModels].sort(inCodeOrder)) add(brand, model, onlyFuel);
  const inOrder = [...brands]
    .map(([key, { name, models }]) => ({
      key,
      name,
      models: [...models.values()].sort((a, b) => inSpanish(a.name, b.name)),
    }))
    .sort((a, b) => Number(counts.hasMarket(b.key)) - Number(counts.hasMarket(a.key)) || inSpanish(a.name, b.name));
  return [...inOrder, { key: identityOf(ANOTHER_BRAND), name: ANOTHER_BRAND, models: [] }].map((brand) => ({
    ...brand,
    models: [
      ...brand.models,
      { key: `${brand.key}|${identityOf(ANOTHER_MODEL)}`, name: ANOTHER_MODEL, onlyFuel: null },
    ],
  }));
}

/** A version without the name of its model at the start, which is read before it. */
function withoutModelInVersion(record: VehicleRecord): VehicleRecord {
  const { brand, model, version } = record;
  const names = [`${brand} ${model}`, model, withoutOpening(model, [brand])];
  return { ...record, version: withoutOpening(version, names) || version };
}

/** Gives all versions of a brand or model the calmest spelling of its name. */
function withOneSpelling(versions: readonly MergedVersion[]): MergedVersion[] {
  const brandNames = calmestByKey(versions, ({ brandKey, brand }) => [brandKey, brand]);
  const modelNames = calmestByKey(versions, ({ modelKey, model }) => [modelKey, model]);
  return versions.map((version) => ({
    ...version,
    brand: existing(brandNames.get(version.brandKey), 'name of a brand'),
    model: existing(modelNames.get(version.modelKey), 'name of a model'),
  }));
}

function calmestByKey(versions: readonly MergedVersion[], entryOf: (version: MergedVersion) => [string, string]) {
  const groups = groupedBy(versions.map(entryOf), ([key]) => key);
  return new Map([...groups].map(([key, entries]) => [key, calmestOf(entries.map(([, name]) => name))]));
}

function inCodeOrder(a: BareModel, b: BareModel): number {
  return `${a.brand}|${a.model}` < `${b.brand}|${b.model}` ? -1 : 1;
}
