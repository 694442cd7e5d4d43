import type { PlateIssue, PostalCodeAnswer, ReferenceData, Town, VehicleVersion } from '@cotiza/quoting';
import type { CompaniesFile, OccupationsFile } from './data-files/data-layout';
import type { PlaceDirectory } from './place.directory';
import type { PlateSeriesDirectory } from './plates/plate-series.directory';
import type { VehicleCatalogue } from './vehicles/vehicle.catalogue';

/** The content of the data folder. */
export interface CatalogueData {
  readonly places: PlaceDirectory;
  readonly occupations: OccupationsFile;
  readonly companies: CompaniesFile;
  readonly plates: PlateSeriesDirectory;
  readonly cars: VehicleCatalogue;
  readonly motorcycles: VehicleCatalogue;
}

/** Implements the port of the use case over the embedded data. Every look-up reads a map or a set, or searches a short list. */
export class EmbeddedReferenceData implements ReferenceData {
  private readonly occupations: ReadonlySet<string>;
  private readonly carCompanies: ReadonlySet<string>;
  private readonly motorcycleCompanies: ReadonlySet<string>;

  constructor(private readonly data: CatalogueData) {
    this.occupations = new Set(data.occupations.occupations.map(([code]) => code));
    this.carCompanies = new Set(data.companies.companies.map(([carCode]) => carCode));
    this.motorcycleCompanies = new Set(data.companies.companies.map(([, motorcycleCode]) => motorcycleCode));
  }

  findPostalCode(postalCode: string): PostalCodeAnswer {
    return this.data.places.findPostalCode(postalCode);
  }

  findTown(id: number): Town | undefined {
    return this.data.places.findTown(id);
  }

  findCar(versionId: string): VehicleVersion | undefined {
    return this.data.cars.findVersion(versionId);
  }

  findMotorcycle(versionId: string): VehicleVersion | undefined {
    return this.data.motorcycles.findVersion(versionId);
  }

  motorcyclesWithStatedPower(versionId: string): readonly VehicleVersion[] {
    const version = this.data.motorcycles.findVersion(versionId);
    return version === undefined ? [] : this.data.motorcycles.versionsWithStatedPower(version);
  }

  findPlateSeries(series: string): PlateIssue {
    return this.data.plates.findPlateSeries(series);
  }

  hasCarBrand(brandId: string): boolean {
    return this.data.cars.findBrand(brandId) !== undefined;
  }

  brandOfCarModel(modelId: string): string | undefined {
    return this.data.cars.findModel(modelId)?.brandId;
  }

  hasOccupation(code: string): boolean {
    return this.occupations.has(code);
  }

  hasCarCompany(code: string): boolean {
    return this.carCompanies.has(code);
  }

  hasMotorcycleCompany(code: string): boolean {
    return this.motorcycleCompanies.has(code);
  }
}
