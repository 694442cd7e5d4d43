import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEMS, refusalBody, type ProblemCode } from '@cotiza/problems';
import type { OpenConnections } from './open-connections';
import { STANDARD_HEADERS } from './standard-headers';

/** What Node calls the faults of a client that have a refusal of their own. */
const BY_CODE: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'cabeceras_demasiado_grandes',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'cuerpo_demasiado_grande',
  ERR_HTTP_REQUEST_TIMEOUT: 'tiempo_agotado',
};

const STANDARD_LINES = Object.entries(STANDARD_HEADERS).map(([name, value]) => `${name}: ${value}`);

/** Answers what never became a request, because it is no HTTP or did not arrive in time, and ends its connection. */
export const refuseMalformed =
  (connections: OpenConnections) =>
  ({ code = '' }: { readonly code?: string }, socket: Socket): void => {
    if (code !== 'ECONNRESET' && socket.writable && !connections.hasBegunToAnswer(socket)) {
      socket.write(rawRefusal(BY_CODE[code] ?? 'peticion_malformada'));
    }
    socket.destroySoon();
  };

/** A refusal as bytes of HTTP, for a connection on which there is no reply to write to. */
function rawRefusal(problem: ProblemCode): string {
  const { status } = PROBLEMS[problem];
  const requestId = randomUUID();
  const body = JSON.stringify(refusalBody({ problem, faults: [] }, requestId));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    ...STANDARD_LINES,
    `x-request-id: ${requestId}`,
    `date: ${new Date().toUTCString()}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
