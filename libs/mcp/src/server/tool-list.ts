import type { Tool as ListedTool } from '@modelcontextprotocol/server';
import { OFFERS_APP_TOOL_META } from '../offers-app/offers-app';
import { DEFAULT_OPTIONS, type ClientOptions } from '../profiles/profile';
import { profiledSchema } from '../profiles/profiled-schema';
import type { Tool } from '../tool';

/** Models do not see the schema of a result, and pay for it: only programs that want whole results get it. */
const SOME_OBJECT = { type: 'object' };

/** Returns a tool as the protocol lists it. Only quoting reaches others, and does so again when it is repeated. */
export function listed(tool: Tool, { profile, wantsWhole }: ClientOptions = DEFAULT_OPTIONS): ListedTool {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: profiledSchema(tool.inputSchema, profile) as ListedTool['inputSchema'],
    outputSchema: (wantsWhole ? tool.outputSchema : SOME_OBJECT) as ListedTool['outputSchema'],
    annotations: {
      readOnlyHint: tool.isReadOnly,
      destructiveHint: false,
      idempotentHint: tool.isReadOnly,
      openWorldHint: !tool.isReadOnly,
    },
    ...(tool.showsOffers ? { _meta: OFFERS_APP_TOOL_META } : {}),
  };
}
