import { request, type Agent, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FuzzRequest } from './cases';
import type { RawCase } from './raw-cases';

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  /** Names in lower case, in the order in which they came. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

export const headerOf = ({ headers }: Pick<Answer, 'headers'>, wanted: string): string | undefined =>
  headers.find(([name]) => name === wanted)?.[1];

const TIMEOUT_MS = 30_000;
const LINGER_MS = 10;

/** Sends a well-formed request. Rejects when no whole answer comes. */
export async function send(url: string, agent: Agent, { method, target, headers, body }: FuzzRequest): Promise<Answer> {
  const { hostname, port, host } = new URL(url);
  const isNamed = headers.some(([name]) => name === 'Host');
  const lines = [
    ...(isNamed ? [] : [['Host', host]]),
    ...headers,
    ...(body ? [['Content-Length', String(body.length)]] : []),
  ];
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, method, path: target, headers: lines.flat(), agent, timeout: TIMEOUT_MS })
      .on('response', resolve)
      .on('timeout', function (this: { destroy(error: Error): void }) {
        this.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`));
      })
      .on('error', reject)
      .end(body);
  });
  const { rawHeaders, statusCode = 0 } = response;
  const received = rawHeaders.flatMap((name, place): [string, string][] =>
    place % 2 === 0 ? [[name.toLowerCase(), rawHeaders[place + 1] ?? '']] : [],
  );
  return { status: statusCode, headers: received, body: await buffer(response) };
}

/** Sends bytes on a connection of their own. Returns what came until it ended, or until all answers are there. */
export function sendRaw(url: string, { bytes, expected, answers = 0, leaves }: RawCase): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket
      .on('connect', () => {
        socket.write(bytes);
        if (leaves) setTimeout(() => socket.resetAndDestroy(), LINGER_MS);
      })
      .on('data', (chunk: Buffer) => {
        received += chunk.toString('latin1');
        if (expected === 'answered' && statusesIn(received).length >= answers) socket.destroy();
      })
      .on('error', () => undefined)
      .on('close', () => resolve(received));
  });
}

export const statusesIn = (received: string): readonly number[] =>
  Array.from(received.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status));
