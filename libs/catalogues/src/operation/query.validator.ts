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
import { vehicleLines } from './vehicle-lines.table';

/** Longest text that is looked up as the name of a brand or model. */
const LONGEST_NAME = 60;

/**
 * Checks parameters of any name against those of the operation, of their catalogue and the data they name.
 *
 * Lists all faults at once, one for each mistake: without a catalogue the filters are not judged, and without a line its
 * brands are not.
 */
export function checkParameters(
  sent: QueryParameters,
  data: CatalogueData,
  catalogue = 'tipo',
): CatalogueRequest | CatalogueRefusal {
  const known = [catalogue, ...CATALOGUE_FILTERS];
  const names = Object.keys(sent).filter((name) => sent[name] !== undefined);
  const repeated = known.filter((name) => Array.isArray(sent[name]));
  const faults = [
    ...unknownNames(names, known).map((name) => catalogueFaults.unknown(name, known)),
    ...repeated.map(catalogueFaults.repeated),
  ];
  const tipo = sent[catalogue];
  if (!isCatalogueName(tipo)) return { faults: [...faults, ...nameFaults(catalogue, tipo)] };
  const checked = checkQuery({ ...sent, tipo }, data);
  if (faults.length === 0) return checked;
  return { faults: [...faults, ...('faults' in checked ? checked.faults : [])] };
}

/** Checks the parameters of a query against those of its catalogue and the data they name. Ignores other parameters. */
function checkQuery(query: CatalogueQuery, data: CatalogueData): CatalogueRequest | CatalogueRefusal {
  const { filters, faults } = filtersOf(query);
  const request = withIds({ tipo: query.tipo, ...filters }, data);
  faults.push(...valueFaults(request, data));
  return faults.length > 0 ? { faults } : request;
}

/** Looks up a brand and a model that were sent by name. */
function withIds(request: CatalogueRequest, data: CatalogueData): CatalogueRequest {
  const line = vehicleLines.get(request.ramo ?? '');
  if (line === undefined) return request;
  const vehicles = data[line.data];
  const marca = idOf(
    request.marca,
    (id) => vehicles.findBrand(id),
    (name) => vehicles.idOfName(name),
  );
  const modelNamed = (name: string) => (marca === undefined ? undefined : vehicles.idOfName(name, marca));
  const modelo = idOf(request.modelo, (id) => vehicles.findModel(id), modelNamed);
  return { ...request, ...(marca && { marca }), ...(modelo && { modelo }) };
}

/** Returns what was sent where it is an id or nothing that is known, and the id of a name. */
function idOf(
  sent: string | undefined,
  find: (id: string) => unknown,
  named: (name: string) => string | undefined,
): string | undefined {
  if (sent === undefined || sent.length > LONGEST_NAME || find(sent) !== undefined) return sent;
  return named(sent) ?? sent;
}

/** Returns the fault of a name of no catalogue. A repeated one has its fault already. */
function nameFaults(campo: string, tipo: QueryParameters[string]): readonly Fault[] {
  if (tipo === undefined) return [catalogueFaults.missingCatalogue(campo)];
  return typeof tipo === 'string' ? [catalogueFaults.noSuchCatalogue(campo, tipo)] : [];
}

/** Returns the filters of the catalogue, and a fault for each unknown or missing one. */
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
