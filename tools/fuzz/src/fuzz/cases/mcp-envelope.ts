import { inNewestRevision, inOlderRevision, type Chance, type McpEnvelope, type McpMessage } from '@cotiza/tools-kit';
import { MCP } from './addresses';
import { alone, type Sent } from './fuzz-case';
import { httpBytes, JSON_TYPE, type Header } from './http-bytes';

const OLDER = ['2025-11-25', '2025-06-18', '2025-03-26'];

/** A message as a client of some revision sends it. */
export const enveloped = (message: McpMessage, chance: Chance): McpEnvelope =>
  chance.isOneIn(2)
    ? inNewestRevision(message)
    : inOlderRevision(message, chance.isOneIn(4) ? undefined : chance.pick(OLDER));

/** A POST to the MCP server. */
export function mcpPost(body: string, headers: readonly Header[]): Sent {
  const request = { method: 'POST', target: MCP };
  return alone(request, httpBytes({ ...request, headers: [JSON_TYPE, ...headers], body }));
}
