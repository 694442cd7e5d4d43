import type { Findings } from './findings';

/** Fields that hold a code of a catalogue. Cars and motorcycles have different companies. */
const UNLISTED = {
  'driver.previous_company_code': 'No hay ninguna compañía con ese código en el catálogo de este ramo.',
  'holder.economic_occupation': 'No hay ninguna ocupación CNO-11 con ese código en el catálogo.',
} as const;

/** Adds a fault for a code that was sent and is not in its catalogue, also where no insurer uses it. */
export function checkListed(
  path: keyof typeof UNLISTED,
  code: string | undefined,
  isListed: (code: string) => boolean,
  findings: Findings,
): void {
  if (code !== undefined && !isListed(code)) findings.add(path, 'desconocido', UNLISTED[path]);
}
