import { request, type Agent, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A well-formed request, which has to be answered whatever it says. */
export interface FuzzRequest {
  readonly kind: string;
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: Buffer;
}

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

export const headerOf = ({ headers }: Pick<Answer, 'headers'>, wanted: string): string | undefined =>
  headers.find(([name]) => name === wanted)?.[1];

const TIMEOUT_MS = 30_000;

const linesOf = ({ headers, body }: FuzzRequest, host: string) => [
  ...(headers.some(([name]) => name === 'Host') ? [] : [['Host', host]]),
  ...headers,
  ...(body ? [['Content-Length', String(body.length)]] : []),
];

/** Writes a request as its bytes. */
export function bytesOf(asked: FuzzRequest): Buffer {
  const lines = linesOf(asked, '127.0.0.1').map((pair) => pair.join(': '));
  const head = [`${asked.method} ${asked.target} HTTP/1.1`, ...lines, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), asked.body ?? Buffer.alloc(0)]);
}

/** Sends a well-formed request. Rejects when no whole answer comes. */
export async function send(url: string, agent: Agent, asked: FuzzRequest): Promise<Answer> {
  const { hostname, port, host } = new URL(url);
  const { method, target: path, body } = asked;
  const headers = linesOf(asked, host).flat();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent, timeout: TIMEOUT_MS });
    sent
      .on('response', resolve)
      .on('timeout', () => sent.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)))
      .on('error', reject)
      .end(body);
  });
  const { rawHeaders, statusCode = 0 } = response;
  const received = rawHeaders.flatMap((name, place): [string, string][] =>
    place % 2 === 0 ? [[name.toLowerCase(), rawHeaders[place + 1] ?? '']] : [],
  );
  return { status: statusCode, headers: received, body: await buffer(response) };
}

/** Sends bytes on a connection of their own, ends it, and returns what came; undefined when it stays open. */
export function sendBytes(url: string, bytes: Uint8Array): Promise<string | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ host: hostname, port: Number(port) });
    socket
      .setTimeout(TIMEOUT_MS, () => resolve(undefined))
      .on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
      .on('error', () => undefined)
      .on('close', () => resolve(received))
      .end(bytes);
  });
}
