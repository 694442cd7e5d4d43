import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { existing, utf8Json } from '@cotiza/kernel';
import { RouteConfig } from '@nestjs/platform-fastify';
import { refusalBody, type Refusal } from '@cotiza/problems';
import type { FastifyInstance } from 'fastify';
import { namesOneHost } from '../http/names-one-host';
import { requestFacts } from '../http/request-facts';
import { requestIdOf } from '../http/request-id';
import { noteRequest, refusalNote } from '../http/request-notes';
import { STANDARD_HEADERS } from '../http/standard-headers';
import type { Logger } from '../logging/logger';
import type { Metrics } from '../metrics/metrics';
import type { Admission, AdmittedWork } from './admission';

/** Marks a route that makes quotations or estimates: while there is no room for one, it is refused before its body is read. */
export const RefusedWhenSaturated = (work: AdmittedWork) => RouteConfig({ admittedAs: work });

const METHOD = 'POST';
const STATUS = 503;
const HEADERS = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store'].concat(
  ...Object.entries(STANDARD_HEADERS),
);

/** The body around the id of the request. */
const PLACE_OF_ID = '{id}';
const BODY = refusalBody({ problem: 'servicio_saturado', faults: [] }, PLACE_OF_ID);
const [BEFORE_ID, AFTER_ID] = utf8Json(BODY).split(PLACE_OF_ID) as [string, string];
const BYTES_WITHOUT_ID = BEFORE_ID.length + AFTER_ID.length;

/** What is told of each refusal, as of any answer. */
interface Told {
  readonly logger: Logger;
  readonly metrics?: Metrics;
}

/**
 * Has a server refuse on the routes so marked before the framework has the request: refusing must cost little beside what is
 * refused, or whoever asks for much leaves no time for anything else.
 */
export function refuseWhenSaturated(server: FastifyInstance, admission: Admission, told: Told): void {
  const workOf = new Map<string, AdmittedWork>();
  server.addHook('onRoute', ({ config, url }) => {
    const { admittedAs } = (config ?? {}) as { admittedAs?: AdmittedWork };
    if (admittedAs) workOf.set(url, admittedAs);
  });
  refuseRoutes(server.server, workOf, admission, told);
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
  told: Told,
): void {
  const refuse = refuser(told);
  const [serve] = server.listeners('request') as [(request: IncomingMessage, answer: ServerResponse) => void];
  server.removeListener('request', serve).on('request', (request: IncomingMessage, answer: ServerResponse) => {
    const route = request.method === METHOD ? pathOf(existing(request.url, 'address in the request')) : '';
    const work = workOf.get(route);
    const refusal = work && namesOneHost(request) ? admission.refusal(work) : undefined;
    if (refusal) refuse(request, answer, route, refusal);
    else serve.call(server, request, answer);
  });
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** What each refusal needs is passed by itself: an object made of `told` and more would cost a class of its own each time (decision 0081). */
function refuser({ logger, metrics }: Told) {
  return (request: IncomingMessage, answer: ServerResponse, route: string, refusal: Refusal): void => {
    const cameAt = performance.now();
    const id = requestIdOf(request);
    answer.on('close', () => {
      const ms = performance.now() - cameAt;
      const note = refusalNote(refusal);
      metrics?.requestServed(METHOD, route, { status: STATUS, seconds: ms / 1000, note });
      if (!logger.isLevelEnabled('info')) return;
      noteRequest(request, note);
      logger.info(requestFacts(request, answer, { id, route, ms }), 'request served');
    });
    const length = String(BYTES_WITHOUT_ID + id.length);
    const own = ['retry-after', String(refusal.retryAfterSeconds), 'x-request-id', id, 'content-length', length];
    answer.writeHead(STATUS, HEADERS.concat(own)).write(BEFORE_ID + id + AFTER_ID, 'latin1');
    // Written now, with its head in one piece. With what ends it, it would be a list of two, which takes a tenth longer.
    answer.socket?.uncork();
    answer.end();
  };
}
