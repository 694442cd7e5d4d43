import { AsyncLocalStorage } from 'node:async_hooks';

/** Who calls: what the transport knows and the protocol does not carry. */
export interface Caller {
  readonly requestId: string;
  readonly address: string;
}

/** The caller of the request that is being served. */
export const callers = new AsyncLocalStorage<Caller>();
