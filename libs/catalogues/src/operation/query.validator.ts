import {
  CATALOGUE_FILTERS,
  type CatalogueFilter,
  catalogueFaults,
  type CatalogueQuery,
  type Fault,
  isCatalogueName,
  type QueryParameters,
  unknownNames,
} from '@cotiza/contract';
import type { CatalogueData } from '../reference-data';
import type { CatalogueRefusal, CatalogueRequest } from './catalogue-query';
import { isRequired, parametersOf } from './parameters.table';
import { missingFilter, valueFaults } from './value.rules';

const PARAMETERS = ['tipo', ...CATALOGUE_FILTERS];

/**
 * Checks parameters of any name against those of the operation, of their catalogue and the data they name.
 *
 * Every fault is listed at once, and one mistake is one fault: without a catalogue nothing can be said of the filters, and
 * without a line nothing of its brands.
 */
export function checkParameters(sent: QueryParameters, data: CatalogueData): CatalogueRequest | CatalogueRefusal {
  const names = Object.keys(sent).filter((name) => sent[name] !== undefined);
  const repeated = PARAMETERS.filter((name) => Array.isArray(sent[name]));
  const faults = [
    ...unknownNames(names, PARAMETERS).map((name) => catalogueFaults.unknown(name, PARAMETERS)),
    ...repeated.map(catalogueFaults.repeated),
  ];
  const { tipo } = sent;
  if (!isCatalogueName(tipo)) return { faults: [...faults, ...nameFaults(tipo)] };
  const checked = checkQuery({ ...sent, tipo }, data);
  if (faults.length === 0) return checked;
  return { faults: [...faults, ...('faults' in checked ? checked.faults : [])] };
}

/** Checks the parameters of a query against those of its catalogue and the data they name. Others than those are not looked at. */
export function checkQuery(query: CatalogueQuery, data: CatalogueData): CatalogueRequest | CatalogueRefusal {
  const { filters, faults } = filtersOf(query);
  const request = { tipo: query.tipo, ...filters };
  faults.push(...valueFaults(request, data));
  return faults.length > 0 ? { faults } : request;
}

/** The fault of a parameter `tipo` that names no catalogue. One that is repeated has its fault already. */
function nameFaults(tipo: QueryParameters[string]): readonly Fault[] {
  if (tipo === undefined) return [catalogueFaults.missingCatalogue('tipo')];
  return typeof tipo === 'string' ? [catalogueFaults.noSuchCatalogue('tipo', tipo)] : [];
}

/** The filters that the catalogue takes; a fault for each one that it does not take or lacks. */
function filtersOf(query: CatalogueQuery) {
  const rules = parametersOf(query.tipo);
  const isSearch = rules.texto !== undefined && query.texto !== undefined;
  const filters: { [P in CatalogueFilter]?: string } = {};
  const faults: Fault[] = [];
  for (const name of CATALOGUE_FILTERS) {
    const sent = query[name];
    if (sent === undefined) {
      if (isRequired(rules, name, isSearch)) faults.push(missingFilter(name));
    } else if (rules[name] === undefined) {
      faults.push(inapplicable(name, Object.keys(rules)));
    } else if (typeof sent === 'string') {
      filters[name] = sent;
    }
  }
  return { filters, faults };
}

function inapplicable(campo: CatalogueFilter, taken: readonly string[]): Fault {
  const mensaje =
    taken.length > 0
      ? `Este parámetro no se usa con este catálogo, que admite: ${taken.join(', ')}.`
      : 'Este parámetro no se usa con este catálogo, que no admite ninguno más.';
  return { campo, codigo: 'no_documentado', mensaje };
}
