import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { PROBLEMS, refusalBody, type Refusal } from '@cotiza/problems';
import { httpDate } from './http-date';
import { STANDARD_HEADERS } from './standard-headers';

const STANDARD_LINES = Object.entries(STANDARD_HEADERS).map(([name, value]) => `${name}: ${value}`);

/** A refusal as bytes of HTTP, for a connection on which there is no reply to write to. It is the last on its connection. */
export function rawRefusal(refusal: Refusal): string {
  const { status } = PROBLEMS[refusal.problem];
  const requestId = randomUUID();
  const body = JSON.stringify(refusalBody(refusal, requestId));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    ...(refusal.retryAfterSeconds === undefined ? [] : [`retry-after: ${refusal.retryAfterSeconds}`]),
    ...STANDARD_LINES,
    `x-request-id: ${requestId}`,
    `date: ${httpDate()}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
