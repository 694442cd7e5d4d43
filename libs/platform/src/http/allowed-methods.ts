import type { FastifyRequest } from 'fastify';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The methods that the address of a request does take: none when the address does not exist. */
export function allowedMethods(request: FastifyRequest): readonly string[] {
  const [path] = request.url.split('?', 1) as [string];
  return METHODS.filter((method) => request.server.hasRoute({ method, url: path }));
}
