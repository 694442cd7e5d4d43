import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEMS, refusalBody, type ProblemCode } from '@cotiza/problems';
import type { OneRequestAtATime } from './one-request-at-a-time';
import { STANDARD_HEADERS } from './standard-headers';

/** Node's codes for faults of a client that have a refusal of their own. */
const BY_CODE: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'cabeceras_demasiado_grandes',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'cuerpo_demasiado_grande',
  ERR_HTTP_REQUEST_TIMEOUT: 'tiempo_agotado',
};

/**
 * Answers bytes that are no request, or that did not arrive in time, and ends their connection. Requests before them on the
 * same connection are answered first.
 */
export const refuseMalformed =
  (connections: OneRequestAtATime) =>
  ({ code = '' }: { readonly code?: string }, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    connections.afterAnswers(socket, (canAnswer) => {
      if (canAnswer && socket.writable) socket.write(refusalText(BY_CODE[code] ?? 'peticion_malformada'));
      socket.destroySoon();
    });
  };

/** Returns a refusal as text of HTTP: no reply exists for what is no request. */
function refusalText(problem: ProblemCode): string {
  const { status } = PROBLEMS[problem];
  const requestId = randomUUID();
  const body = JSON.stringify(refusalBody({ problem, faults: [] }, requestId));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...STANDARD_HEADERS,
    'x-request-id': requestId,
    date: new Date().toUTCString(),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
