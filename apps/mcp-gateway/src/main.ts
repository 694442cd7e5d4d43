import { appWith, serviceSettings } from '@cotiza/assembly';
import { MCP_PATH } from '@cotiza/mcp';
import { serve } from '@cotiza/platform';

void serve(serviceSettings, appWith({ doors: ['mcp'], delivers: false, standsAlone: false }), ({ url }) => ({
  text: `Cotiza's MCP server is at ${url}/${MCP_PATH}`,
  facts: { url, mcp: `${url}/${MCP_PATH}` },
}));
