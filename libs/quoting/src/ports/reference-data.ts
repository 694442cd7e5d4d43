import type { VehicleLine } from '@cotiza/contract';
import type { Town, VehicleVersion } from '@cotiza/insurers-port';
import type { CalendarDay } from '@cotiza/kernel';

/** The entry of a code in the postal directory. */
export type PostalCodeAnswer =
  | { readonly kind: 'listed'; readonly towns: readonly Town[] }
  /** No file lists it, but its prefix is a province: it may exist all the same, because the directory holds only codes with streets. */
  | { readonly kind: 'unlisted'; readonly provinceCode: string };

export interface Places {
  /** @param postalCode five digits whose first two are a province, 01 to 52 */
  findPostalCode(postalCode: string): PostalCodeAnswer;
  findTown(id: number): Town | undefined;
}

export interface Vehicles {
  findCar(versionId: string): VehicleVersion | undefined;
  findMotorcycle(versionId: string): VehicleVersion | undefined;
  /** Returns the versions of the same model and engine whose power is not estimated. */
  motorcyclesWithStatedPower(versionId: string): readonly VehicleVersion[];
  hasCarBrand(brandId: string): boolean;
  /** The brand of a model of cars; undefined when there is no such model. */
  brandOfCarModel(modelId: string): string | undefined;
}

export interface PlateIssue {
  readonly from: CalendarDay;
  /** The first day on which they no longer were; null where that is not known. */
  readonly until: CalendarDay | null;
}

export interface PlateSeries {
  /** @param series the three letters of an ordinary plate, of those that are issued since September 2000 */
  findPlateSeries(series: string): PlateIssue;
}

/** The reference data that the use case consults. Every look-up is in memory. */
export interface ReferenceData extends Places, Vehicles, PlateSeries {
  /** Returns whether a four-digit code is a CNO-11 occupation. */
  hasOccupation(code: string): boolean;
  hasCarCompany(code: string): boolean;
  hasMotorcycleCompany(code: string): boolean;
}

export interface PlateMatch {
  readonly versionId: string;
  /** First registration; null when the registry does not say. */
  readonly registrationDate: CalendarDay | null;
}

/**
 * Finds the vehicle of a plate. No match: unknown plate. Several: the plate fits several versions. A registry that is down
 * answers no match: the customer is then asked. It throws only for a defect, which fails the request.
 */
export interface PlateRegistry {
  /** @param plate normalised: upper case, no separators */
  find(line: VehicleLine, plate: string): readonly PlateMatch[] | Promise<readonly PlateMatch[]>;
}

export interface Sources {
  readonly referenceData: ReferenceData;
  readonly plateRegistry: PlateRegistry;
}
