import { existing } from '@cotiza/kernel';
import type { CatalogueName } from '@cotiza/contract';
import { COMPANY_WORDS } from '../search/company-words.table';
import { ListSearch, type SearchManner, type SearchRow } from '../search/list-search';
import { OCCUPATION_WORDS } from '../search/occupation-words.table';
import { PLACE_WORDS } from '../search/place-words.table';
import { stemOf } from '../search/folded-text';
import { brandNames } from '../search/vehicle-search';
import type { CatalogueData } from '../reference-data';
import type { CatalogueRequest } from './catalogue-query';
import type { CatalogueAnswer, CatalogueValue } from './catalogue-value';
import { fuelFilterOf, townValue, valuesOf, vehiclesOf, versionValue } from './catalogue-values';

/** Upper limit of values in the answer to a search. */
export const FOUND_AT_MOST = 20;

/** The best values of a search, and whether there are more. */
export type Found = Pick<CatalogueAnswer, 'valores' | 'hay_mas'>;

type Search = (request: SearchRequest) => Found;
type SearchRequest = CatalogueRequest & { readonly texto: string };

/** Searches the catalogues by words. The index of a list is built on its first search and kept. */
export class CatalogueSearch {
  private readonly searches = new Map<string, Search>();

  constructor(private readonly data: CatalogueData) {}

  find(request: SearchRequest): Found {
    const key = `${request.tipo} ${request.ramo ?? ''}`;
    const kept = this.searches.get(key);
    if (kept) return kept(request);
    const made = this.searchOf(request);
    this.searches.set(key, made);
    return made(request);
  }

  private searchOf(request: CatalogueRequest): Search {
    switch (request.tipo) {
      case 'towns':
        return this.ofTowns();
      case 'vehicle-models':
        return this.ofModels(request);
      case 'vehicle-versions':
        return this.ofVersions(request);
      case 'vehicle-brands':
        return this.ofBrands(request);
      default:
        return this.ofWholeList(request.tipo);
    }
  }

  /** Searches a list without other parameters by its labels and further words. */
  private ofWholeList(tipo: CatalogueName): Search {
    const values = valuesOf(this.data, { tipo });
    const others = otherWords[tipo]?.(values) ?? [];
    const rows = [...values.map(({ etiqueta }, target) => ({ text: etiqueta, target })), ...others];
    const search = new ListSearch(rows, manners[tipo]);
    return ({ texto }) => firstOf(search.find(texto).map((at) => existing(values[at], 'value at that place')));
  }

  private ofTowns(): Search {
    const { places } = this.data;
    const towns = places.allTowns();
    const postalCodes = places.postalCodeCounts();
    const rows = towns.map(({ name, provinceCode, id }, target) => ({
      text: name,
      besides: existing(places.provinceName(provinceCode), 'name of that province'),
      target,
      frequency: postalCodes.get(id) ?? 0,
    }));
    const search = new ListSearch(rows, { wordFor: (word) => PLACE_WORDS[word] ?? word });
    return ({ texto, codigo_postal }) => {
      const within = codigo_postal === undefined ? undefined : new Set(places.townsFor(codigo_postal));
      const found = search.find(texto).map((at) => existing(towns[at], 'town at that place'));
      return firstOf(found.filter((town) => within?.has(town) ?? true).map((town) => townValue(places, town)));
    };
  }

  private ofBrands(request: CatalogueRequest): Search {
    const vehicles = vehiclesOf(this.data, request);
    const brands = vehicles.brands();
    const rows = brands.map(({ id, name }, target) => ({
      text: name,
      besides: brandNames(name),
      target,
      frequency: vehicles.fleetOf(id),
    }));
    const search = new ListSearch(rows);
    return ({ texto }) =>
      firstOf(
        search
          .find(texto)
          .map((at) => existing(brands[at], 'brand at that place'))
          .map(({ id, name }) => ({ valor: id, etiqueta: name })),
      );
  }

  private ofModels(request: CatalogueRequest): Search {
    const vehicles = vehiclesOf(this.data, request);
    const models = vehicles.models();
    const rows = models.map(({ name, brandName, fleet }, target) => ({
      text: name,
      besides: brandNames(brandName),
      target,
      frequency: fleet,
    }));
    const search = new ListSearch(rows);
    return (asked) => {
      const { texto, marca } = asked;
      const admits = fuelFilterOf(asked);
      const ofBrand = search
        .find(texto)
        .map((at) => existing(models[at], 'model at that place'))
        .filter(({ brandId }) => marca === undefined || brandId === marca);
      const found = admits === undefined ? ofBrand : ofBrand.filter(({ id }) => vehicles.hasFuel(id, admits));
      return firstOf(
        found.map(({ id, name, brandId, brandName }) =>
          marca === undefined
            ? { valor: id, etiqueta: fullName(brandName, name), marca: brandId }
            : { valor: id, etiqueta: name },
        ),
      );
    };
  }

  private ofVersions(request: CatalogueRequest): Search {
    const vehicles = vehiclesOf(this.data, request);
    return (asked) => {
      const { texto, marca, modelo } = asked;
      const within = { brandId: marca, modelId: modelo, admits: fuelFilterOf(asked) };
      const { versions, hasMore } = vehicles.searchVersions(texto, within, FOUND_AT_MOST);
      const valores = versions.map((version) => {
        const value = versionValue(version, asked);
        if (modelo !== undefined) return value;
        return { ...value, etiqueta: `${fullName(version.brandName, version.modelName)} ${version.name}` };
      });
      return { valores, hay_mas: hasMore };
    };
  }
}

const manners: { readonly [N in CatalogueName]?: SearchManner } = { 'economic-occupations': { stem: stemOf } };

/** Further words for values besides their label, in rows that refer to them. */
const otherWords: { readonly [N in CatalogueName]?: (values: readonly CatalogueValue[]) => SearchRow[] } = {
  'economic-occupations': occupationRows,
  'car-insurance-companies': companyRows,
  'motorcycle-insurance-companies': companyRows,
};

function occupationRows(values: readonly CatalogueValue[]): SearchRow[] {
  return values.flatMap(({ valor }, target) =>
    (OCCUPATION_WORDS[String(valor)]?.split(', ') ?? []).map((text) => ({ text, target })),
  );
}

function companyRows(values: readonly CatalogueValue[]): SearchRow[] {
  return COMPANY_WORDS.flatMap(([code, ...names]) => {
    const target = values.findIndex(({ valor }) => String(valor).endsWith(code));
    return target < 0 ? [] : names.map((text) => ({ text, target }));
  });
}

/** Joins a brand and a model, unless the model's name contains the brand. */
function fullName(brandName: string, modelName: string): string {
  return modelName.startsWith(brandName) ? modelName : `${brandName} ${modelName}`;
}

function firstOf(found: CatalogueAnswer['valores']): Found {
  return { valores: found.slice(0, FOUND_AT_MOST), hay_mas: found.length > FOUND_AT_MOST };
}
