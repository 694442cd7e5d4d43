import type { Fuel, VehicleVersion } from '@cotiza/quoting';
import type { BrandRow, ModelRow, VehiclesFile, VehicleSource, VersionRow } from '../data-files/data-layout';

/** Whether a version's fuel belongs to what was asked for. */
export type FuelFilter = (fuel: Fuel) => boolean;

export interface Brand {
  readonly id: string;
  readonly name: string;
}

export interface Model extends Brand {
  readonly brandId: string;
}

/**
 * Brands, models and versions of one line of vehicles.
 *
 * The file's rows stay as they are read and a version is composed when it is asked for: the official car table has more
 * than sixty thousand of them, and few are ever looked at.
 */
export class VehicleCatalogue {
  readonly source: VehicleSource;
  private readonly brandIndexes: ReadonlyMap<string, number>;
  private readonly modelIndexes: ReadonlyMap<string, number>;
  private readonly versionsById: ReadonlyMap<string, VersionRow>;
  private readonly modelStarts: readonly number[];
  private readonly versionStarts: readonly number[];

  /** @throws RangeError when the rows of one brand or model are not together */
  constructor(private readonly file: VehiclesFile) {
    this.source = file.source;
    this.brandIndexes = new Map(file.brands.map(([id], index) => [id, index]));
    this.modelIndexes = new Map(file.models.map(([id], index) => [id, index]));
    this.versionsById = new Map(file.versions.map((row) => [row[0], row]));
    this.modelStarts = startsOf(file.models, file.brands.length);
    this.versionStarts = startsOf(file.versions, file.models.length);
  }

  get versionCount(): number {
    return this.file.versions.length;
  }

  findVersion(id: string): VehicleVersion | undefined {
    const row = this.versionsById.get(id);
    return row && this.composeVersion(row);
  }

  findBrand(id: string): Brand | undefined {
    const index = this.brandIndexes.get(id);
    return index === undefined ? undefined : composeBrand(this.file.brands[index]!);
  }

  findModel(id: string): Model | undefined {
    const index = this.modelIndexes.get(id);
    return index === undefined ? undefined : this.composeModel(this.file.models[index]!);
  }

  brands(): Brand[] {
    return this.file.brands.map(composeBrand);
  }

  /** Models of a brand that have a version of the fuels asked for; none for an unknown brand. */
  modelsOf(brandId: string, admits?: FuelFilter): Model[] {
    const rows = rowsOf(this.file.models, this.modelStarts, this.brandIndexes.get(brandId));
    const models = rows.map((row) => this.composeModel(row));
    return admits
      ? models.filter((model) => this.versionRowsOf(model.id).some((row) => admits(this.fuelOf(row))))
      : models;
  }

  /** Versions of a model with the fuels asked for; none for an unknown model. */
  versionsOf(modelId: string, admits: FuelFilter = () => true): VehicleVersion[] {
    return this.versionRowsOf(modelId)
      .filter((row) => admits(this.fuelOf(row)))
      .map((row) => this.composeVersion(row));
  }

  private versionRowsOf(modelId: string): readonly VersionRow[] {
    return rowsOf(this.file.versions, this.versionStarts, this.modelIndexes.get(modelId));
  }

  private fuelOf(row: VersionRow): Fuel {
    return this.file.fuels[row[3]] as Fuel;
  }

  private composeModel([id, brand, name]: ModelRow): Model {
    return { id, name, brandId: this.file.brands[brand]![0] };
  }

  private composeVersion(row: VersionRow): VehicleVersion {
    const [id, modelIndex, name, , displacementCc, powerKw, fromYear, toYear, newPriceCents] = row;
    const [modelId, brandIndex, modelName] = this.file.models[modelIndex]!;
    const [brandId, brandName] = this.file.brands[brandIndex]!;
    const fuel = this.fuelOf(row);
    return {
      id,
      brandId,
      brandName,
      modelId,
      modelName,
      name,
      fuel,
      displacementCc,
      powerKw,
      fromYear,
      toYear,
      // The official table has the period of sale of each version; the starter, years in which somebody listed it.
      firstSoldYear: this.source === 'official-table' ? fromYear : null,
      newPriceCents,
    };
  }
}

function composeBrand([id, name]: BrandRow): Brand {
  return { id, name };
}

/** For each parent, the position of its first child; one more at the end closes the last range. */
function startsOf(rows: readonly (ModelRow | VersionRow)[], parents: number): number[] {
  const starts: number[] = [];
  rows.forEach(([, parent], index) => {
    if (parent < starts.length - 1 || parent >= parents) throw new RangeError('catalogue rows are out of order');
    while (starts.length <= parent) starts.push(index);
  });
  while (starts.length <= parents) starts.push(rows.length);
  return starts;
}

function rowsOf<R>(rows: readonly R[], starts: readonly number[], parent: number | undefined): readonly R[] {
  return parent === undefined ? [] : rows.slice(starts[parent], starts[parent + 1]);
}
