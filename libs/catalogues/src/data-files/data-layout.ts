/**
 * The layout of the files in the data folder, which `npm run generate` builds from the rows in CSV beside them. Rows are tuples
 * because there are many of them, in display order.
 */

/** Changes with every incompatible change of the layout. */
export const DATA_FORMAT = 3;

/** The files of the data folder. */
export const DATA_FILES = {
  places: 'places.json',
  occupations: 'occupations.json',
  companies: 'companies.json',
  plates: 'plates.json',
  cars: 'cars.json',
  motorcycles: 'motorcycles.json',
} as const;

/** The source of a file in Spanish, with its date: `AAAA`, `AAAA-MM` or `AAAA-MM-DD`. */
export interface Provenance {
  readonly source: string;
  readonly date: string;
}

/** INE province code, `01` to `52`, name, and further names to search by. */
export type ProvinceRow = readonly [code: string, name: string, ...words: string[]];

/**
 * Municipality code as an integer, name, and to search by: further names, and localities without a municipality of their own.
 * The province is the first two of its five digits.
 */
export type TownRow = readonly [id: number, name: string, ...words: string[]];

/** A postal code and its municipalities; none where the entry of the directory is known to be wrong. */
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

/**
 * CNO-11 code of four digits, title, and everyday words to search by: masculine and singular where a word has several forms, as
 * gender and number are compared separately.
 */
export type OccupationRow = readonly [code: string, title: string, ...words: string[]];

export interface OccupationsFile {
  readonly format: number;
  readonly provenance: Provenance;
  readonly occupations: readonly OccupationRow[];
}

/**
 * One insurer: its code in the car catalogue, its code in the motorcycle catalogue, its common name, and to search by: former
 * names, and insurers that it took over.
 */
export type CompanyRow = readonly [carCode: string, motorcycleCode: string, name: string, ...words: string[]];

export interface CompaniesFile {
  readonly format: number;
  readonly provenance: Provenance;
  readonly companies: readonly CompanyRow[];
}

export type BrandRow = readonly [id: string, name: string];

/**
 * `brand` is the position of the brand in the file. Models of one brand are contiguous. `fleet` is the number of them
 * registered in Spain, 0 if unknown. `onlyFuel` is the position of the fuel of a model without versions, if the source has
 * only its fuel.
 */
export type ModelRow = readonly [id: string, brand: number, name: string, fleet: number, onlyFuel: number | null];

/**
 * `model` and `fuel` are positions in the file. Versions of one model are contiguous. Prices are in cents with taxes; their
 * basis is a position in the file too. `marks` is a sum of `VERSION_MARKS`.
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

/** Qualifiers of a version's figures. */
export const VERSION_MARKS = {
  /** The year is that of a list with the version, not one of sale. */
  yearsOfSource: 1,
  /** The power is estimated by class. */
  estimatedPower: 2,
  /** The displacement is the nominal one of its name, or estimated. */
  estimatedDisplacement: 4,
} as const;

/**
 * The basis of a price new: the official value of the version, the official value of its class (motorcycles), a market price,
 * the French list price of 2023, or an estimate from known prices of the brand, segment and power.
 */
export const PRICE_BASES = ['oficial', 'tramo_oficial', 'mercado', 'lista_francesa_2023', 'estimado'] as const;

export type PriceBasis = (typeof PRICE_BASES)[number];

/** A former id of a version or a model, and the id of the one that replaced it. */
export type AliasRow = readonly [formerId: string, id: string];

/** A month `YYYY-MM` and its last series of ordinary plates; its first one is the last of the month before. */
export type PlateMonthRow = readonly [month: string, lastSeries: string];

export interface PlatesFile {
  readonly format: number;
  /** Every month since September 2000, in order. */
  readonly months: readonly PlateMonthRow[];
}

export interface VehiclesFile {
  readonly format: number;
  readonly provenance: Provenance;
  readonly fuels: readonly string[];
  readonly priceBases: readonly PriceBasis[];
  readonly brands: readonly BrandRow[];
  readonly models: readonly ModelRow[];
  readonly versions: readonly VersionRow[];
  readonly aliases: readonly AliasRow[];
}
