import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ProblemCode, PROBLEMS, refusalBody } from '@cotiza/contract';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { ProblemException } from '../problem.exception';
import { jsonFault } from './json-fault';
import type { OneRequestAtATime } from './connections';
import { STANDARD_HEADERS } from './standard-headers';

/** Refuses bytes that are not UTF-8 instead of replacing them; a byte order mark is left out. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

const PLAIN_TYPE = 'application/json';
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;
const UTF8_NAMES = /^utf-?8$/i;

type Done = (error: Error | null, body?: unknown) => void;

/**
 * Reads a body as JSON in UTF-8, which is what JSON is between systems (RFC 8259, 8.1). Any key is legal: `__proto__`
 * becomes a property like others, for the validator to refuse.
 */
export function parseJsonBody(request: FastifyRequest, bytes: Buffer, done: Done): void {
  const { headers } = request;
  if (takesForm(request) || !isUtf8Type(headers['content-type']) || !isUncoded(headers['content-encoding']))
    return done(refused('tipo_no_soportado'));
  let body: unknown;
  try {
    body = JSON.parse(utf8.decode(bytes));
  } catch {
    return done(new ProblemException({ problem: 'json_invalido', faults: [], note: jsonFault(bytes) }));
  }
  done(null, body);
}

/** Returns false for a type that names another charset than UTF-8. */
function isUtf8Type(type = PLAIN_TYPE): boolean {
  if (type === PLAIN_TYPE) return true;
  const charset = CHARSET.exec(type)?.[1];
  return charset === undefined || UTF8_NAMES.test(charset);
}

function isUncoded(encoding?: string): boolean {
  return encoding === undefined || encoding.trim().toLowerCase() === 'identity';
}

/** The type in which a page sends a form (HTML standard, 4.10.21.8). */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

const FLAG = 'takesForm';

/** Marks a route that takes a form of a page, and no JSON. All others take JSON alone. */
export const TakesForm = () => RouteConfig({ [FLAG]: true });

const takesForm = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { readonly [FLAG]?: boolean })[FLAG] === true;

/** Reads the fields of a form where the route takes one; elsewhere it is refused like any other type. */
export function parseFormBody(request: FastifyRequest, bytes: Buffer, done: Done): void {
  if (takesForm(request)) done(null, new URLSearchParams(bytes.toString('utf8')));
  else done(refused('tipo_no_soportado'));
}

const refused = (problem: ProblemCode) => new ProblemException({ problem, faults: [] });

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
