import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { existing } from '@cotiza/kernel';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { namesOneHost } from '../http/names-one-host';
import type { OpenConnections } from '../http/open-connections';
import type { RequestHead } from '../http/plain-request';
import type { Admission, AdmittedWork } from './admission';
import { SaturatedAnswers, type Told } from './saturated-answers';

/** Marks a route that makes quotations or estimates: while there is no room for one, it is refused before its body is read. */
export const RefusedWhenSaturated = (work: AdmittedWork) => RouteConfig({ admittedAs: work });

const METHOD = 'POST';
const MS_PER_SECOND = 1000;

/** What refusing needs besides knowing when. */
interface Around extends Told {
  readonly connections: OpenConnections;
}

/**
 * Has a server refuse on the routes so marked before the framework has the request: refusing must cost little beside what is
 * refused, or whoever asks for much leaves no time for anything else. A connection on which one is refused, or that is let in
 * while some are, takes the short cut from then on.
 */
export function refuseWhenSaturated(server: FastifyInstance, admission: Admission, around: Around): void {
  const workOf = new Map<string, AdmittedWork>();
  server.addHook('onRoute', ({ config, url }) => {
    const { admittedAs } = (config ?? {}) as { admittedAs?: AdmittedWork };
    if (admittedAs) workOf.set(url, admittedAs);
  });
  refuseRoutes(server.server, workOf, admission, around);
}

/**
 * Has a server refuse on some routes before what else serves its requests.
 *
 * @param workOf what the routes of the server make, by their paths
 */
export function refuseRoutes(
  server: Server,
  workOf: ReadonlyMap<string, AdmittedWork>,
  admission: Admission,
  { connections, logger, metrics }: Around,
): void {
  const answers = new SaturatedAnswers(METHOD, { logger, metrics });
  const keepAliveSeconds = Math.floor(server.keepAliveTimeout / MS_PER_SECOND);
  const workFor = (request: RequestHead, route: string): AdmittedWork | undefined => {
    const work = request.method === METHOD ? workOf.get(route) : undefined;
    return work && namesOneHost(request) ? work : undefined;
  };
  connections.allowShortCuts({
    areNeeded: () => admission.isRefusing,
    answerAtOnce: (request) => {
      const route = routeOf(request);
      const work = workFor(request, route);
      const refusal = work && admission.refusalNow(work);
      return refusal && answers.bytesOf(refusal, request, route, keepAliveSeconds);
    },
  });
  const [serve] = server.listeners('request') as [(request: IncomingMessage, answer: ServerResponse) => void];
  server.removeListener('request', serve).on('request', (request: IncomingMessage, answer: ServerResponse) => {
    const route = routeOf(request);
    const work = workFor(request, route);
    const refusal = work && admission.refusal(work);
    if (refusal) {
      answers.send(refusal, answer, request, route);
      connections.takeShortCut(request.socket);
    } else serve.call(server, request, answer);
  });
}

function routeOf({ url: given }: RequestHead): string {
  const url = existing(given, 'address in the request');
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
