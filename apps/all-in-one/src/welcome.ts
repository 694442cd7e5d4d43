import { MCP_PATH } from '@cotiza/mcp';
import { mailFolder } from '@cotiza/assembly';
import type { Listening } from '@cotiza/platform';
import { DOCS_PATH } from '@cotiza/rest';

/** What a person who has just started the service wants to know. */
export function welcome({ url, settings }: Listening): string {
  return [
    `Cotiza is serving at ${url}`,
    ...(settings.API_DOCS === 'on' ? [`  Swagger UI   ${url}/${DOCS_PATH}`] : []),
    `  MCP          ${url}/${MCP_PATH}`,
    `  Try          curl '${url}/api/agent/requisitos?ramo=coche'`,
    `  E-mails      ${settings.SMTP_URL ? 'by the server of SMTP_URL' : `files in ${mailFolder(settings)}`}`,
    `  Kept in      ${settings.DATABASE_URL ? 'the database of DATABASE_URL' : settings.DATA_DIR}`,
    '  Stop         Ctrl+C',
  ].join('\n');
}
