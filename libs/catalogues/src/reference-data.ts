import { type CalendarDay, defined, yearOf } from '@cotiza/kernel';
import type { PlateIssue, PostalCodeAnswer, ReferenceData, Town, VehicleVersion, PlateSeries } from '@cotiza/quoting';
import type { CompaniesFile, OccupationsFile, PlatesFile } from './data-files/data-layout';
import type { PlaceDirectory } from './place.directory';
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

/** Finds the months in which the plates of a series were issued. */
export class PlateSeriesDirectory implements PlateSeries {
  private readonly lastSeries: readonly string[];
  /** The first day of each month, and that of the month after the last. */
  private readonly starts: readonly CalendarDay[];

  constructor(file: PlatesFile) {
    this.lastSeries = file.months.map(([, last]) => last);
    const starts = file.months.map(([month]) => `${month}-01`);
    this.starts = [...starts, monthAfter(defined(starts.at(-1), 'month in the table of series'))];
  }

  findPlateSeries(series: string): PlateIssue {
    const first = this.positionOf((last) => last >= series);
    // The last series of a month is also the first of the next.
    const last = this.positionOf((each) => each > series);
    return { from: defined(this.starts[first], 'month of that series'), until: this.starts[last + 1] ?? null };
  }

  /** Returns the first month for which a monotonic condition holds, or the number of months when there is none. */
  private positionOf(holds: (lastSeries: string) => boolean): number {
    let [low, high] = [0, this.lastSeries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(defined(this.lastSeries[middle], 'series of that month'))) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

function monthAfter(firstDay: CalendarDay): CalendarDay {
  const month = Number(firstDay.slice(5, 7));
  const [year, next] = month === 12 ? [yearOf(firstDay) + 1, 1] : [yearOf(firstDay), month + 1];
  return `${year}-${String(next).padStart(2, '0')}-01`;
}
