import type { CatalogueName } from '@cotiza/contract';
import type { Fuel } from '@cotiza/quoting';
import type { PriceBasis } from '../data-files/data-layout';
import type { EstimatedFigure } from '../vehicles/catalogue-version';

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

/** A model that was found by words, without saying its brand. */
export interface ModelValue extends CatalogueValue {
  /** Id of its brand. */
  readonly marca: string;
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
  /** First and last year on sale, where known; no last one while it was still sold. */
  readonly desde: number | null;
  readonly hasta: number | null;
  /** Price new in euros that is rated, and what it is; null where there is only the official one of its class. */
  readonly precio: number | null;
  readonly origen_precio: PriceBasis | 'estimado' | null;
  /** Where a year is only that of the list which named the version. */
  readonly anos_de_fuente?: true;
  /** Figures that nobody states. */
  readonly estimados?: readonly EstimatedFigure[];
  /** Where it stands for the versions of a class that are not listed. */
  readonly generica?: true;
}

/** The answer of the catalogue operation. */
export interface CatalogueAnswer {
  readonly tipo: CatalogueName;
  readonly total: number;
  /** Where the values are from, and of when they are. */
  readonly fuente: string;
  readonly fecha: string;
  /** Of a search: whether more values have its words than are answered. */
  readonly hay_mas?: boolean;
  readonly valores: readonly (CatalogueValue | TownValue | CompanyValue | ModelValue | VehicleVersionValue)[];
}
