import { type PackageJson, readJson, UsageError, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const ID = /^[a-z]+(-[a-z]+)*$/;
const ID_MAX_CHARS = 30;

interface ConnectorNames {
  /** `acme-seguros` */
  readonly id: string;
  /** `Acme Seguros`, as customers read it. */
  readonly label: string;
}

/**
 * Checks the names of a connector.
 *
 * @param label commercial name; without one, the words of the id
 * @throws UsageError for a name that a connector cannot have
 */
export function connectorNames(id: string, label = wordsOf(id).join(' ')): ConnectorNames {
  if (!ID.test(id) || id.length > ID_MAX_CHARS) {
    throw new UsageError(`a connector is named in kebab-case, letters only, up to ${ID_MAX_CHARS}: acme-seguros`);
  }
  if (/['\\`\n]/.test(label) || label.trim() === '') throw new UsageError('a label is a text without quotes');
  return { id, label };
}

/** Returns a text of the template with the names filled in. */
export function named(text: string, { id, label }: ConnectorNames): string {
  const pascal = wordsOf(id).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const constant = id.replaceAll('-', '_').toUpperCase();
  return text
    .replaceAll('__id__', id)
    .replaceAll('__Label__', label)
    .replaceAll('__Pascal__', pascal)
    .replaceAll('__camel__', camel)
    .replaceAll('__CONST__', constant);
}

function wordsOf(id: string): string[] {
  return id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}

const IMPORT = /^import \{ \w+ \} from '\.\/[a-z-]+\/[a-z-]+\.connector';$/gm;
const ENTRIES = /^export const CONNECTORS = \{ (.*) \} as const;$/m;

/**
 * Returns the source of the table of connectors with one more entry.
 *
 * @throws Error when the table is not written as expected
 */
function listedIn(source: string, names: ConnectorNames): string {
  const imports = source.match(IMPORT);
  const entries = ENTRIES.exec(source)?.[1];
  if (!imports || entries === undefined) throw new Error('connectors.ts is not written as this generator knows it');
  const added = named("import { __camel__ } from './__id__/__id__.connector';", names);
  const entry = named(names.id.includes('-') ? "'__id__': __camel__" : '__camel__', names);
  return source
    .replace(imports.join('\n'), [...imports, added].sort().join('\n'))
    .replace(ENTRIES, `export const CONNECTORS = { ${entries}, ${entry} } as const;`);
}

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
    return { path, text: named(templateText(TEMPLATE, file), names) };
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

const OUTSIDE = `${TEMPLATE}-outside`;

/** The imports of the template that have another place in a project outside this repository. */
const MOVED: readonly (readonly [RegExp, string])[] = [
  [/'\.\.\/(?:settings|answer|request)\/[^']+'/g, "'@cotiza/insurers-remote/connector'"],
  [/'\.{1,2}\/(?:testing\/)?(?:fixture|once-written|code-lists|start-remote)'/g, "'./testing'"],
  [/'\.\.\/(?:testing|__id__)\/(__id__[^']+)'/g, "'./$1'"],
];

/**
 * Writes a connector as a project of its own, with its specs, that depends on the packages of this version.
 *
 * @returns the files written, relative to the folder
 * @throws UsageError when the folder is not empty
 */
export function writeOutside(names: ConnectorNames, folder: string): string[] {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new UsageError(`${folder} is not empty`);
  const { version, devDependencies } = readJson<PackageJson & { devDependencies: Record<string, string> }>(
    'package.json',
  );
  const versions = { ...devDependencies, version };
  const files = [
    ...templateFiles().map((file) => {
      const moved = MOVED.reduce((text, [from, to]) => text.replace(from, to), templateText(TEMPLATE, file));
      return { path: file.endsWith('.ts') ? `src/${file}` : file, text: moved };
    }),
    ...templateFiles(OUTSIDE).map((file) => {
      const text = templateText(OUTSIDE, file).replace(/"__([^_]+)__"/g, (whole, name: string) =>
        name in versions ? JSON.stringify(versions[name as 'version']) : whole,
      );
      return { path: file.endsWith('.ts') ? `src/${file}` : file, text };
    }),
  ];
  return files.map(({ path: unnamed, text }) => {
    const path = named(unnamed, names);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), named(text, names));
    return path;
  });
}

const templateText = (template: string, file: string): string => readFileSync(join(template, file + SUFFIX), 'utf8');

/** Returns the files of a template without their suffix. */
function templateFiles(template = TEMPLATE): string[] {
  return readdirSync(template, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(template, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .map((path) => path.slice(0, -SUFFIX.length))
    .sort();
}
