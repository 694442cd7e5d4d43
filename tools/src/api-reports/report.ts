import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../checks/workspace';
import { apiReports, RENEW, REPORTS_FOLDER } from './api-reports';

/** Writes the reports; with --check, tells which are not what the build says. */
function main(): void {
  const reports = apiReports();
  const folder = join(WORKSPACE_ROOT, REPORTS_FOLDER);
  mkdirSync(folder, { recursive: true });
  const kept = readdirSync(folder)
    .filter((file) => file.endsWith('.api.md'))
    .map((file) => `${REPORTS_FOLDER}/${file}`);
  const gone = kept.filter((path) => !reports.has(path));
  if (process.argv.includes('--check')) return check(reports, gone);
  for (const [path, text] of reports) writeFileSync(join(WORKSPACE_ROOT, path), text);
  gone.forEach((path) => rmSync(join(WORKSPACE_ROOT, path)));
  process.stdout.write(`${reports.size} API reports are in ${REPORTS_FOLDER}\n`);
}

function check(reports: ReadonlyMap<string, string>, gone: readonly string[]): void {
  const changed = [...reports].filter(([path, text]) => textAt(path) !== text).map(([path]) => path);
  const wrong = [...changed, ...gone];
  process.stdout.write(
    `api reports: ${reports.size - changed.length} of ${reports.size} are what the libraries offer\n`,
  );
  if (wrong.length === 0) return;
  process.stderr.write(
    [
      'What a library offers to others has changed, and its report has not:',
      ...wrong.map((path) => `  ${path}`),
      `If that is meant, run "${RENEW}" and commit the reports: whoever reviews sees there what breaks for others.\n`,
    ].join('\n'),
  );
  process.exitCode = 1;
}

function textAt(path: string): string | undefined {
  const file = join(WORKSPACE_ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

main();
