import type { Fault, InsuranceLine } from '@cotiza/contract';
import type { InsurerPanel } from '../ports/insurer-panel';

const PATH = 'insurance_line';

/** It puts no question and offers no value: nothing that a customer answers would bring a price. */
const UNSOLD: Fault = {
  campo: PATH,
  codigo: 'caso_no_soportado',
  mensaje: 'Ahora mismo ninguna aseguradora de este servicio cotiza este ramo.',
};

/** The faults of a judged body, with that of its line where nobody sells it. One that is wrong already gets no second. */
export function withUnsoldLine(
  { line, faults }: { readonly line: InsuranceLine; readonly faults: readonly Fault[] },
  panel: Pick<InsurerPanel, 'sells'>,
): readonly Fault[] {
  if (panel.sells(line) || faults.some(({ campo }) => campo === PATH)) return faults;
  return [UNSOLD, ...faults];
}
