import { MCP_PATH } from '@cotiza/mcp';
import { mailFolder, type Settings } from '@cotiza/assembly';
import { DOCS_PATH, type Announcement, type Listening } from '@cotiza/platform';

/** Announces the addresses and settings that an operator needs after a start. */
export function welcome({ url, settings }: Listening<Settings>): Announcement {
  const facts = {
    url,
    ...(settings.API_DOCS === 'on' ? { docs: `${url}/${DOCS_PATH}` } : {}),
    mcp: `${url}/${MCP_PATH}`,
    emails: settings.SMTP_URL ? 'by the server of SMTP_URL' : `files in ${mailFolder(settings)}`,
    kept: settings.DATABASE_URL ? 'the database of DATABASE_URL' : settings.DATA_DIR,
  };
  const text = [
    `Cotiza is serving at ${url}`,
    ...(facts.docs ? [`  REST         ${facts.docs}`] : []),
    `  MCP          ${facts.mcp}`,
    `  Try          curl '${url}/api/agent/requisitos?ramo=coche'`,
    `  E-mails      ${facts.emails}`,
    `  Kept in      ${facts.kept}`,
    '  Stop         Ctrl+C',
  ].join('\n');
  return { text, facts };
}
