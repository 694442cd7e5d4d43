import type { Fault, ProblemCode, Refusal } from '@cotiza/contract';
import { StorageUnavailable } from './ports/quote-recorder';

/** Seconds after which to try again when no insurer answered: a breaker or a short outage has had time to pass. */
export const NOBODY_ANSWERED_SECONDS = 30;

/** Seconds after which to try again when quotations cannot be read: a database that is started anew is back by then. */
const NOT_READ_SECONDS = 10;

export function refused(problem: ProblemCode, retryAfterSeconds: number): { readonly refusal: Refusal } {
  return { refusal: { problem, faults: [], retryAfterSeconds } };
}

/** Returns the refusal of a request for which quotations cannot be read. Throws any other error again. */
export function refuseNotRead(error: unknown): { readonly refusal: Refusal } {
  if (!(error instanceof StorageUnavailable)) throw error;
  return refused('servicio_no_disponible', NOT_READ_SECONDS);
}

/** Faults that can be corrected make the data invalid; if only unsupported cases are left, the data cannot be quoted. */
export function refuseFaults(faults: readonly Fault[]): Refusal {
  const onlyUnsupported = faults.every(({ codigo }) => codigo === 'caso_no_soportado');
  return { problem: onlyUnsupported ? 'no_cotizable' : 'datos_invalidos', faults };
}
