import type { Tool as ListedTool } from '@modelcontextprotocol/server';
import { OFFERS_APP_TOOL_META } from '../offers-app/offers-app';
import { CHOSEN_BY_SILENCE, type Chosen } from '../profiles/profile';
import { profiledSchema } from '../profiles/profiled-schema';
import type { Tool } from '../tool';

/** Models are handed no schema of a result, and pay for it: programs that want whole results are told what is in them. */
const SOME_OBJECT = { type: 'object' };

/** A tool as the protocol lists it, as a client has chosen. The hints are true: only quoting tells others something, and does it again when repeated. */
export function listed(tool: Tool, { profile, wantsWhole }: Chosen = CHOSEN_BY_SILENCE): ListedTool {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: profiledSchema(tool.inputSchema, profile) as ListedTool['inputSchema'],
    outputSchema: (wantsWhole ? tool.outputSchema : SOME_OBJECT) as ListedTool['outputSchema'],
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
