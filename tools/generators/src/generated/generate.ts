import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { existing } from '@cotiza/kernel';
import { OPENAPI_FILE, runCommand, toolCommand, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { generatedFiles, type GeneratedFile } from './generated-files';
import { lintOpenApi } from './lint-openapi';

const GENERATE = toolCommand(
  {
    script: 'generate',
    purpose:
      'Writes the files that are made from the code: the description of the interface, the example requests, the schemas, and the ' +
      'columns of docs/specification and docs/reference that the code says already.',
    examples: ['', '--check'],
    wellWhen: 'they are written, with --check when each is what the code says and the linter finds nothing',
  },
  (command) =>
    command.option(
      '--check',
      'write nothing; fail if one is not what the code says, or if the linter finds fault with openapi.json',
    ),
  ({ check = false }: { readonly check?: boolean }) => check,
);

/** @returns whether they are as they should be */
async function run(isCheck: boolean): Promise<boolean> {
  const files = await generatedFiles();
  if (isCheck) return check(files);
  files.forEach(write);
  return true;
}

function write({ path, content }: GeneratedFile): void {
  mkdirSync(dirname(join(WORKSPACE_ROOT, path)), { recursive: true });
  writeFileSync(join(WORKSPACE_ROOT, path), content);
  console.log(`written: ${path}`);
}

async function check(files: readonly GeneratedFile[]): Promise<boolean> {
  const stale = files.filter(({ path, content }) => committed(path) !== content);
  for (const { path } of stale) console.error(`${path} is not what the code says: npm run generate, and commit it.`);
  const problems = await lintOpenApi(
    existing(
      files.find(({ path }) => path === OPENAPI_FILE),
      OPENAPI_FILE,
    ).content,
  );
  for (const { severity, rule, where, message } of problems) console.error(`${severity} ${rule} ${where}: ${message}`);
  console.log(
    `generated: ${files.length} files, ${stale.length} stale, ${problems.length} problems found by the linter`,
  );
  return stale.length + problems.length === 0;
}

function committed(path: string): string | undefined {
  try {
    return readFileSync(join(WORKSPACE_ROOT, path), 'utf8');
  } catch {
    return undefined;
  }
}

void runCommand(GENERATE, run);
