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
import { FleetCounts } from './fleet-counts';
import { groupedBy } from './grouped-by';
import { IdCollisionError, identityOf, IdRegister } from './stable-id';
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

export interface VehiclesContent {
  /** Opens every id, so that ids of cars and motorcycles never meet. */
  readonly letter: 'C' | 'M';
  readonly source: VehicleSource;
  readonly provenance: Provenance;
  readonly records: readonly VehicleRecord[];
  readonly bareModels: readonly BareModel[];
  readonly counts: FleetCounts;
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
  const merged = mergeVersions(content.records, content.near, report);
  const named = withUniqueNames(withEngineYears(withOneSpelling(merged), content.near, report), report);
  const brands = brandsOf(named, content);
  const file = new FileRows(content, brands);
  const byModel = groupedBy(named, ({ modelKey }) => modelKey);
  const order = inDisplayOrder((key) => content.counts.hasMarket(key));
  for (const { model, key } of file.modelsInOrder()) {
    for (const version of (byModel.get(key) ?? []).sort(order)) file.addVersion(model, version);
  }
  const { models, versions, aliases } = file;
  report.wrote(`${file.brands.length} brands, ${models.length} models, ${versions.length} versions`);
  report.note('ids of rows that lead to the version which took them in', aliases.length);
  return {
    format: DATA_FORMAT,
    source: content.source,
    provenance: content.provenance,
    fuels: FUELS,
    priceBases: PRICE_BASES,
    brands: file.brands,
    models,
    versions,
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

/** Collects the rows of a file. */
class FileRows {
  readonly brands: BrandRow[] = [];
  readonly models: ModelRow[] = [];
  readonly versions: VersionRow[] = [];
  readonly aliases: AliasRow[] = [];
  private readonly ids = new IdRegister();
  private readonly taken = new Set<string>();

  constructor(
    private readonly content: VehiclesContent,
    private readonly named: readonly NamedBrand[],
  ) {}

  /** Adds brands and models. Yields each model with its position before the next is added. */
  *modelsInOrder(): Generator<{ readonly model: number; readonly key: string }> {
    const { letter, counts, codes } = this.content;
    for (const { key: brandKey, name, models } of this.named) {
      const brand = this.brands.push([this.ids.idOf(`${letter}B`, brandKey), name]) - 1;
      const fleet = counts.ofModels(
        brandKey,
        models.map((model) => ({ name: model.name, codes: codes.get(model.key) ?? [] })),
      );
      for (const { key, name: modelName, onlyFuel } of models) {
        const fuel = onlyFuel === null ? null : FUELS.indexOf(onlyFuel);
        const id = this.ids.idOf(`${letter}M`, key);
        yield { model: this.models.push([id, brand, modelName, fleet.get(modelName) ?? 0, fuel]) - 1, key };
      }
    }
  }

  addVersion(model: number, version: MergedVersion): void {
    const { elders, letter } = this.content;
    const own =
      version.identities.find((identity) => elders.has(identity)) ?? existing(version.identities[0], 'identity');
    const id = this.ids.idOf(`${letter}V`, own);
    this.take(id);
    this.versions.push(rowOf(id, model, version));
    for (const identity of version.identities.filter((each) => each !== own)) {
      const formerId = this.ids.idOf(`${letter}V`, identity);
      this.take(formerId);
      this.aliases.push([formerId, id]);
    }
  }

  /** Refuses a row for a second version. */
  private take(id: string): void {
    if (this.taken.has(id)) throw new IdCollisionError(`two versions are made of the row whose id is ${id}`);
    this.taken.add(id);
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
