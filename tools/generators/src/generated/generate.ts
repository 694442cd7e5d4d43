import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand, toolCommand, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { generatedFiles, type GeneratedFile } from './generated-files';

const GENERATE = toolCommand(
  {
    script: 'generate',
    purpose:
      'Writes the files that are made from the code: the description of the interface, the example requests, the schemas, and the ' +
      'columns of docs/specification and docs/reference that the code says already.',
    examples: ['', '--check'],
    wellWhen: 'they are written, with --check when each is what the code says',
  },
  (command) => command.option('--check', 'write nothing; fail if one is not what the code says'),
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

function check(files: readonly GeneratedFile[]): boolean {
  const stale = files.filter(({ path, content }) => committed(path) !== content);
  for (const { path } of stale) console.error(`${path} is not what the code says: npm run generate, and commit it.`);
  console.log(`generated: ${files.length} files, ${stale.length} stale`);
  return stale.length === 0;
}

function committed(path: string): string | undefined {
  try {
    return readFileSync(join(WORKSPACE_ROOT, path), 'utf8');
  } catch {
    return undefined;
  }
}

void runCommand(GENERATE, run);
