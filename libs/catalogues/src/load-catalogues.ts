import { join } from 'node:path';
import type { ReferenceData } from '@cotiza/quoting';
import { readDataFile } from './data-files/data-file.reader';
import {
  DATA_FILES,
  type CompaniesFile,
  type OccupationsFile,
  type PlacesFile,
  type PlatesFile,
  type VehiclesFile,
  type VehicleSource,
} from './data-files/data-layout';
import { CatalogueOperation } from './operation/catalogue.operation';
import { PlaceDirectory } from './places/place.directory';
import { PlateSeriesDirectory } from './plates/plate-series.directory';
import { EmbeddedReferenceData, type CatalogueData } from './reference-data';
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
  /** The source of the car data. */
  readonly carSource: VehicleSource;
}

/**
 * Reads the reference data into memory, once at start.
 *
 * @param dataDir folder with the files that the importers write
 * @throws DataFileError when a file is missing or is of another layout
 */
export function loadCatalogues(dataDir: string = EMBEDDED_DATA_DIR): Catalogues {
  const data: CatalogueData = {
    places: new PlaceDirectory(readDataFile<PlacesFile>(dataDir, DATA_FILES.places)),
    occupations: readDataFile<OccupationsFile>(dataDir, DATA_FILES.occupations),
    companies: readDataFile<CompaniesFile>(dataDir, DATA_FILES.companies),
    plates: new PlateSeriesDirectory(readDataFile<PlatesFile>(dataDir, DATA_FILES.plates)),
    cars: new VehicleCatalogue('C', readDataFile<VehiclesFile>(dataDir, DATA_FILES.cars)),
    motorcycles: new VehicleCatalogue('M', readDataFile<VehiclesFile>(dataDir, DATA_FILES.motorcycles)),
  };
  return {
    referenceData: new EmbeddedReferenceData(data),
    operation: new CatalogueOperation(data),
    sizes: sizesOf(data),
    carSource: data.cars.source,
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
