import type { Findings } from './findings';

const PATH = 'driver.previous_company_code';

/** The previous company must be one of the line's own catalogue: cars and motorcycles have different codes. */
export function checkCompany(code: string | undefined, isKnown: (code: string) => boolean, findings: Findings): void {
  if (code === undefined || isKnown(code)) return;
  findings.add(PATH, 'desconocido', 'No hay ninguna compañía con ese código en el catálogo de este ramo.');
}
