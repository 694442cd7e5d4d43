import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintOpenApi } from './lint-openapi';
import { renderedOpenApi } from './described-service';

const FILE = join(__dirname, '..', '..', '..', 'openapi.json');
const HELP = `Writes the description of the interface, openapi.json, from the code.

  npm run openapi          writes openapi.json
  npm run check:openapi    fails if openapi.json is not what the code says, or if the linter finds anything`;

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) return say(HELP, 0);
  const rendered = await renderedOpenApi();
  if (!args.includes('--check')) {
    writeFileSync(FILE, rendered);
    return say(`openapi.json written: ${countOf(rendered)}`, 0);
  }
  if (readFileSync(FILE, 'utf8') !== rendered) {
    return say('openapi.json is not what the code says: run npm run openapi and commit it.', 1);
  }
  const problems = await lintOpenApi(rendered);
  for (const { severity, rule, where, message } of problems) console.error(`${severity} ${rule} ${where}: ${message}`);
  return say(`openapi: ${countOf(rendered)}, ${problems.length} problems`, problems.length === 0 ? 0 : 1);
}

function countOf(rendered: string): string {
  const { paths } = JSON.parse(rendered) as { paths: Record<string, object> };
  const operations = Object.values(paths).flatMap((path) => Object.keys(path));
  return `${operations.length} operations`;
}

function say(text: string, exitCode: number): number {
  console.log(text);
  return exitCode;
}

void main(process.argv.slice(2)).then((exitCode) => (process.exitCode = exitCode));
