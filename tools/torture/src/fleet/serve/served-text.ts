import { textTable } from '@cotiza/tools-kit';
import type { FleetPlace, ServedFleet } from './serve-fleet';

/** What whoever brought a fleet up is told: where it is, and how to ask and to operate it. */
export function servedText({ url, operatorUrls, mailFolder, dataKey }: ServedFleet, place: FleetPlace): string {
  const { database, folder } = place;
  const rows = operatorUrls.map(([name, at]) => [name, `${at}/health/ready`, `${at}/metrics`]);
  return `
Cotiza is up, as deploy/compose.yaml has it: ${url}/api/docs

${textTable([['process', 'health', 'metrics'], ...rows])}

e-mails      ${mailFolder}
logs         ${folder}
PostgreSQL   ${database.description}
commands     DATABASE_URL='${database.url}' DATA_KEY='${dataKey}' npm run -s ops -- channel status

Ctrl+C ends it; what was kept is gone then.
`;
}
