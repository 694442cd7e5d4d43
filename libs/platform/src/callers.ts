import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { noteRequest } from './logging/request-notes';
import { ProblemException } from './problem.exception';

/** Groups of routes that share one limit for each client; each is a named throttler. */
export const LIMIT_GROUPS = ['reference', 'quotes', 'estimates'] as const;
export type LimitGroup = (typeof LIMIT_GROUPS)[number];

/** A firm that the operator has given a key. */
export interface Caller {
  /** The operator's name for it. It is logged: nothing personal. */
  readonly name: string;
  /** Its own requests a minute by group; 0 for any number. Other groups have the limit of every client. */
  readonly limits: Readonly<Partial<Record<LimitGroup, number>>>;
}

/** The callers that have a key, as the operator's file has them now. */
export abstract class Callers {
  /** Returns the caller of a key; undefined for one that is unknown or disabled. */
  abstract find(key: string): Caller | undefined;
}

/** `Bearer` in any case, and its token (RFC 6750, 2.1; RFC 9110, 11.1). */
const BEARER = /^bearer +([\w.~+/-]+=*) *$/i;

/** A 401 has to name a scheme (RFC 9110, 11.6.1). */
const CHALLENGE = { 'www-authenticate': 'Bearer realm="callers"' };

/** Callers of the requests under way, so that each key is looked up once a request. */
const identified = new WeakMap<IncomingMessage, Caller>();

/** Returns the name of the caller that a request was identified with, if any. */
export const callerOf = ({ raw }: Pick<FastifyRequest, 'raw'>): string | undefined => identified.get(raw)?.name;

/**
 * Identifies the caller of a request by its key; undefined for a request without a key.
 *
 * @throws ProblemException when no caller has that key
 */
export function identifyCaller({ raw }: Pick<FastifyRequest, 'raw'>, callers: Callers): Caller | undefined {
  const { authorization } = raw.headers;
  if (authorization === undefined) return undefined;
  const before = identified.get(raw);
  if (before) return before;
  const key = BEARER.exec(authorization)?.[1];
  const caller = key === undefined ? undefined : callers.find(key);
  if (!caller) throw new ProblemException({ problem: 'clave_de_acceso_no_valida', faults: [] }, CHALLENGE);
  identified.set(raw, caller);
  noteRequest(raw, { caller: caller.name });
  return caller;
}
