import { CATALOGUE_NAMES, type CatalogueName, type Fault, nearest, type QueryParameters } from '@cotiza/contract';
import type { NameParameter } from '@cotiza/quoting';
import type { CatalogueData } from '../reference-data';
import {
  CATALOGUE_FILTERS,
  CATALOGUE_PARAMETERS,
  type CatalogueFilter,
  type CatalogueParameter,
  type CatalogueRefusal,
  type CatalogueRequest,
} from './catalogue-query';
import { isRequired, parametersOf } from './parameters.table';
import { missingParameter, valueFaults } from './value.rules';

const knownTipos: ReadonlySet<string> = new Set(CATALOGUE_NAMES);

/** Longest part of an unknown parameter's name that a fault repeats. */
const NAME_SHOWN = 40;

/** Most unknown parameters that are listed: a query string can hold thousands. */
const UNKNOWN_LISTED = 10;

/**
 * Checks a query against the parameters of its catalogue and the data they name.
 *
 * Every fault is listed at once, and one mistake is one fault: without a catalogue nothing can be said of the filters, and
 * without a line nothing of its brands.
 */
export function checkQuery(
  query: QueryParameters,
  data: CatalogueData,
  nameParameter: NameParameter = 'tipo',
): CatalogueRequest | CatalogueRefusal {
  const parameters = CATALOGUE_PARAMETERS[nameParameter];
  const faults = [...undocumented(query, parameters), ...repeated(query, parameters)];
  const tipo = tipoOf(query, nameParameter, faults);
  if (tipo === undefined) return { faults };
  const request = { tipo, ...filtersOf(tipo, query, faults) };
  faults.push(...valueFaults(request, data));
  return faults.length > 0 ? { faults } : request;
}

function undocumented(query: QueryParameters, parameters: readonly string[]): Fault[] {
  return Object.keys(query)
    .filter((name) => query[name] !== undefined && !parameters.includes(name))
    .slice(0, UNKNOWN_LISTED)
    .map((name) => ({
      campo: name.slice(0, NAME_SHOWN),
      codigo: 'no_documentado',
      mensaje: `Este parámetro no existe.${suggestion(name, parameters)}`,
      valores: parameters,
    }));
}

function repeated(query: QueryParameters, parameters: readonly string[]): Fault[] {
  return parameters
    .filter((name) => Array.isArray(query[name]))
    .map((name) => ({
      campo: name,
      codigo: 'formato',
      mensaje: 'Este parámetro se ha enviado más de una vez.',
      formato: 'un solo valor',
    }));
}

function tipoOf(query: QueryParameters, nameParameter: NameParameter, faults: Fault[]): CatalogueName | undefined {
  const sent = query[nameParameter];
  if (sent === undefined) {
    faults.push(missingParameter(nameParameter, CATALOGUE_NAMES));
  } else if (typeof sent === 'string') {
    if (isTipo(sent)) return sent;
    faults.push({
      campo: nameParameter,
      codigo: 'valor_no_permitido',
      mensaje: `Ese catálogo no existe.${suggestion(sent, CATALOGUE_NAMES)}`,
      valores: CATALOGUE_NAMES,
    });
  }
  return undefined;
}

/** The filters that the catalogue takes; a fault for each one it does not take or lacks. */
function filtersOf(tipo: CatalogueName, query: QueryParameters, faults: Fault[]) {
  const rules = parametersOf(tipo);
  const isSearch = rules.texto !== undefined && query['texto'] !== undefined;
  const taken: { [P in CatalogueFilter]?: string } = {};
  for (const name of CATALOGUE_FILTERS) {
    const sent = query[name];
    if (sent === undefined) {
      if (isRequired(rules, name, isSearch)) faults.push(missingParameter(name));
    } else if (rules[name] === undefined) {
      faults.push(inapplicable(name, Object.keys(rules)));
    } else if (typeof sent === 'string') {
      taken[name] = sent;
    }
  }
  return taken;
}

function inapplicable(campo: CatalogueParameter, taken: readonly string[]): Fault {
  const mensaje =
    taken.length > 0
      ? `Este parámetro no se usa con este catálogo, que admite: ${taken.join(', ')}.`
      : 'Este parámetro no se usa con este catálogo, que no admite ninguno más.';
  return { campo, codigo: 'no_documentado', mensaje };
}

function suggestion(text: string, names: readonly string[]): string {
  const near = nearest(text, names);
  return near === undefined ? '' : ` El más parecido es ${near}.`;
}

function isTipo(text: string): text is CatalogueName {
  return knownTipos.has(text);
}
