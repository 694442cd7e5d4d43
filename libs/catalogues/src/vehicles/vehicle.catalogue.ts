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
import { classesBeside, genericVersion, type LineLetter, readGenericId } from './generic-versions';
import { IdIndex } from './id-index';
import { VehicleSearch } from '../search/vehicle-search';
import { VersionColumns } from './version.columns';

/** Whether a version's fuel belongs to what was asked for. */
export type FuelFilter = (fuel: Fuel) => boolean;

export interface Brand {
  readonly id: string;
  readonly name: string;
}

export interface Model extends Brand {
  readonly brandId: string;
  readonly brandName: string;
  /** How many of it are registered in Spain, by which the frequent come before the rare; 0 where that is not known. */
  readonly fleet: number;
}

/** Where versions are searched. */
export interface VersionsWithin {
  readonly brandId?: string | undefined;
  readonly modelId?: string | undefined;
  readonly admits?: FuelFilter | undefined;
}

/** Brands, models and versions of one line of vehicles. A version is composed when it is asked for. */
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
  /** Made when it is first asked for. */
  private search: VehicleSearch | undefined;

  /**
   * @param line the letter that opens every id of the line
   * @throws RangeError when the rows of one brand or model are not together
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

  /** The version of an id: a listed one, the one that took in a version which had the id before, or a generic one. */
  findVersion(id: string): CatalogueVersion | undefined {
    const index = this.versions.ids.find(id);
    if (index !== undefined) return this.composeVersion(index);
    const alias = this.aliases.find(id);
    return alias === undefined
      ? this.findGeneric(id)
      : this.findVersion(existing(this.aliasTargets[alias], 'version that took the other in'));
  }

  findBrand(id: string): Brand | undefined {
    const index = this.brandIndexes.get(id);
    return index === undefined ? undefined : composeBrand(existing(this.brandRows[index], 'brand at that place'));
  }

  findModel(id: string): Model | undefined {
    const index = this.modelIndexes.get(id);
    return index === undefined ? undefined : this.composeModel(index);
  }

  brands(): Brand[] {
    return this.brandRows.map(composeBrand);
  }

  /** Models of a brand that have a version of the fuels asked for; none for an unknown brand. */
  modelsOf(brandId: string, admits: FuelFilter = () => true): Model[] {
    return this.range(this.modelStarts, this.brandIndexes.get(brandId))
      .filter((model) => this.offersIn(model).some(({ fuel }) => admits(fuel)))
      .map((model) => this.composeModel(model));
  }

  /** Versions of a model with the fuels asked for, the generic ones last; none for an unknown model. */
  versionsOf(modelId: string, admits: FuelFilter = () => true): CatalogueVersion[] {
    const model = this.modelIndexes.get(modelId);
    if (model === undefined) return [];
    const listed = this.range(this.versionStarts, model).map((index) => this.composeVersion(index));
    const names = this.namesOf(model);
    const generic = this.offersIn(model).map(({ fuel, of }) => genericVersion(names, fuel, of));
    return [...listed, ...generic].filter(({ fuel }) => admits(fuel));
  }

  models(): Model[] {
    return this.modelRows.map((_, index) => this.composeModel(index));
  }

  /** How many vehicles of a brand are registered in Spain, of the models that this is known of. */
  fleetOf(brandId: string): number {
    const models = this.range(this.modelStarts, this.brandIndexes.get(brandId));
    return models.reduce((sum, model) => sum + existing(this.modelRows[model], 'model at that place')[3], 0);
  }

  /** Whether a model has a version of the fuels asked for. */
  hasFuel(modelId: string, admits: FuelFilter): boolean {
    const model = this.modelIndexes.get(modelId);
    return model !== undefined && this.offersIn(model).some(({ fuel }) => admits(fuel));
  }

  /** The versions that words find, best first, and the generic ones of the models that were meant where there is room. */
  searchVersions(
    text: string,
    within: VersionsWithin,
    most: number,
  ): { versions: CatalogueVersion[]; hasMore: boolean } {
    const { admits = () => true } = within;
    this.search ??= new VehicleSearch({
      brands: this.brandRows,
      models: this.modelRows,
      fuels: this.fuels,
      versions: this.versions,
    });
    const found = this.search.find(text, { admitsFuel: admits, admitsModel: this.modelFilter(within) });
    const generic = found.models.flatMap((model) =>
      this.offersIn(model)
        .filter(({ fuel }) => admits(fuel) && found.admitsFuel(fuel))
        .map(({ fuel, of }) => ({ model, fuel, of })),
    );
    const ordered = found.modelsFirst ? [...generic, ...found.versions] : [...found.versions, ...generic];
    const versions = ordered.slice(0, most).map((each) => {
      if (typeof each === 'number') return this.composeVersion(each);
      return genericVersion(this.namesOf(each.model), each.fuel, each.of);
    });
    return { versions, hasMore: ordered.length > most };
  }

  private modelFilter({ brandId, modelId }: VersionsWithin): (model: number) => boolean {
    const brand = brandId === undefined ? undefined : this.brandIndexes.get(brandId);
    const only = modelId === undefined ? undefined : this.modelIndexes.get(modelId);
    return (model) =>
      (brand === undefined || existing(this.modelRows[model], 'model at that place')[1] === brand) &&
      (only === undefined || model === only);
  }

  private findGeneric(id: string): CatalogueVersion | undefined {
    const read = readGenericId(id);
    if (read === undefined) return undefined;
    const model = this.modelIndexes.get(read.modelId);
    return model === undefined ? undefined : genericVersion(this.namesOf(model), read.fuel, read.of);
  }

  private offersIn(model: number): ReturnType<typeof classesBeside> {
    const onlyFuel = existing(this.modelRows[model], 'model at that place')[4];
    const listed = this.range(this.versionStarts, model).map((index) => ({
      fuel: existing(this.fuels[this.versions.fuelOf(index)], 'fuel of that version'),
      displacementCc: this.versions.displacementOf(index),
      powerKw: this.versions.powerOf(index),
    }));
    return classesBeside(
      this.line,
      listed,
      onlyFuel === null ? null : existing(this.fuels[onlyFuel], 'fuel of that model'),
    );
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
      fuel: existing(this.fuels[versions.fuelOf(index)], 'fuel of that version'),
      displacementCc: versions.displacementOf(index),
      powerKw: versions.powerOf(index),
      fromYear,
      toYear,
      // The official table has the period of sale of each version; other lists, years in which somebody saw or listed it.
      firstSoldYear: this.source === 'official-table' ? fromYear : null,
      lastSoldYear: hasYearsOfSource ? null : toYear,
      newPriceCents: versions.priceOf(index),
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

/** For each parent, the position of its first child; one more at the end closes the last range. */
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
