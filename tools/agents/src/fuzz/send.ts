import { request, type Agent, type IncomingMessage } from 'node:http';
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

/** Sends a request. Rejects when no whole answer comes. */
export async function send(url: string, agent: Agent, { method, target, headers, body }: FuzzRequest): Promise<Answer> {
  const { hostname, port, host } = new URL(url);
  const lines = [
    ...(headers.some(([name]) => name === 'Host') ? [] : [['Host', host]]),
    ...headers,
    ...(body ? [['Content-Length', String(body.length)]] : []),
  ];
  const options = { hostname, port, method, path: target, headers: lines.flat(), agent, timeout: TIMEOUT_MS };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(options);
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
