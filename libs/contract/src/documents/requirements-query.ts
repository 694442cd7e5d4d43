import { LINES, lineMeant, lineOfRamo, RAMOS, type InsuranceLine } from '../lines';
import type { Fault } from '../validation/fault';
import { unknownNames } from './query-faults';

/** A query of the requirements operation: for a line, or for the index of the lines. */
export type RequirementsQuery =
  | { readonly asked: InsuranceLine | 'index'; readonly faults?: undefined }
  | { readonly asked?: undefined; readonly faults: readonly Fault[] };

/** Longest part of the name of an unknown parameter that a fault repeats. */
const NAME_SHOWN = 60;

/** Faults of single parameters of the requirements operation. */
export const requirementsFaults = {
  unknown: (name: string): Fault => ({
    campo: name.slice(0, NAME_SHOWN),
    codigo: 'no_documentado',
    mensaje: 'Este parámetro no existe en esta consulta. El único es ramo.',
  }),
  repeated: (campo: string): Fault => ({
    campo,
    codigo: 'formato',
    mensaje: `El parámetro ${campo} solo puede enviarse una vez.`,
  }),
  notAllowed: (campo: string, sent: unknown): Fault => {
    const meant = lineMeant(String(sent));
    const suggestion = meant ? ` Envía ${LINES[meant].ramo}.` : '';
    return {
      campo,
      codigo: 'valor_no_permitido',
      mensaje: `El ${campo} no está entre los permitidos.${suggestion} Valores permitidos: ${RAMOS.join(', ')}.`,
      valores: RAMOS,
    };
  },
};

/** Reads the parameters of the requirements operation, or returns all their faults. */
export function readRequirementsQuery(sent: Readonly<Record<string, string>>): RequirementsQuery {
  const { ramo } = sent;
  const faults = unknownNames(Object.keys(sent), ['ramo']).map(requirementsFaults.unknown);
  const line = lineOfRamo(ramo);
  if (ramo !== undefined && !line) faults.unshift(requirementsFaults.notAllowed('ramo', ramo));
  return faults.length > 0 ? { faults } : { asked: line ?? 'index' };
}
