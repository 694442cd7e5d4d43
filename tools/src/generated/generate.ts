import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles, OPENAPI_FILE, type GeneratedFile } from './generated-files';
import { lintOpenApi } from './lint-openapi';

const ROOT = join(__dirname, '..', '..', '..');
const HELP = `Writes the files that are made from the code: the description of the interface, the
example requests, the schemas, and the columns of docs/specification and docs/reference that the code says already.

  npm run generate           writes them
  npm run check:generated    fails if one is not what the code says, or if the linter finds fault with openapi.json`;

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  const files = await generatedFiles();
  if (args.includes('--check')) return check(files);
  files.forEach(write);
  return 0;
}

function write({ path, content }: GeneratedFile): void {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), content);
  console.log(`written: ${path}`);
}

async function check(files: readonly GeneratedFile[]): Promise<number> {
  const stale = files.filter(({ path, content }) => committed(path) !== content);
  for (const { path } of stale) console.error(`${path} is not what the code says: npm run generate, and commit it.`);
  const problems = await lintOpenApi(files.find(({ path }) => path === OPENAPI_FILE)!.content);
  for (const { severity, rule, where, message } of problems) console.error(`${severity} ${rule} ${where}: ${message}`);
  console.log(
    `generated: ${files.length} files, ${stale.length} stale, ${problems.length} problems found by the linter`,
  );
  return stale.length + problems.length === 0 ? 0 : 1;
}

function committed(path: string): string | undefined {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return undefined;
  }
}

void main(process.argv.slice(2)).then((exitCode) => (process.exitCode = exitCode));
