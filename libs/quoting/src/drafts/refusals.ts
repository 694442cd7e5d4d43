import type { Refusal } from '@cotiza/contract';
import { StorageUnavailable } from '../ports/quote-recorder';

type Refused = { readonly refusal: Refusal };

export const notFound: Refused = { refusal: { problem: 'solicitud_no_encontrada', faults: [] } };

/** The customer has seen the summary. */
export const closed: Refused = { refusal: { problem: 'solicitud_cerrada', faults: [] } };

/** Seconds after which to try again when drafts cannot be read or kept: a database that is started anew is back by then. */
const NOT_KEPT_SECONDS = 10;

/** Turns a storage that cannot be reached into its refusal. */
export function notKept(error: unknown): Refused {
  if (!(error instanceof StorageUnavailable)) throw error;
  return { refusal: { problem: 'servicio_no_disponible', faults: [], retryAfterSeconds: NOT_KEPT_SECONDS } };
}
