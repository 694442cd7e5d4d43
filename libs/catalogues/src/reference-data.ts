import { type CalendarDay, defined, yearOf } from '@cotiza/kernel';
import type { PlateIssue, PlateSeries, ReferenceData } from '@cotiza/quoting';
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

/** The port of the use case on the embedded data. Every look-up reads a map or a set, or searches a short list. */
export function embeddedReferenceData(data: CatalogueData): ReferenceData {
  const { places, plates, cars, motorcycles } = data;
  const { companies } = data.companies;
  const occupations = new Set(data.occupations.occupations.map(([code]) => code));
  const carCompanies = new Set(companies.map(([carCode]) => carCode));
  const motorcycleCompanies = new Set(companies.map(([, motorcycleCode]) => motorcycleCode));
  return {
    findPostalCode: (postalCode) => places.findPostalCode(postalCode),
    findTown: (id) => places.findTown(id),
    findCar: (versionId) => cars.findVersion(versionId),
    findMotorcycle: (versionId) => motorcycles.findVersion(versionId),
    motorcyclesWithStatedPower: (versionId) => {
      const version = motorcycles.findVersion(versionId);
      return version === undefined ? [] : motorcycles.versionsWithStatedPower(version);
    },
    findPlateSeries: (series) => plates.findPlateSeries(series),
    hasCarBrand: (brandId) => cars.findBrand(brandId) !== undefined,
    brandOfCarModel: (modelId) => cars.findModel(modelId)?.brandId,
    hasOccupation: (code) => occupations.has(code),
    hasCarCompany: (code) => carCompanies.has(code),
    hasMotorcycleCompany: (code) => motorcycleCompanies.has(code),
  };
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
