import { appWith } from '@cotiza/assembly';
import { MCP_PATH } from '@cotiza/mcp';
import { serve } from '@cotiza/platform';

void serve(appWith('mcp'), ({ url }) => `Cotiza's MCP server is at ${url}/${MCP_PATH}`);
