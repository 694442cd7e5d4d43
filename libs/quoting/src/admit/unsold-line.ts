import type { Fault, InsuranceLine } from '@cotiza/contract';
import type { InsurerPanel } from '../ports/insurer-panel';

const PATH = 'insurance_line';

/** A fault without question and values: no answer of the customer would bring a price. */
const UNSOLD: Fault = {
  campo: PATH,
  codigo: 'caso_no_soportado',
  mensaje: 'Ahora mismo ninguna aseguradora de este servicio cotiza este ramo.',
};

/** Returns the faults of a judged body, with one for a line that no insurer sells. A line that is wrong gets no second fault. */
export function withUnsoldLine(
  { line, faults }: { readonly line: InsuranceLine; readonly faults: readonly Fault[] },
  panel: Pick<InsurerPanel, 'sells'>,
): readonly Fault[] {
  if (panel.sells(line) || faults.some(({ campo }) => campo === PATH)) return faults;
  return [UNSOLD, ...faults];
}
