import { MCP_PATH } from '@cotiza/mcp';
import type { Listening } from '@cotiza/platform';
import { DOCS_PATH } from '@cotiza/rest';

/** What a person who has just started the service wants to know. */
export function welcome({ url }: Listening): string {
  return [
    `Cotiza is serving at ${url}`,
    `  Swagger UI   ${url}/${DOCS_PATH}`,
    `  MCP          ${url}/${MCP_PATH}`,
    `  Try          curl '${url}/api/agent/requisitos?ramo=coche'`,
    '  Stop         Ctrl+C',
  ].join('\n');
}
