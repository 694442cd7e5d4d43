import { estimatedCarPrice } from '@cotiza/insurers-port';
import { share } from '@cotiza/kernel';
import type { Fuel } from '@cotiza/quoting';
import { existing } from '../search/existing';
import {
  type BrandRow,
  type ModelRow,
  type Provenance,
  VERSION_MARKS,
  type VehiclesFile,
  type VehicleSource,
} from '../data-files/data-layout';
import type { VehicleRows } from '../data-files/vehicles-file.reader';
import type { CatalogueVersion, EstimatedFigure } from './catalogue-version';
import { GENERIC_FUELS, type GenericClass } from './generic-classes.table';
import { classesBeside, classesHolding, genericVersion, type LineLetter, readGenericId } from './generic-versions';
import { IdIndex } from './id-index';
import type { TypedClass } from '../search/vehicle-figures';
import { type FoundVehicles, OTHER_MODEL, VehicleSearch } from '../search/vehicle-search';
import { VersionColumns } from './version.columns';

/** Price levels are in thousandths of the usual price of a power and fuel. */
const LEVEL_OF_USUAL_PRICE = 1000;

/** Returns true for a fuel that was asked for. */
export type FuelFilter = (fuel: Fuel) => boolean;

export interface Brand {
  readonly id: string;
  readonly name: string;
}

export interface Model extends Brand {
  readonly brandId: string;
  readonly brandName: string;
  /** Number of its vehicles registered in Spain, for sorting by frequency; 0 if unknown. */
  readonly fleet: number;
}

/** The scope of a search for versions. */
export interface VersionsWithin {
  readonly brandId?: string | undefined;
  readonly modelId?: string | undefined;
  readonly admits?: FuelFilter | undefined;
}

/** The unmatched words of a text, and the generic route for them. */
export interface FoundByText {
  /** The typed words that the best listed result lacks. */
  readonly missing: readonly string[];
  /** True when a generic version fits the text better than any listed one. */
  readonly isGenericBetter: boolean;
  /** Set when the model is not listed: the one with generic versions instead, and similar ones. */
  readonly unlisted?: { readonly other?: Model; readonly similar: readonly Model[] };
}

/** Brands, models and versions of one line of vehicles. A version is composed on request. */
export class VehicleCatalogue {
  readonly source: VehicleSource;
  readonly provenance: Provenance;
  private readonly brandRows: readonly BrandRow[];
  private readonly modelRows: readonly ModelRow[];
  private readonly fuels: readonly Fuel[];
  private readonly priceBases: VehiclesFile['priceBases'];
  private readonly versions: VersionColumns;
  private readonly brandIndexes: ReadonlyMap<string, number>;
  private readonly modelIndexes: ReadonlyMap<string, number>;
  private readonly aliases: IdIndex;
  private readonly aliasTargets: readonly string[];
  private readonly modelStarts: Int32Array;
  private readonly versionStarts: Int32Array;
  private readonly priceLevels = new Map<number, number>();
  /** Built on the first search. */
  private search: VehicleSearch | undefined;

  /**
   * @param line the first letter of all ids of the line
   * @throws RangeError when the rows of one brand or model are not contiguous
   */
  constructor(
    private readonly line: LineLetter,
    file: VehicleRows,
  ) {
    this.source = file.source;
    this.provenance = file.provenance;
    this.brandRows = file.brands;
    this.modelRows = file.models;
    this.fuels = file.fuels as readonly Fuel[];
    this.priceBases = file.priceBases;
    this.versions = new VersionColumns(file.versions);
    this.brandIndexes = new Map(file.brands.map(([id], index) => [id, index]));
    this.modelIndexes = new Map(file.models.map(([id], index) => [id, index]));
    this.aliases = new IdIndex(file.aliases.map(([formerId]) => formerId));
    this.aliasTargets = file.aliases.map(([, id]) => id);
    this.modelStarts = startsOf(
      file.models.length,
      (index) => existing(file.models[index], 'model at that place')[1],
      file.brands.length,
    );
    this.versionStarts = startsOf(this.versions.count, (index) => this.versions.modelOf(index), file.models.length);
  }

  get versionCount(): number {
    return this.versions.count;
  }

  /** Returns the version of an id: a listed one, the one that replaced a former id, or a generic one. */
  findVersion(id: string): CatalogueVersion | undefined {
    const index = this.versions.ids.find(id);
    if (index !== undefined) return this.composeVersion(index);
    const today = this.idOfToday(id);
    return today === undefined ? this.findGeneric(id) : this.findVersion(today);
  }

  findBrand(id: string): Brand | undefined {
    const index = this.brandIndexes.get(id);
    return index === undefined ? undefined : composeBrand(existing(this.brandRows[index], 'brand at that place'));
  }

  findModel(id: string): Model | undefined {
    const index = this.modelIndexOf(id);
    return index === undefined ? undefined : this.composeModel(index);
  }

  brands(): Brand[] {
    return this.brandRows.map(composeBrand);
  }

  /** Returns the models of a brand that have a version with the requested fuels; none for an unknown brand. */
  modelsOf(brandId: string, admits: FuelFilter = () => true): Model[] {
    return this.range(this.modelStarts, this.brandIndexes.get(brandId))
      .filter((model) => this.offersIn(model).some(({ fuel }) => admits(fuel)))
      .map((model) => this.composeModel(model));
  }

  /** Returns the versions of a model with the requested fuels, the generic ones last; none for an unknown model. */
  versionsOf(modelId: string, admits: FuelFilter = () => true): CatalogueVersion[] {
    const model = this.modelIndexOf(modelId);
    if (model === undefined) return [];
    const listed = this.range(this.versionStarts, model).map((index) => this.composeVersion(index));
    const generic = this.offersIn(model).map(({ fuel, of }) => this.composeGeneric(model, fuel, of));
    return [...listed, ...generic].filter(({ fuel }) => admits(fuel));
  }

  /** Returns the versions of the same model and engine whose power a source or a class states. */
  versionsWithStatedPower({ modelId, fuel, displacementCc }: CatalogueVersion): CatalogueVersion[] {
    const model = existing(this.modelIndexOf(modelId), 'model of that version');
    const listed = this.range(this.versionStarts, model).map((index) => this.composeVersion(index));
    const stated = listed.filter((each) => each.fuel === fuel && each.displacementCc === displacementCc);
    return [
      ...stated.filter(({ powerIsEstimated }) => !powerIsEstimated),
      ...classesHolding(this.line, [fuel], { displacementCc }).map(({ of }) => this.composeGeneric(model, fuel, of)),
    ];
  }

  models(): Model[] {
    return this.modelRows.map((_, index) => this.composeModel(index));
  }

  /** Returns the number of registered vehicles of a brand, from its models with a known number. */
  fleetOf(brandId: string): number {
    const models = this.range(this.modelStarts, this.brandIndexes.get(brandId));
    return models.reduce((sum, model) => sum + existing(this.modelRows[model], 'model at that place')[3], 0);
  }

  /** Returns true when a model has a version with the requested fuels. */
  hasFuel(modelId: string, admits: FuelFilter): boolean {
    const model = this.modelIndexes.get(modelId);
    return model !== undefined && this.offersIn(model).some(({ fuel }) => admits(fuel));
  }

  /**
   * Returns the versions found by words, best first, with generic ones: first where they fit better than the listed ones, else
   * last while there is room.
   */
  searchVersions(
    text: string,
    within: VersionsWithin,
    most: number,
  ): FoundByText & { readonly versions: readonly CatalogueVersion[]; readonly hasMore: boolean } {
    const { admits = () => true } = within;
    const found = this.find(text, within);
    const generic = found.generic.flatMap((model) =>
      this.offersLike(model, found.typedClass)
        .filter(({ fuel }) => admits(fuel))
        .map(({ fuel, of }) => ({ model, fuel, of })),
    );
    const shared = generic.slice(0, Math.max(most / 2, most - found.versions.length));
    const ordered = found.isGenericBetter ? [...shared, ...found.versions] : [...found.versions, ...generic];
    const versions = ordered.slice(0, most).map((each) => {
      if (typeof each === 'number') return this.composeVersion(each);
      return this.composeGeneric(each.model, each.fuel, each.of);
    });
    const isCut = found.isGenericBetter && shared.length < generic.length;
    return { versions, hasMore: isCut || ordered.length > most, ...this.aboutOf(found) };
  }

  /** Returns the models found by words, best first. */
  searchModels(text: string, within: VersionsWithin): FoundByText & { readonly models: readonly Model[] } {
    const { admits = () => true } = within;
    const found = this.find(text, within);
    const models = found.models.map((model) => this.composeModel(model)).filter(({ id }) => this.hasFuel(id, admits));
    return { models, ...this.aboutOf(found) };
  }

  private find(text: string, { brandId, modelId, admits = () => true }: VersionsWithin): FoundVehicles {
    this.search ??= new VehicleSearch({
      isNamedByDisplacement: this.line === 'M',
      brands: this.brandRows,
      models: this.modelRows,
      fuels: this.fuels,
      versions: this.versions,
    });
    return this.search.find(text, {
      brand: brandId === undefined ? undefined : this.brandIndexes.get(brandId),
      model: modelId === undefined ? undefined : this.modelIndexOf(modelId),
      admitsFuel: admits,
    });
  }

  private aboutOf({ missing, isGenericBetter, other, similar }: FoundVehicles): FoundByText {
    if (!similar) return { missing, isGenericBetter };
    const [of, like] = [
      other === undefined ? undefined : this.composeModel(other),
      similar.map((at) => this.composeModel(at)),
    ];
    return { missing, isGenericBetter, unlisted: { similar: like, ...(of && { other: of }) } };
  }

  /** Returns the generic offers of a model for a text: those of the class that it describes, else those beside the listed ones. */
  private offersLike(model: number, typed: TypedClass): ReturnType<typeof classesBeside> {
    const offers = this.offersIn(model);
    const offered = [...new Set(offers.map(({ fuel }) => fuel))].filter(typed.admitsFuel);
    const fuels = offered.length > 0 ? offered : GENERIC_FUELS[this.line].filter(typed.admitsFuel);
    const isClass = typed.powerKw !== undefined || (this.line === 'M' && typed.displacementCc !== undefined);
    return isClass || offered.length === 0
      ? classesHolding(this.line, fuels, typed)
      : offers.filter(({ fuel }) => fuels.includes(fuel));
  }

  private findGeneric(id: string): CatalogueVersion | undefined {
    const read = readGenericId(id);
    if (read === undefined) return undefined;
    const model = this.modelIndexOf(read.modelId);
    return model === undefined ? undefined : this.composeGeneric(model, read.fuel, read.of);
  }

  /** A generic car has the usual price of its power and fuel, at the price level of its model. */
  private composeGeneric(model: number, fuel: Fuel, of: GenericClass): CatalogueVersion {
    const version = genericVersion(this.namesOf(model), fuel, of);
    if (this.line !== 'C') return version;
    const newPriceCents = share(estimatedCarPrice(version), this.priceLevelOf(model), LEVEL_OF_USUAL_PRICE);
    return { ...version, newPriceCents, priceIsEstimated: true, priceBasis: 'estimado' };
  }

  /** Returns the median price level of the versions of a model, of its brand where it has none, or of all, in thousandths. */
  private priceLevelOf(model: number): number {
    const known = this.priceLevels.get(model);
    if (known !== undefined) return known;
    const levelsOf = (indexes: readonly number[]) => indexes.flatMap((index) => this.levelOf(index) ?? []);
    const near = levelsOf(this.range(this.versionStarts, model));
    const level = medianOf(near.length > 0 ? near : levelsOf(this.relativesOf(model)));
    this.priceLevels.set(model, level);
    return level;
  }

  /** Returns the versions of a model's brand, or all where the brand has none. */
  private relativesOf(model: number): readonly number[] {
    const [, brand] = existing(this.modelRows[model], 'model at that place');
    const ofBrand = this.range(this.modelStarts, brand).flatMap((each) => this.range(this.versionStarts, each));
    return ofBrand.length > 0 ? ofBrand : Array.from({ length: this.versionCount }, (_, index) => index);
  }

  private levelOf(index: number): number | undefined {
    const { versions } = this;
    const newPriceCents = versions.priceOf(index);
    if (newPriceCents === null) return undefined;
    const fuel = this.fuelAt(versions.fuelOf(index));
    const usual = estimatedCarPrice({ powerKw: versions.powerOf(index), fuel, fromYear: null });
    return Math.round((newPriceCents / usual) * LEVEL_OF_USUAL_PRICE);
  }

  private modelIndexOf(id: string): number | undefined {
    return this.modelIndexes.get(this.idOfToday(id) ?? id);
  }

  /** Returns the id that replaced a former one; undefined for any other id. */
  private idOfToday(id: string): string | undefined {
    const alias = this.aliases.find(id);
    return alias === undefined ? undefined : existing(this.aliasTargets[alias], 'id that replaced the former one');
  }

  private offersIn(model: number): ReturnType<typeof classesBeside> {
    const [, brand, name, , onlyFuel] = existing(this.modelRows[model], 'model at that place');
    const listed = this.range(this.versionStarts, model).map((index) => ({
      fuel: this.fuelAt(this.versions.fuelOf(index)),
      displacementCc: this.versions.displacementOf(index),
      powerKw: this.versions.powerOf(index),
    }));
    if (onlyFuel !== null) return classesBeside(this.line, listed, [this.fuelAt(onlyFuel)]);
    return classesBeside(this.line, listed, name === OTHER_MODEL ? this.fuelsFor(brand) : GENERIC_FUELS[this.line]);
  }

  /** Returns the fuels of an unlisted model: first those that its brand lists. */
  private fuelsFor(brand: number): readonly Fuel[] {
    const ofBrand = this.range(this.modelStarts, brand).flatMap((model) => [
      existing(this.modelRows[model], 'model at that place')[4],
      ...this.range(this.versionStarts, model).map((index) => this.versions.fuelOf(index)),
    ]);
    const first = new Set(ofBrand.map((fuel) => fuel !== null && this.fuelAt(fuel)));
    return [...GENERIC_FUELS[this.line]].sort((a, b) => Number(first.has(b)) - Number(first.has(a)));
  }

  private fuelAt(position: number): Fuel {
    return existing(this.fuels[position], 'fuel at that place');
  }

  private range(starts: Int32Array, parent: number | undefined): number[] {
    if (parent === undefined) return [];
    const first = existing(starts[parent], 'first child');
    return Array.from(
      { length: existing(starts[parent + 1], 'end of the children') - first },
      (_, offset) => first + offset,
    );
  }

  private composeModel(index: number): Model {
    const [, , , fleet] = existing(this.modelRows[index], 'model at that place');
    const { modelId: id, modelName: name, brandId, brandName } = this.namesOf(index);
    return { id, name, brandId, brandName, fleet };
  }

  private namesOf(model: number) {
    const [modelId, brand, modelName] = existing(this.modelRows[model], 'model at that place');
    const [brandId, brandName] = existing(this.brandRows[brand], 'brand of that model');
    return { brandId, brandName, modelId, modelName };
  }

  private composeVersion(index: number): CatalogueVersion {
    const { versions } = this;
    const fromYear = versions.fromYearOf(index);
    const toYear = versions.toYearOf(index);
    const priceBasis = versions.priceBasisOf(index);
    const hasYearsOfSource = versions.hasMark(index, VERSION_MARKS.yearsOfSource);
    return {
      id: versions.ids.at(index),
      ...this.namesOf(versions.modelOf(index)),
      name: versions.nameOf(index),
      fuel: this.fuelAt(versions.fuelOf(index)),
      displacementCc: versions.displacementOf(index),
      powerKw: versions.powerOf(index),
      powerIsEstimated: versions.hasMark(index, VERSION_MARKS.estimatedPower),
      fromYear,
      toYear,
      // The official table has the period of sale of each version; other lists have years in which the version was seen.
      firstSoldYear: this.source === 'official-table' ? fromYear : null,
      lastSoldYear: hasYearsOfSource ? null : toYear,
      newPriceCents: versions.priceOf(index),
      priceIsEstimated: priceBasis !== null && this.priceBases[priceBasis] === 'estimado',
      isGeneric: false,
      hasYearsOfSource,
      estimated: this.estimatedIn(index),
      priceBasis: priceBasis === null ? null : existing(this.priceBases[priceBasis], 'basis of that price'),
    };
  }

  private estimatedIn(index: number): EstimatedFigure[] {
    return [
      ...(this.versions.hasMark(index, VERSION_MARKS.estimatedDisplacement) ? (['cilindrada_cc'] as const) : []),
      ...(this.versions.hasMark(index, VERSION_MARKS.estimatedPower) ? (['potencia_kw'] as const) : []),
    ];
  }
}

function composeBrand([id, name]: BrandRow): Brand {
  return { id, name };
}

/** Returns the median of price levels, the usual one where there are none. */
function medianOf(levels: readonly number[]): number {
  const sorted = [...levels].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? LEVEL_OF_USUAL_PRICE;
}

/** Returns the position of each parent's first child, and one more that closes the last range. */
function startsOf(children: number, parentOf: (child: number) => number, parents: number): Int32Array {
  const starts = new Int32Array(parents + 1).fill(children);
  let last = -1;
  for (let child = 0; child < children; child++) {
    const parent = parentOf(child);
    if (parent < last || parent >= parents) throw new RangeError('catalogue rows are out of order');
    while (last < parent) starts[++last] = child;
  }
  return starts;
}
