import type { Tool as ListedTool } from '@modelcontextprotocol/server';
import { OFFERS_APP_TOOL_META } from '../offers-app/offers-app';
import { plainSchema } from '../plain-schema';
import type { Tool } from '../tool';

/** A tool as the protocol lists it. The hints are true: only quoting tells others something, and does it again when repeated. */
export function listed(tool: Tool): ListedTool {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: tool.inputSchema as ListedTool['inputSchema'],
    outputSchema: plainSchema(tool.outputSchema) as ListedTool['outputSchema'],
    annotations: {
      title: tool.title,
      readOnlyHint: tool.isReadOnly,
      destructiveHint: false,
      idempotentHint: tool.isReadOnly,
      openWorldHint: !tool.isReadOnly,
    },
    ...(tool.showsOffers ? { _meta: OFFERS_APP_TOOL_META } : {}),
  };
}
