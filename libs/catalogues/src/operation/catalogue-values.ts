import { catalogueEnumerations, type CatalogueName, type Enumeration } from '@cotiza/contract';
import { defined, toEuros } from '@cotiza/kernel';
import type { Town } from '@cotiza/quoting';
import { type PlaceDirectory, townCode } from '../place.directory';
import type { CatalogueData } from '../reference-data';
import type { CatalogueVersion } from '../vehicles/catalogue-version';
import type { FuelFilter, VehicleCatalogue } from '../vehicles/vehicle.catalogue';
import type { CatalogueRequest } from './catalogue-query';
import type { CatalogueAnswer, CatalogueValue, CompanyValue, TownValue, VehicleVersionValue } from './catalogue-value';
import { vehicleLineOf } from './vehicle-lines.table';

type Values = CatalogueAnswer['valores'];
type ValuesOf = (data: CatalogueData, request: CatalogueRequest) => Values;
type EnumeratedName = keyof typeof catalogueEnumerations;

/** The field of the armoured door is a boolean, so its values are not an enumeration of the contract. */
const doorTypes: Values = [
  { valor: true, etiqueta: 'Puerta blindada o acorazada' },
  { valor: false, etiqueta: 'Puerta sin blindar' },
];

const referenceCatalogues: { readonly [N in Exclude<CatalogueName, EnumeratedName>]: ValuesOf } = {
  'home-door-types': () => doorTypes,
  'car-insurance-companies': ({ companies: { companies } }) =>
    companies.map(([code, , name]) => companyValue(code, name)),
  'motorcycle-insurance-companies': ({ companies: { companies } }) =>
    companies.map(([, code, name]) => companyValue(code, name)),
  'economic-occupations': ({ occupations }) => occupations.occupations.map(pairValue),
  provinces: ({ places }) => places.provinces.map(pairValue),
  towns: (data, request) => townValues(data, request),
  'vehicle-brands': (data, request) => vehiclesOf(data, request).brands().map(namedValue),
  'vehicle-models': (data, request) =>
    vehiclesOf(data, request)
      .modelsOf(defined(request.marca, 'brand in a query for models'), fuelFilterOf(request))
      .map(namedValue),
  'vehicle-versions': (data, request) =>
    vehiclesOf(data, request)
      .versionsOf(defined(request.modelo, 'model in a query for versions'), fuelFilterOf(request))
      .map(versionValue),
};

/** Returns the values of a catalogue, for a valid request. */
export function valuesOf(data: CatalogueData, request: CatalogueRequest): Values {
  const { tipo } = request;
  return isEnumerated(tipo) ? enumeratedValues(catalogueEnumerations[tipo]) : referenceCatalogues[tipo](data, request);
}

function isEnumerated(tipo: CatalogueName): tipo is EnumeratedName {
  return Object.hasOwn(catalogueEnumerations, tipo);
}

function enumeratedValues({ values, labels }: Enumeration): Values {
  return values.map((valor) => ({ valor, etiqueta: defined(labels[valor], 'label of that value') }));
}

function townValues({ places }: CatalogueData, { codigo_postal }: CatalogueRequest): TownValue[] {
  return places
    .townsFor(defined(codigo_postal, 'postal code in a query for towns'))
    .map((town) => townValue(places, town));
}

export function townValue(places: PlaceDirectory, { id, name, provinceCode }: Town): TownValue {
  return {
    valor: id,
    etiqueta: name,
    codigo_ine: townCode(id),
    provincia: defined(places.provinceName(provinceCode), 'name of that province'),
  };
}

export function vehiclesOf(data: CatalogueData, request: CatalogueRequest): VehicleCatalogue {
  return data[vehicleLineOf(request).data];
}

/** Returns the filter for the requested engine; undefined without one. */
export function fuelFilterOf(request: CatalogueRequest): FuelFilter | undefined {
  const { motor } = request;
  return motor === undefined ? undefined : (fuel) => vehicleLineOf(request).admits(motor, fuel);
}

function pairValue([valor, etiqueta]: readonly [string, string, ...string[]]): CatalogueValue {
  return { valor, etiqueta };
}

function namedValue({ id, name }: { readonly id: string; readonly name: string }): CatalogueValue {
  return { valor: id, etiqueta: name };
}

function companyValue(valor: string, etiqueta: string): CompanyValue {
  return { valor, etiqueta, codigo: valor };
}

export function versionValue(version: CatalogueVersion): VehicleVersionValue {
  return {
    valor: version.id,
    etiqueta: version.name,
    combustible: version.fuel,
    cilindrada_cc: version.displacementCc,
    potencia_kw: version.powerKw,
    desde: version.fromYear,
    hasta: version.toYear,
    ...priceOf(version),
    ...(version.hasYearsOfSource && { anos_de_fuente: true }),
    ...(version.estimated.length > 0 && { estimados: version.estimated }),
    ...(version.isGeneric && { generica: true }),
  };
}

/** Returns the rated price and its basis; a generic motorcycle has the official price of its class. */
function priceOf({
  newPriceCents,
  priceBasis,
}: CatalogueVersion): Pick<VehicleVersionValue, 'precio' | 'origen_precio'> {
  return { precio: newPriceCents === null ? null : toEuros(newPriceCents), origen_precio: priceBasis };
}
