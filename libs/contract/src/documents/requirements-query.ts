import { lineOfRamo, RAMOS, type InsuranceLine } from '../lines';
import type { Fault } from '../validation/fault';
import { nearest } from '../validation/nearest';

/** A query string as a door parses it: a parameter that is repeated comes as an array. */
export type QueryParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a query of the requirements operation asks for: a line, or the index of the lines. */
export type RequirementsQuery =
  | { readonly asked: InsuranceLine | 'index'; readonly faults?: undefined }
  | { readonly asked?: undefined; readonly faults: readonly Fault[] };

/** Undocumented parameters that are named: a query string can hold thousands. */
const UNDOCUMENTED_NAMED = 10;

/** Reads the query of the requirements operation, or says everything that is wrong with it. */
export function readRequirementsQuery(query: QueryParameters): RequirementsQuery {
  const { ramo, ...others } = query;
  const faults = Object.keys(others).slice(0, UNDOCUMENTED_NAMED).map(undocumented);
  const line = lineOfRamo(ramo);
  if (ramo !== undefined && !line) faults.unshift(typeof ramo === 'string' ? notAllowed(ramo) : repeated());
  return faults.length > 0 ? { faults } : { asked: line ?? 'index' };
}

const undocumented = (name: string): Fault => ({
  campo: name.slice(0, 60),
  codigo: 'no_documentado',
  mensaje: 'Este parámetro no existe en esta consulta. El único es ramo.',
});

const repeated = (): Fault => ({
  campo: 'ramo',
  codigo: 'formato',
  mensaje: 'El parámetro ramo solo puede enviarse una vez.',
});

function notAllowed(received: string): Fault {
  const meant = nearest(received, RAMOS);
  const suggestion = meant ? ` El más parecido es ${meant}.` : '';
  return {
    campo: 'ramo',
    codigo: 'valor_no_permitido',
    mensaje: `El ramo no está entre los permitidos.${suggestion} Valores permitidos: ${RAMOS.join(', ')}.`,
    valores: RAMOS,
  };
}
