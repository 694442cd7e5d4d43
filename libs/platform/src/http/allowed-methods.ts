import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

/** Answered at every address that takes any other. */
const OPTIONS = 'OPTIONS';

/** A parameter that takes anything, nothing included. */
const WILDCARD = '*';

/**
 * The methods that the address of a request takes, as the router finds them: none when the address does not exist. Every
 * statement of them comes from here.
 */
export function allowedMethods({ url, server }: Pick<FastifyRequest, 'url' | 'server'>): readonly string[] {
  const [path] = url.split('?', 1) as [string];
  if (!isDecodable(path)) return [];
  const taken = server.supportedMethods.filter((method) => method !== OPTIONS && isTaken(server, method, path));
  return taken.length > 0 ? [...taken, OPTIONS] : [];
}

/** The router finds something for an address that cannot be decoded, too: what refuses it. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The router takes an empty part for a parameter, and the framework does not. */
function isTaken(server: FastifyInstance, method: string, url: string): boolean {
  const found = server.findRoute({ method, url });
  if (!found) return false;
  return Object.entries(found.params).every(([name, value]) => name === WILDCARD || value !== '');
}

/** Seconds for which a browser may keep the answer to a preflight: a day. */
const PREFLIGHT_MAX_AGE = '86400';
const HEADER_NAMES = /^[A-Za-z0-9-]+(?:, ?[A-Za-z0-9-]+)*$/;

/**
 * Answers OPTIONS with the methods of the address. A preflight, by which a browser asks whether a page may send a request, may
 * bring any headers; one to an address that does not exist is answered without methods, so that the page gets to read that.
 *
 * @returns false for an address that does not exist, unless a browser asks
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

/** Marks a route for GET without HEAD, because a look at it would use something up. */
export const WithoutHead = () => RouteConfig({ withoutHead: true });

/** Makes routes so marked without the one for HEAD, which Fastify adds to every route for GET. */
export function honourWithoutHead(server: FastifyInstance): void {
  const route = server.route.bind(server);
  server.route = ((options: RouteOptions) => {
    const { withoutHead } = (options.config ?? {}) as { readonly withoutHead?: true };
    return route(withoutHead ? { ...options, exposeHeadRoute: false } : options);
  }) as FastifyInstance['route'];
}
