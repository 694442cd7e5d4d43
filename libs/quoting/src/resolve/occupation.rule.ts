import type { Occupations } from '../ports/reference-data';
import type { Findings } from './findings';

const PATH = 'holder.economic_occupation';

/** The occupation sent must exist, also where it is not used. */
export function checkOccupation(code: string | undefined, occupations: Occupations, findings: Findings): void {
  if (code === undefined || occupations.hasOccupation(code)) return;
  findings.add(PATH, 'desconocido', 'No hay ninguna ocupación CNO-11 con ese código en el catálogo.');
}
