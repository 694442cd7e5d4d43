import type { ProblemCode } from '@cotiza/problems';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { ProblemException } from '../refusals/problem.exception';

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
export function parseJsonBody({ headers }: FastifyRequest, bytes: Buffer, done: Done): void {
  if (!isUtf8Type(headers['content-type']) || !isUncoded(headers['content-encoding']))
    return done(refused('tipo_no_soportado'));
  let body: unknown;
  try {
    body = JSON.parse(utf8.decode(bytes));
  } catch {
    return done(refused('json_invalido'));
  }
  done(null, body);
}

/** Returns false for a type that names another charset than UTF-8. */
function isUtf8Type(type = PLAIN_TYPE): boolean {
  if (type === PLAIN_TYPE) return true;
  const charset = CHARSET.exec(type)?.[1];
  return charset === undefined || UTF8_NAMES.test(charset);
}

/** Returns false for a compressed body. */
function isUncoded(encoding?: string): boolean {
  return encoding === undefined || encoding.trim().toLowerCase() === 'identity';
}

/** The type in which a page sends a form (HTML standard, 4.10.21.8). */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

const FLAG = 'takesForm';

/** Marks a route that takes a form of a page. All others take JSON alone. */
export const TakesForm = () => RouteConfig({ [FLAG]: true });

/** Reads the fields of a form where the route takes one; elsewhere it is refused like any other type. */
export function parseFormBody({ routeOptions }: FastifyRequest, bytes: Buffer, done: Done): void {
  const takesForm = (routeOptions.config as { readonly [FLAG]?: boolean })[FLAG] === true;
  if (takesForm) done(null, new URLSearchParams(bytes.toString('utf8')));
  else done(refused('tipo_no_soportado'));
}

const refused = (problem: ProblemCode) => new ProblemException({ problem, faults: [] });
