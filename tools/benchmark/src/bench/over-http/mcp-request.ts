import { exampleBody } from '@cotiza/contract';
import { systemClock } from '@cotiza/kernel';
import type { PlannedRequest } from '../load/raw-request';

/** The revisions of the protocol that are measured, by the task that measures each. */
export const MCP_REVISIONS = { mcp2026: '2026-07-28', mcp2025: '2025-11-25' } as const;
export type McpTask = keyof typeof MCP_REVISIONS;

/** The tool that is called; the echo is sent the very same call. */
const TOOL = 'cotizar_coche';
const CLIENT = { name: 'cotiza-bench', version: '1.0.0' };
const PREFIX = 'io.modelcontextprotocol/';

/** A call of the tool that quotes a car, as a client of the revision sends it once it is connected. */
export function mcpRequest(task: McpTask, path: string): PlannedRequest {
  const { insurance_line: _line, ...args } = exampleBody('Car', systemClock().today());
  const revision = MCP_REVISIONS[task];
  const isModern = task === 'mcp2026';
  const envelope = {
    [`${PREFIX}protocolVersion`]: revision,
    [`${PREFIX}clientInfo`]: CLIENT,
    [`${PREFIX}clientCapabilities`]: {},
  };
  const params = { name: TOOL, arguments: args, ...(isModern ? { _meta: envelope } : {}) };
  return {
    path,
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    headers: {
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': revision,
      ...(isModern ? { 'Mcp-Method': 'tools/call', 'Mcp-Name': TOOL } : {}),
    },
  };
}
