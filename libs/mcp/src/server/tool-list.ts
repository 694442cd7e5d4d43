import type { Tool as ListedTool } from '@modelcontextprotocol/server';
import { OFFERS_APP_TOOL_META } from '../offers-app/offers-app';
import { outlineSchema } from '../plain-schema';
import type { Profile } from '../profiles/profile';
import { profiledSchema } from '../profiles/profiled-schema';
import type { Tool } from '../tool';

/** A tool as the protocol lists it, for a profile. The hints are true: only quoting tells others something, and does it again when repeated. */
export function listed(tool: Tool, profile: Profile = 'comun'): ListedTool {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: profiledSchema(tool.inputSchema, profile) as ListedTool['inputSchema'],
    outputSchema: outlineSchema(tool.outputSchema) as ListedTool['outputSchema'],
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
