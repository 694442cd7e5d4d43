/**
 * The layout of the files in the data folder: what the importers write and the library reads. Rows are tuples because
 * they are many; their order is the order in which they are shown, computed once by the importers.
 */

/** Changes whenever a file of one layout cannot be read as the other. */
export const DATA_FORMAT = 2;

/** The files of the data folder. */
export const DATA_FILES = {
  places: 'places.json',
  occupations: 'occupations.json',
  companies: 'companies.json',
  plates: 'plates.json',
  cars: 'cars.json',
  motorcycles: 'motorcycles.json',
} as const;

/** Where the rows of a file come from, in Spanish, and of when they are: `AAAA`, `AAAA-MM` or `AAAA-MM-DD`. */
export interface Provenance {
  readonly source: string;
  readonly date: string;
}

/** INE province code, `01` to `52`, and name. */
export type ProvinceRow = readonly [code: string, name: string];

/** Municipality code as an integer, and name. The province is the first two of its five digits. */
export type TownRow = readonly [id: number, name: string];

/** A postal code and its municipalities; none where the directory's entry is known to be wrong. */
export type PostalCodeRow = readonly [code: string, ...townIds: number[]];

export interface PlacesFile {
  readonly format: number;
  readonly provenance: Provenance;
  readonly provinces: readonly ProvinceRow[];
  readonly towns: readonly TownRow[];
  /** Every code of the INE street directory. */
  readonly postalCodes: readonly PostalCodeRow[];
  /** Codes that the directory lacks and another source ties to a municipality. */
  readonly supplement: readonly PostalCodeRow[];
}

/** CNO-11 code of four digits, and title. */
export type OccupationRow = readonly [code: string, title: string];

export interface OccupationsFile {
  readonly format: number;
  readonly provenance: Provenance;
  readonly occupations: readonly OccupationRow[];
}

/** One insurer: its code in the car catalogue, its code in the motorcycle catalogue, and the name people know. */
export type CompanyRow = readonly [carCode: string, motorcycleCode: string, name: string];

export interface CompaniesFile {
  readonly format: number;
  readonly provenance: Provenance;
  readonly companies: readonly CompanyRow[];
}

export type BrandRow = readonly [id: string, name: string];

/**
 * `brand` is the position of the brand in the file. Models of one brand are contiguous. `fleet` is how many of it are
 * registered in Spain, 0 where that is not known. `onlyFuel` is the position of the fuel of a model without versions, where
 * the source says no more than that.
 */
export type ModelRow = readonly [id: string, brand: number, name: string, fleet: number, onlyFuel: number | null];

/**
 * `model` and `fuel` are positions in the file. Versions of one model are contiguous. Price in cents, taxes in; its basis is
 * a position in the file too. `marks` adds up members of `VERSION_MARKS`.
 */
export type VersionRow = readonly [
  id: string,
  model: number,
  name: string,
  fuel: number,
  displacementCc: number,
  powerKw: number,
  fromYear: number | null,
  toYear: number | null,
  newPriceCents: number | null,
  priceBasis: number | null,
  marks: number,
];

/** What a version's figures are besides what they say. */
export const VERSION_MARKS = {
  /** A year is that of the list that named the version, not one of sale. */
  yearsOfSource: 1,
  /** The power is estimated by class. */
  estimatedPower: 2,
  /** The displacement is the nominal one of its name, or estimated. */
  estimatedDisplacement: 4,
} as const;

/**
 * What a price new is: the official value of the version, the official value of its class (motorcycles), a market price, or
 * the French list price of 2023.
 */
export const PRICE_BASES = ['oficial', 'tramo_oficial', 'mercado', 'lista_francesa_2023'] as const;

export type PriceBasis = (typeof PRICE_BASES)[number];

/** An id that was published, and the one of the version that took it in. */
export type AliasRow = readonly [formerId: string, id: string];

/** A month `YYYY-MM`, and the last series of ordinary plates that it issued; it opened with the last of the month before. */
export type PlateMonthRow = readonly [month: string, lastSeries: string];

export interface PlatesFile {
  readonly format: number;
  /** Every month since September 2000, in order. */
  readonly months: readonly PlateMonthRow[];
}

/** Where a vehicle file comes from: the embedded starter, or the official table that an operator imported. */
export type VehicleSource = 'starter' | 'official-table';

export interface VehiclesFile {
  readonly format: number;
  readonly source: VehicleSource;
  readonly provenance: Provenance;
  readonly fuels: readonly string[];
  readonly priceBases: readonly PriceBasis[];
  readonly brands: readonly BrandRow[];
  readonly models: readonly ModelRow[];
  readonly versions: readonly VersionRow[];
  readonly aliases: readonly AliasRow[];
}
