import { join } from 'node:path';
import { onFirstUse } from '@cotiza/kernel';
import type { ReferenceData } from '@cotiza/quoting';
import { readDataFile } from './data-files/data-file.reader';
import {
  DATA_FILES,
  type CompaniesFile,
  type OccupationsFile,
  type PlacesFile,
  type PlatesFile,
  type VehiclesFile,
} from './data-files/data-layout';
import { CatalogueOperation } from './operation/catalogue.operation';
import { PlaceDirectory } from './place.directory';
import { embeddedReferenceData, PlateSeriesDirectory, type CatalogueData } from './reference-data';
import { VehicleCatalogue } from './vehicles/vehicle.catalogue';

/** The folder with the data of this package, a sibling of `src` and `dist`. */
export const EMBEDDED_DATA_DIR = join(__dirname, '..', 'data');

/** The number of values in each catalogue. */
export interface CatalogueSizes {
  readonly provinces: number;
  readonly towns: number;
  /** Codes of the INE street directory. */
  readonly postalCodes: number;
  /** Codes that the directory lacks and another source ties to a municipality. */
  readonly supplementaryPostalCodes: number;
  readonly occupations: number;
  readonly companies: number;
  readonly carVersions: number;
  readonly motorcycleVersions: number;
}

/** The loaded catalogues, immutable and shared. */
export interface Catalogues {
  /** For the use case. */
  readonly referenceData: ReferenceData;
  /** For the doors. */
  readonly operation: CatalogueOperation;
  readonly sizes: CatalogueSizes;
}

/**
 * Reads the reference data into memory, once at start. Places and vehicles are indexed on their first use.
 *
 * @param dataDir folder with files of the layout that `npm run generate` writes
 * @throws DataFileError when a file is missing or is of another layout
 */
export function loadCatalogues(dataDir: string = EMBEDDED_DATA_DIR): Catalogues {
  const read = <File extends { readonly format: number }, Index>(name: string, indexOf: (file: File) => Index) => {
    const file = readDataFile<File>(dataDir, name);
    return onFirstUse(() => indexOf(file));
  };
  const places = read(DATA_FILES.places, (file: PlacesFile) => new PlaceDirectory(file));
  const cars = read(DATA_FILES.cars, (file: VehiclesFile) => new VehicleCatalogue('C', file));
  const motorcycles = read(DATA_FILES.motorcycles, (file: VehiclesFile) => new VehicleCatalogue('M', file));
  const data: CatalogueData = {
    get places() {
      return places();
    },
    get cars() {
      return cars();
    },
    get motorcycles() {
      return motorcycles();
    },
    occupations: readDataFile<OccupationsFile>(dataDir, DATA_FILES.occupations),
    companies: readDataFile<CompaniesFile>(dataDir, DATA_FILES.companies),
    plates: new PlateSeriesDirectory(readDataFile<PlatesFile>(dataDir, DATA_FILES.plates)),
  };
  return {
    referenceData: embeddedReferenceData(data),
    operation: new CatalogueOperation(data),
    get sizes() {
      return sizesOf(data);
    },
  };
}

function sizesOf({ places, occupations, companies, cars, motorcycles }: CatalogueData): CatalogueSizes {
  const { supplement, ...counted } = places.sizes;
  return {
    ...counted,
    supplementaryPostalCodes: supplement,
    occupations: occupations.occupations.length,
    companies: companies.companies.length,
    carVersions: cars.versionCount,
    motorcycleVersions: motorcycles.versionCount,
  };
}
