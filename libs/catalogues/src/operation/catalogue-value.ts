import type { CatalogueName } from '@cotiza/contract';
import type { Fuel } from '@cotiza/quoting';
import type { PriceBasis } from '../data-files/data-layout';
import type { EstimatedFigure } from '../vehicles/catalogue-version';

/** One value of a catalogue: the code for the request field, and the Spanish label. */
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

/** A model found by words, without a given brand. */
export interface ModelValue extends CatalogueValue {
  /** Id of its brand. */
  readonly marca: string;
}

export interface CompanyValue extends CatalogueValue {
  readonly valor: string;
  /** Equal to `valor`. */
  readonly codigo: string;
}

export interface VehicleVersionValue extends CatalogueValue {
  readonly valor: string;
  readonly combustible: Fuel;
  readonly cilindrada_cc: number;
  readonly potencia_kw: number;
  /** First and last year on sale, where known; no last year for a version still on sale in its source. */
  readonly desde: number | null;
  readonly hasta: number | null;
  /** The rated price new in euros, with its basis; null where there is only the official price of its class. */
  readonly precio: number | null;
  readonly origen_precio: PriceBasis | null;
  /** Set where a year is only that of a list with the version. */
  readonly anos_de_fuente?: true;
  /** Figures that are estimated because no source states them. */
  readonly estimados?: readonly EstimatedFigure[];
  /** Set for a generic version, which replaces the unlisted ones of its class. */
  readonly generica?: true;
}

/** The answer of the catalogue operation. */
export interface CatalogueAnswer {
  readonly tipo: CatalogueName;
  readonly total: number;
  /** The source of the values, with its date. */
  readonly fuente: string;
  readonly fecha: string;
  /** For a search: true when more values have its words. */
  readonly hay_mas?: boolean;
  /** For a search: the typed words that the first listed value lacks, where there are any. */
  readonly sin_coincidencia?: readonly string[];
  /** A sentence that says what was not found, and what is offered instead. */
  readonly aviso?: string;
  readonly valores: readonly (CatalogueValue | TownValue | CompanyValue | ModelValue | VehicleVersionValue)[];
}
