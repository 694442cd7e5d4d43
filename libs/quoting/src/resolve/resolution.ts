import type { InsurerRequest } from '@cotiza/insurers-port';

/** Completes the request to the insurers under a reference. To be called only when no fault was found. */
export type Resolution<R extends InsurerRequest = InsurerRequest> = (reference: string) => R;
