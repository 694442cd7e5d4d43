import type { FastifyReply } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KnownAnswer } from './templates';

const JSON_TYPE = 'application/json';

/** Whether the connection stays is between client and server, who know more of it than the SDK. */
const OF_THE_CONNECTION = 'connection';

/** What is said to one caller is kept by nobody; what comes part by part is not held back on the way either. */
const NOT_KEPT = 'no-store';
const NOT_KEPT_NOR_HELD = 'no-store, no-transform';

/** The request as the SDK takes it. Its body is handed over apart, parsed: as a part of it, it would be written out again. */
export function webRequest({ method, url, headers }: IncomingMessage): Request {
  const fields: [string, string][] = [];
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && name !== 'content-length') fields.push([name, String(value)]);
  }
  return new Request(`http://localhost${url}`, { method, headers: fields });
}

/** Sends what is known whole. */
export function answerKnown({ headers, bytes }: KnownAnswer, reply: FastifyReply): void {
  addHeaders(headers, reply);
  const isJson = headers.some(([name, value]) => name === 'content-type' && value === JSON_TYPE);
  void reply
    .status(200)
    .header('cache-control', isJson ? NOT_KEPT : NOT_KEPT_NOR_HELD)
    .send(bytes);
}

/** Sends an answer of the SDK, part by part as it comes. */
export async function answerOverNode(response: Response, reply: FastifyReply): Promise<void> {
  addHeaders(response.headers, reply);
  void reply.status(response.status);
  if (response.body && response.headers.get('content-type') !== JSON_TYPE) {
    takeOver(reply.header('cache-control', NOT_KEPT_NOR_HELD));
    return stream(response.body, reply.raw);
  }
  const whole = Buffer.from(await response.arrayBuffer());
  void reply.header('cache-control', NOT_KEPT).send(whole.length > 0 ? whole : undefined);
}

function addHeaders(headers: Iterable<readonly [string, string]>, reply: FastifyReply): void {
  for (const [name, value] of headers) if (name !== OF_THE_CONNECTION) void reply.header(name, value);
}

/** Writes the head of an answer; from there on nobody else answers. */
function takeOver(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.hijack().raw.writeHead(reply.statusCode);
}

/** Writes parts as they come and as the client takes them. An answer that breaks off in the middle ends its connection. */
async function stream(parts: ReadableStream<Uint8Array>, answer: ServerResponse): Promise<void> {
  const reader = parts.getReader();
  answer.once('close', () => void reader.cancel().catch(() => undefined));
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (!answer.write(part.value)) await taken(answer);
    }
    answer.end();
  } catch {
    answer.destroy();
  }
}

/** Resolves when the client has taken what was written, or has gone. */
async function taken(answer: ServerResponse): Promise<void> {
  if (answer.destroyed) return;
  await new Promise<void>((resolve) => answer.once('drain', resolve).once('close', resolve));
}
