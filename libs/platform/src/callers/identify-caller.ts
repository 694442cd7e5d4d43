import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { ProblemException } from '../http/problem.exception';
import { noteRequest } from '../http/request-notes';
import type { Caller, Callers } from './callers';

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
