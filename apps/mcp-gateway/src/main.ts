import { appWith, settingsFor, type AppParts } from '@cotiza/assembly';
import { MCP_DOOR, MCP_PATH } from '@cotiza/mcp';
import { serve } from '@cotiza/platform';

const PARTS: AppParts = { doors: [MCP_DOOR], delivers: false, standsAlone: false };

void serve(settingsFor(PARTS), appWith(PARTS), ({ url }) => ({
  text: `Cotiza's MCP server is at ${url}/${MCP_PATH}`,
  facts: { url, mcp: `${url}/${MCP_PATH}` },
}));
