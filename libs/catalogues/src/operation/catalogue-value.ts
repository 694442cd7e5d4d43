import type { CatalogueName } from '@cotiza/contract';
import type { Fuel } from '@cotiza/quoting';

/** One value of a catalogue: what the request field takes, and the Spanish label that people read. */
export interface CatalogueValue {
  readonly valor: string | number | boolean;
  readonly etiqueta: string;
}

export interface TownValue extends CatalogueValue {
  readonly valor: number;
  /** INE municipality code, five digits. */
  readonly codigo_ine: string;
  /** Name of the province: a postal code may reach into another one. */
  readonly provincia: string;
}

export interface CompanyValue extends CatalogueValue {
  readonly valor: string;
  /** The same code as `valor`. */
  readonly codigo: string;
}

export interface VehicleVersionValue extends CatalogueValue {
  readonly valor: string;
  readonly combustible: Fuel;
  readonly cilindrada_cc: number;
  readonly potencia_kw: number;
  /** First and last year on sale, where known. */
  readonly desde: number | null;
  readonly hasta: number | null;
  /** Price new in euros, where known. */
  readonly precio: number | null;
}

/** The answer of the catalogue operation. */
export interface CatalogueAnswer {
  readonly tipo: CatalogueName;
  readonly total: number;
  readonly valores: readonly (CatalogueValue | TownValue | CompanyValue | VehicleVersionValue)[];
}
