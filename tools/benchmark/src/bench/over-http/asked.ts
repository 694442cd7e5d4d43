import type { PlannedRequest } from '../load/raw-request';
import type { ServerProcess } from '../processes/server-process';

/** A request to one server and the size that every answer to it must have. */
export interface Asked {
  readonly request: PlannedRequest;
  readonly bodyBytes: number;
}

/** Asks a server once, outside any measurement. @returns the text of its answer, with the request and its size */
export async function ask(server: ServerProcess, request: PlannedRequest): Promise<Asked & { readonly text: string }> {
  const { path, body, headers } = request;
  const content: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const method = body === undefined ? 'GET' : 'POST';
  const answer = await server.fetch(path, { method, headers: { ...headers, ...content }, body });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { request, bodyBytes: bytes.length, text: bytes.toString('utf8') };
}
