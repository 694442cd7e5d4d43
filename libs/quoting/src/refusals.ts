import type { Fault, ProblemCode, Refusal } from '@cotiza/contract';
import type { Fields } from '@cotiza/kernel';
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

/** Most keys of a body that faults name. */
export const NAMED_AT_MOST = 50;

/** Returns a fault for each key that a body does not take, for the first ones where there are many. */
export const undocumented = (others: Fields, mensaje: string, atMost = NAMED_AT_MOST): Fault[] =>
  Object.keys(others)
    .slice(0, atMost)
    .map((other) => ({ campo: other.slice(0, 60), codigo: 'no_documentado', mensaje }));

/** Faults that can be corrected make the data invalid; if only unsupported cases are left, the data cannot be quoted. */
export function refuseFaults(faults: readonly Fault[]): Refusal {
  const onlyUnsupported = faults.every(({ codigo }) => codigo === 'caso_no_soportado');
  return { problem: onlyUnsupported ? 'no_cotizable' : 'datos_invalidos', faults };
}
