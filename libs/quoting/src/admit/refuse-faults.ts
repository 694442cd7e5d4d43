import type { Fault } from '@cotiza/contract';
import type { Refusal } from '@cotiza/problems';

/** Faults that can be corrected make the data invalid; if only unsupported cases are left, the data cannot be quoted. */
export function refuseFaults(faults: readonly Fault[]): Refusal {
  const onlyUnsupported = faults.every(({ codigo }) => codigo === 'caso_no_soportado');
  return { problem: onlyUnsupported ? 'no_cotizable' : 'datos_invalidos', faults };
}
