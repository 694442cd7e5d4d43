import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowedMethods } from './allowed-methods';

/** How long a browser may keep the answer to a preflight, in seconds: a day. */
const PREFLIGHT_MAX_AGE = '86400';
const HEADER_NAMES = /^[A-Za-z0-9-]+(?:, ?[A-Za-z0-9-]+)*$/;

/**
 * Answers OPTIONS with the methods of the address. A preflight, by which a browser asks whether a page may send a request, may
 * bring any headers; one to an address that does not exist is answered without methods, so that the page gets to read that.
 *
 * @returns whether it is answered: nobody but a browser is told anything of an address that does not exist
 */
export function answerOptions(request: FastifyRequest, reply: FastifyReply): boolean {
  const allowed = allowedMethods(request).join(', ');
  const isPreflight = asksFirst(request);
  if (allowed === '' && !isPreflight) return false;
  if (allowed !== '') void reply.header('allow', allowed);
  if (isPreflight) addPreflight(request, reply, allowed);
  void reply.status(204).send();
  return true;
}

const asksFirst = ({ headers }: FastifyRequest): boolean =>
  headers.origin !== undefined && headers['access-control-request-method'] !== undefined;

function addPreflight({ headers }: FastifyRequest, reply: FastifyReply, allowed: string): void {
  const wanted = headers['access-control-request-headers'];
  if (wanted !== undefined && HEADER_NAMES.test(wanted)) void reply.header('access-control-allow-headers', wanted);
  if (allowed !== '') void reply.header('access-control-allow-methods', allowed);
  void reply.header('access-control-max-age', PREFLIGHT_MAX_AGE).header('vary', 'access-control-request-headers');
}
