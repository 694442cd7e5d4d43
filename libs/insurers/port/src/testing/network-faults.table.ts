import type { ServerResponse } from 'node:http';
import type { Answering, HttpAnswer } from '@cotiza/kernel/testing';
import type { UnavailableCause } from '../outcome';

/** Something that goes wrong between an insurer and us, or at the insurer, whatever its protocol. */
export interface NetworkFault {
  readonly name: string;
  /** @param ordinary what the insurer would answer if all were well */
  readonly answering: (ordinary: HttpAnswer) => Answering;
  /** Why the insurer is then unavailable. */
  readonly cause: UnavailableCause;
}

/** Larger than any answer that a connector may take. */
const HUGE_BYTES = 4 * 1024 * 1024;

const raw = (response: ServerResponse) => response.socket!;
const replying = (change: Partial<HttpAnswer>) => (ordinary: HttpAnswer) => () => ({ ...ordinary, ...change });
const html = { 'content-type': 'text/html; charset=utf-8' };

/** Does something with the connection and answers nothing in order. */
const doing =
  (act: (response: ServerResponse, ordinary: HttpAnswer) => void) =>
  (ordinary: HttpAnswer): Answering =>
  (_request, response) => {
    act(response, ordinary);
    return undefined;
  };

export const NETWORK_FAULTS: readonly NetworkFault[] = [
  { name: 'never answers', cause: 'deadline', answering: doing(() => undefined) },
  {
    name: 'sends the head of an answer and nothing more',
    cause: 'deadline',
    answering: doing((response, { status, headers }) => response.writeHead(status, headers).flushHeaders()),
  },
  {
    name: 'resets every connection',
    cause: 'failure',
    answering: doing((response) => raw(response).resetAndDestroy()),
  },
  {
    name: 'breaks off in the middle of an answer',
    cause: 'failure',
    answering: doing((response, { status, headers, body }) => {
      response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) });
      response.write(body.slice(0, body.length / 2), () => raw(response).destroy());
    }),
  },
  {
    name: 'answers something that is not HTTP',
    cause: 'invalid-answer',
    answering: doing((response) => raw(response).end('SSH-2.0-OpenSSH_9.6\r\n\r\n')),
  },
  {
    name: 'announces an answer that is too large',
    cause: 'invalid-answer',
    answering: (ordinary) => () => ({ ...ordinary, body: ordinary.body + ' '.repeat(HUGE_BYTES) }),
  },
  {
    name: 'sends a head that is too large',
    cause: 'invalid-answer',
    answering: (ordinary) => () => ({
      ...ordinary,
      headers: { ...ordinary.headers, 'x-padding': 'x'.repeat(64 * 1024) },
    }),
  },
  { name: 'answers nothing with 200', cause: 'invalid-answer', answering: replying({ body: '' }) },
  {
    name: 'answers a page with 200',
    cause: 'invalid-answer',
    answering: replying({ headers: html, body: '<html><body>Mantenimiento</body></html>' }),
  },
  {
    name: 'answers noise with 200',
    cause: 'invalid-answer',
    answering: replying({ body: '\u0000\u0001{]<&;">\uffff' }),
  },
  {
    name: 'cuts an answer short without saying so',
    cause: 'invalid-answer',
    answering: (ordinary) => () => ({ ...ordinary, body: ordinary.body.slice(0, ordinary.body.length / 2) }),
  },
  {
    name: 'says nothing of the kind of its answer',
    cause: 'invalid-answer',
    answering: replying({ headers: {} }),
  },
  {
    name: 'compresses an answer that was not to be',
    cause: 'invalid-answer',
    answering: (ordinary) => () => ({ ...ordinary, headers: { ...ordinary.headers, 'content-encoding': 'gzip' } }),
  },
  {
    name: 'answers in another encoding of characters',
    cause: 'invalid-answer',
    answering: doing((response, { status, headers, body }) => {
      response.writeHead(status, headers).end(Buffer.from(body.replace('"', '"ñ'), 'latin1'));
    }),
  },
  ...[500, 502, 503, 504, 429].map((status) => ({
    name: `answers a page with ${status}`,
    cause: 'failure' as const,
    answering: replying({ status, headers: { ...html, 'retry-after': '60' }, body: '<h1>Error</h1>' }),
  })),
  {
    name: 'sends us somewhere else',
    cause: 'failure',
    answering: replying({ status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: '' }),
  },
  { name: 'answers 204', cause: 'failure', answering: replying({ status: 204, headers: {}, body: '' }) },
];
