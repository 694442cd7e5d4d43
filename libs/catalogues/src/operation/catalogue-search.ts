import { defined } from '@cotiza/kernel';
import {
  catalogueEnumerations,
  type CatalogueName,
  type Enumeration,
  personEnumerations,
  wayOutOf,
  wordsOf,
} from '@cotiza/contract';
import { foldedWords, isMinorWord, stemOf } from '../search/folded-text';
import { type FoundEntries, ListSearch, type SearchManner } from '../search/list-search';
import { notQuoted } from '../search/not-quoted.table';
import { spellPlace } from '../search/place-spelling';
import { OTHER_BRAND } from '../search/vehicle-search';
import { brandWords } from '../search/vehicle-words.table';
import type { CatalogueData } from '../reference-data';
import type { CatalogueRequest } from './catalogue-query';
import type { CatalogueAnswer, CatalogueValue } from './catalogue-value';
import { fuelFilterOf, townValue, valuesOf, vehiclesOf, versionValue } from './catalogue-values';
import { aboutVehicles, notFound, notInPostalCode } from './search-notice';

/** Upper limit of values in the answer to a search. */
export const FOUND_AT_MOST = 20;

/** The best values of a search, whether there are more, and what was not found. */
export type Found = Pick<CatalogueAnswer, 'valores' | 'hay_mas' | 'sin_coincidencia' | 'aviso'>;

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
    const others = (otherWords[tipo]?.(this.data) ?? []).flatMap((words, target) =>
      words.map((text) => ({ text, target })),
    );
    const rows = [...values.map(({ etiqueta }, target) => ({ text: etiqueta, target })), ...others];
    const search = new ListSearch(rows, manners[tipo]);
    const other = values.findIndex(({ etiqueta }) => etiqueta === OTHER_COMPANY);
    const valueAt = (at: number) => defined(values[at], 'value at that place');
    const meant = meaningsIn(tipo, values);
    const wayOut = wayOutOf(tipo);
    return ({ texto }) => {
      const found = entriesFound(withMeant(search.find(texto), meant(texto)), valueAt, other);
      const isSituation =
        tipo === 'economic-occupations' && personEnumerations.employmentStatus.meanings.has(wordsOf(majorWords(texto)));
      if (isSituation) return { ...found, aviso: NO_OCCUPATION };
      if (found.valores.length > 0 || wayOut === undefined) return found;
      return { ...found, aviso: [found.aviso, wayOut].filter(Boolean).join(' ') };
    };
  }

  private ofTowns(): Search {
    const { places } = this.data;
    const towns = places.allTowns();
    const postalCodes = places.postalCodeCounts();
    const namesOfProvince = new Map(places.provinces.map(([code, ...names]) => [code, names.join(' ')]));
    const rows = towns.flatMap(({ name, provinceCode, id }, target) => {
      const besides = namesOfProvince.get(provinceCode) ?? '';
      const frequency = postalCodes.get(id) ?? 0;
      return namesOfTown(name, provinceCode, places.furtherNames(id)).map((text) => ({
        text,
        besides,
        target,
        frequency,
      }));
    });
    const search = new ListSearch(rows, { spell: spellPlace, isOfNames: true });
    const townAt = (at: number) => defined(towns[at], 'town at that place');
    const valueAt = (at: number) => townValue(places, townAt(at));
    return ({ texto, codigo_postal }) => {
      if (codigo_postal === undefined) return entriesFound(search.find(texto), valueAt);
      const ofCode = places.townsFor(codigo_postal);
      const within = new Set(ofCode);
      const found = search.find(texto, (at) => within.has(townAt(at)));
      if (found.targets.length > 0 || places.findPostalCode(codigo_postal).kind === 'unlisted') {
        return entriesFound(found, valueAt);
      }
      return {
        ...firstOf(ofCode.map((town) => townValue(places, town))),
        ...notInPostalCode(codigo_postal, found.missing),
      };
    };
  }

  private ofBrands(request: CatalogueRequest): Search {
    const vehicles = vehiclesOf(this.data, request);
    const brands = vehicles.brands();
    const rows = brands.map(({ id, name }, target) => ({
      text: name,
      besides: brandWords(name),
      target,
      frequency: vehicles.fleetOf(id),
    }));
    const search = new ListSearch(rows, NAMES);
    const other = brands.findIndex(({ name }) => name === OTHER_BRAND);
    const valueAt = (at: number) => {
      const { id, name } = defined(brands[at], 'brand at that place');
      return { valor: id, etiqueta: name };
    };
    return ({ texto }) => {
      const found = search.find(texto);
      const isFound = found.targets.length > 0 && !found.isCorrected;
      if (isFound && notQuoted(texto, false) === undefined) return entriesFound(found, valueAt);
      const { models, unlisted } = vehicles.searchModels(texto, {});
      const refusal = notQuoted(texto, unlisted === undefined);
      if (refusal !== undefined) return refused(refusal);
      if (isFound) return entriesFound(found, valueAt);
      const ofModels = new Set(models.map(({ brandId }) => brands.findIndex(({ id }) => id === brandId)));
      return entriesFound(unlisted ? found : { targets: [...ofModels], missing: [] }, valueAt, other);
    };
  }

  private ofModels(request: CatalogueRequest): Search {
    const vehicles = vehiclesOf(this.data, request);
    return (asked) => {
      const { texto, marca } = asked;
      const { models, ...about } = vehicles.searchModels(texto, { brandId: marca, admits: fuelFilterOf(asked) });
      const refusal = notQuoted(texto, about.unlisted === undefined);
      if (refusal !== undefined) return refused(refusal);
      const values = models.map(({ id, name, brandId, brandName }) =>
        marca === undefined
          ? { valor: id, etiqueta: fullName(brandName, name), marca: brandId }
          : { valor: id, etiqueta: name },
      );
      return { ...firstOf(values), ...aboutVehicles(about) };
    };
  }

  private ofVersions(request: CatalogueRequest): Search {
    const vehicles = vehiclesOf(this.data, request);
    return (asked) => {
      const { texto, marca, modelo } = asked;
      const within = { brandId: marca, modelId: modelo, admits: fuelFilterOf(asked) };
      const { versions, hasMore, ...about } = vehicles.searchVersions(texto, within, FOUND_AT_MOST);
      const refusal = notQuoted(texto, about.unlisted === undefined);
      if (refusal !== undefined) return refused(refusal);
      const valores = versions.map((version) => {
        const value = versionValue(version);
        if (modelo !== undefined) return value;
        return { ...value, etiqueta: `${fullName(version.brandName, version.modelName)} ${version.name}` };
      });
      return { valores, hay_mas: hasMore, ...aboutVehicles(about) };
    };
  }
}

/** Answers a text about a vehicle that is not quoted. */
const refused = (aviso: string): Found => ({ valores: [], hay_mas: false, aviso });

const NO_OCCUPATION =
  'Eso es una situación laboral (employment_status), no una ocupación: busca también a qué se dedica, como «autónomo de reformas».';

const majorWords = (text: string): string =>
  foldedWords(text)
    .filter((word) => !isMinorWord(word))
    .join(' ');

/** Shorter words mean a value only as the whole text: "es" is no Spaniard. */
const MEANING_FROM = 4;

/** Returns the positions of the values of an enumeration that a text means, with the words that its field understands. */
function meaningsIn(tipo: CatalogueName, values: readonly CatalogueValue[]) {
  const enumerations: { readonly [N in CatalogueName]?: Enumeration } = catalogueEnumerations;
  const meanings = enumerations[tipo]?.meanings;
  return (text: string): readonly { readonly target: number; readonly words: readonly string[] }[] => {
    const words = meanings ? foldedWords(text) : [];
    const runs = words.flatMap((_, from) => words.slice(from).map((__, more) => words.slice(from, from + more + 1)));
    return runs
      .filter((run) => run.length === words.length || run.join('').length >= MEANING_FROM)
      .sort((a, b) => b.join('').length - a.join('').length)
      .flatMap((run) => ({
        words: run,
        target: values.findIndex(({ valor }) => valor === meanings?.get(run.join(''))),
      }))
      .filter(({ target }) => target >= 0);
  };
}

/** Puts the values that a text means before those that have its words. */
function withMeant(found: FoundEntries, meant: ReturnType<ReturnType<typeof meaningsIn>>): FoundEntries {
  const understood = new Set(meant.flatMap(({ words }) => words));
  const missing = found.missing.filter((word) => !foldedWords(word).every((each) => understood.has(each)));
  if (meant.length === 0) return found;
  return {
    targets: [...new Set([...meant.map(({ target }) => target), ...(found.isCorrected ? [] : found.targets)])],
    missing,
  };
}

/** The entry for insurers that are not listed. */
const OTHER_COMPANY = 'Otra aseguradora';

const NAMES: SearchManner = { isOfNames: true };

const manners: { readonly [N in CatalogueName]?: SearchManner } = {
  'economic-occupations': { stem: stemOf },
  nationalities: NAMES,
  provinces: { spell: spellPlace, isOfNames: true },
  'car-insurance-companies': NAMES,
  'motorcycle-insurance-companies': NAMES,
};

/** The words of each value of a list besides its label. */
const otherWords: { readonly [N in CatalogueName]?: (data: CatalogueData) => readonly (readonly string[])[] } = {
  'economic-occupations': ({ occupations }) => occupations.occupations.map(([, , ...words]) => words),
  'car-insurance-companies': wordsOfCompanies,
  'motorcycle-insurance-companies': wordsOfCompanies,
  provinces: ({ places }) => places.provinces.map(([, , ...words]) => words),
};

function wordsOfCompanies({ companies }: CatalogueData): string[][] {
  return companies.companies.map(([, , , ...words]) => words);
}

/** Joins a brand and a model, unless the model's name contains the brand. */
function fullName(brandName: string, modelName: string): string {
  return modelName.startsWith(brandName) ? modelName : `${brandName} ${modelName}`;
}

function firstOf(found: CatalogueAnswer['valores']): Pick<Found, 'valores' | 'hay_mas'> {
  return { valores: found.slice(0, FOUND_AT_MOST), hay_mas: found.length > FOUND_AT_MOST };
}

/** Composes an answer of entries; without any, of the entry for what is not listed, if there is one. */
function entriesFound(
  { targets, missing, isCorrected, isRespelled }: FoundEntries,
  valueAt: (target: number) => CatalogueValue,
  other = -1,
): Found {
  const found = targets.length === 0 && other >= 0 ? [other] : targets;
  const valores = found.slice(0, FOUND_AT_MOST).map(valueAt);
  return {
    valores,
    hay_mas: found.length > FOUND_AT_MOST,
    ...(isRespelled && missing.length === 0 && { aviso: RESPELLED }),
    ...notFound(missing, isCorrected ? '; lo más parecido es esto' : ''),
  };
}

const RESPELLED = 'El primero se escribe de otra forma: comprueba que es ese.';

/** Provinces where a hyphen joins the names of one town in two languages. */
const JOINING_PROVINCES: ReadonlySet<string> = new Set(['01', '20', '31', '48']);

/** Returns each name of a town: those of its official one, and further ones. */
function namesOfTown(name: string, provinceCode: string, furtherNames: readonly string[]): string[] {
  const separator = JOINING_PROVINCES.has(provinceCode) ? /[/-]/ : '/';
  return [...new Set([name, ...name.split(separator), ...furtherNames])];
}
