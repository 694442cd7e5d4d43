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
const changing = (change: (ordinary: HttpAnswer) => Partial<HttpAnswer>) => (ordinary: HttpAnswer) => () => ({
  ...ordinary,
  ...change(ordinary),
});
const html = { 'content-type': 'text/html; charset=utf-8' };

/** Does something with the connection and answers nothing in order. */
const doing =
  (act: (response: ServerResponse, ordinary: HttpAnswer) => void) =>
  (ordinary: HttpAnswer): Answering =>
  (_request, response) => {
    act(response, ordinary);
    return undefined;
  };

type Row = readonly [name: string, cause: UnavailableCause, answering: NetworkFault['answering']];
const padded = (bytes: number) => ({ 'x-padding': 'x'.repeat(bytes) });

const ROWS: readonly Row[] = [
  ['never answers', 'deadline', doing(() => undefined)],
  [
    'sends the head of an answer and nothing more',
    'deadline',
    doing((response, { status, headers }) => response.writeHead(status, headers).flushHeaders()),
  ],
  ['resets every connection', 'failure', doing((response) => raw(response).resetAndDestroy())],
  [
    'breaks off in the middle of an answer',
    'failure',
    doing((response, { status, headers, body }) => {
      response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) });
      response.write(body.slice(0, body.length / 2), () => raw(response).destroy());
    }),
  ],
  ['answers what is not HTTP', 'invalid-answer', doing((response) => raw(response).end('SSH-2.0-OpenSSH_9.6\r\n\r\n'))],
  ['sends too large an answer', 'invalid-answer', changing(({ body }) => ({ body: body + ' '.repeat(HUGE_BYTES) }))],
  [
    'sends too large a head',
    'invalid-answer',
    changing(({ headers }) => ({ headers: { ...headers, ...padded(65_536) } })),
  ],
  ['answers nothing with 200', 'invalid-answer', changing(() => ({ body: '' }))],
  [
    'answers a page with 200',
    'invalid-answer',
    changing(() => ({ headers: html, body: '<html>Mantenimiento</html>' })),
  ],
  ['answers noise with 200', 'invalid-answer', changing(() => ({ body: '\u0000\u0001{]<&;">\uffff' }))],
  ['cuts an answer short', 'invalid-answer', changing(({ body }) => ({ body: body.slice(0, body.length / 2) }))],
  ['says nothing of the kind of its answer', 'invalid-answer', changing(() => ({ headers: {} }))],
  [
    'compresses an answer that was not to be',
    'invalid-answer',
    changing(({ headers }) => ({ headers: { ...headers, 'content-encoding': 'gzip' } })),
  ],
  [
    'answers in another encoding of characters',
    'invalid-answer',
    doing((response, { status, headers, body }) => {
      response.writeHead(status, headers).end(Buffer.from(body.replace('"', '"ñ'), 'latin1'));
    }),
  ],
  ...[500, 502, 503, 504, 429].map((status): Row => {
    const headers = { ...html, 'retry-after': '60' };
    return [`answers a page with ${status}`, 'failure', changing(() => ({ status, headers, body: '<h1>Error</h1>' }))];
  }),
  [
    'sends us somewhere else',
    'failure',
    changing(() => ({ status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: '' })),
  ],
  ['answers 204', 'failure', changing(() => ({ status: 204, headers: {}, body: '' }))],
];

export const NETWORK_FAULTS: readonly NetworkFault[] = ROWS.map(([name, cause, answering]) => ({
  name,
  cause,
  answering,
}));
