import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, toolCommand, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { apiReports, RENEW, REPORTS_FOLDER } from './api-reports';

const API_REPORT = toolCommand(
  {
    script: 'api:report',
    purpose:
      'Writes what each library offers to docs/api, as the compiler declares it: whoever reviews sees what breaks for others.',
    examples: ['', '--check'],
    wellWhen: 'the reports are written, with --check when each is what the build offers',
  },
  (command) => command.option('--check', 'write nothing; fail if a report is not what the build offers'),
  ({ check = false }: { readonly check?: boolean }) => check,
);

/** @returns whether the reports are what the build offers */
function run(isCheck: boolean): boolean {
  const reports = apiReports();
  const folder = join(WORKSPACE_ROOT, REPORTS_FOLDER);
  mkdirSync(folder, { recursive: true });
  const kept = readdirSync(folder)
    .filter((file) => file.endsWith('.api.md'))
    .map((file) => `${REPORTS_FOLDER}/${file}`);
  const gone = kept.filter((path) => !reports.has(path));
  if (isCheck) return check(reports, gone);
  for (const [path, text] of reports) writeFileSync(join(WORKSPACE_ROOT, path), text);
  gone.forEach((path) => rmSync(join(WORKSPACE_ROOT, path)));
  process.stdout.write(`${reports.size} API reports are in ${REPORTS_FOLDER}\n`);
  return true;
}

function check(reports: ReadonlyMap<string, string>, gone: readonly string[]): boolean {
  const changed = [...reports].filter(([path, text]) => textAt(path) !== text).map(([path]) => path);
  const wrong = [...changed, ...gone];
  process.stdout.write(
    `api reports: ${reports.size - changed.length} of ${reports.size} are what the libraries offer\n`,
  );
  if (wrong.length === 0) return true;
  process.stderr.write(
    [
      'What a library offers to others has changed, and its report has not:',
      ...wrong.map((path) => `  ${path}`),
      `If that is meant, run "${RENEW}" and commit the reports: whoever reviews sees there what breaks for others.\n`,
    ].join('\n'),
  );
  return false;
}

function textAt(path: string): string | undefined {
  const file = join(WORKSPACE_ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

void runCommand(API_REPORT, run);
