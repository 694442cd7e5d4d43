import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand, toolCommand, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { generatedFiles, type GeneratedFile } from './generated-files';

const GENERATE = toolCommand(
  'generate',
  'Writes the generated files: openapi.json, .env.example, examples, schemas, types of clients, and columns of ' +
    'docs/specification and docs/reference.',
).option('--check', 'write nothing; fail if a file is stale');

async function run(options: { readonly check?: boolean }): Promise<boolean> {
  const files = await generatedFiles();
  if (options.check) return check(files);
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
  for (const { path } of stale) console.error(`${path} is stale: npm run generate, and commit it.`);
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
