import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';

const JSON_TYPE = 'application/json';

/** The request as the SDK takes it. Its body is handed over apart, parsed: as a part of it, it would be written out again. */
export function webRequest({ method, url, headers }: IncomingMessage): Request {
  const fields: [string, string][] = [];
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && name !== 'content-length') fields.push([name, String(value)]);
  }
  return new Request(`http://localhost${url}`, { method, headers: fields });
}

/** Lets the SDK's handler answer a request that has been read, and writes its answer part by part as it comes. */
export async function answerOverNode(
  handler: McpHttpHandler,
  request: Request,
  body: FastifyRequest['body'],
  answer: ServerResponse,
): Promise<void> {
  const response = await handler.fetch(request, body === undefined ? {} : { parsedBody: body });
  for (const [name, value] of response.headers) answer.setHeader(name, value);
  if (response.body && response.headers.get('content-type') !== JSON_TYPE)
    return stream(response.body, response.status, answer);
  const whole = Buffer.from(await response.arrayBuffer());
  answer.writeHead(response.status, { 'content-length': whole.length }).end(whole);
}

async function stream(parts: ReadableStream<Uint8Array>, status: number, answer: ServerResponse): Promise<void> {
  const reader = parts.getReader();
  answer.writeHead(status).once('close', () => void reader.cancel().catch(() => undefined));
  for (let part = await reader.read(); !part.done; part = await reader.read()) answer.write(part.value);
  answer.end();
}
