import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { UsageError, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { named, type ConnectorNames } from './connector-names';
import { listedIn } from './listed-in';

const TEMPLATE = join(WORKSPACE_ROOT, 'tools/generators/src/new-connector/template');
const SUFFIX = '.template';
const SOURCES = 'libs/insurers/remote/src';
const TABLE = `${SOURCES}/connectors.ts`;
/** Goes beside the fixtures that all specs share, which are not built. */
const UNDER_TEST = '__id__-under-test.ts';

/**
 * Writes the folder of a connector from the template, with its specs, and adds it to the table of connectors.
 *
 * @returns the files written, relative to the workspace
 * @throws UsageError when there is such a connector already
 */
export function writeConnector(names: ConnectorNames): string[] {
  const folder = `${SOURCES}/${names.id}`;
  if (existsSync(join(WORKSPACE_ROOT, folder))) throw new UsageError(`there is a folder ${folder} already`);
  const files = templateFiles().map((file) => {
    const path = named(file === UNDER_TEST ? `${SOURCES}/testing/${file}` : `${folder}/${file}`, names);
    const text = readFileSync(join(TEMPLATE, file + SUFFIX), 'utf8');
    return { path, text: named(text, names) };
  });
  const table = { path: TABLE, text: listedIn(readFileSync(join(WORKSPACE_ROOT, TABLE), 'utf8'), names) };
  for (const { path, text } of [...files, table]) {
    mkdirSync(dirname(join(WORKSPACE_ROOT, path)), { recursive: true });
    writeFileSync(join(WORKSPACE_ROOT, path), text);
  }
  const written = [...files, table].map(({ path }) => path);
  // Line breaks depend on the length of the name.
  const args = ['node_modules/prettier/bin/prettier.cjs', '--log-level', 'warn', '--write', ...written];
  execFileSync(process.execPath, args, { cwd: WORKSPACE_ROOT, stdio: 'inherit' });
  return written;
}

/** Returns the files of the template without their suffix. */
function templateFiles(): string[] {
  return readdirSync(TEMPLATE, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(TEMPLATE, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .map((path) => path.slice(0, -SUFFIX.length))
    .sort();
}
