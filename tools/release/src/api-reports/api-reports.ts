import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLibrary, type Project, readProjects, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { apiOf, type EntryApi, type EntryFile } from './api-of';

/** Writes the reports to a folder. Returns how many there are. */
export function writeApiReports(folder: string): number {
  mkdirSync(folder, { recursive: true });
  const reports = apiReports();
  for (const [name, text] of reports) writeFileSync(join(folder, name), text);
  return reports.size;
}

/** Returns the names of the reports that differ between two folders, or are in one of them only. */
export function changedReports(before: string, after: string): readonly string[] {
  const names = new Set([...readdirSync(before), ...readdirSync(after)]);
  const textOf = (folder: string, name: string) =>
    readdirSync(folder).includes(name) ? readFileSync(join(folder, name), 'utf8') : undefined;
  return [...names].filter((name) => textOf(before, name) !== textOf(after, name)).sort();
}

/** Returns the report of every library by its file's name, as it is built now. */
function apiReports(): ReadonlyMap<string, string> {
  const libraries = readProjects().filter(isLibrary);
  const entries = libraries.map(entriesOf);
  const apis = apiOf(entries.flat());
  return new Map(
    libraries.map(({ packageJson }, index) => {
      const own = (entries[index] ?? []).map(({ entry }) => entry);
      const name = packageJson.name.replace('@cotiza/', '');
      return [`${name}.api.md`, reportOf(apis.filter(({ entry }) => own.includes(entry)))];
    }),
  );
}

function entriesOf({ root, packageJson }: Project): readonly EntryFile[] {
  const folder = join(WORKSPACE_ROOT, root, 'dist');
  return Object.entries(packageJson.exports ?? {}).map(([path, { types = '' }]) => ({
    entry: packageJson.name + path.slice(1),
    path: join(WORKSPACE_ROOT, root, types),
    folder,
  }));
}

function reportOf(apis: readonly EntryApi[]): string {
  return apis.map(sectionOf).join('\n');
}

function sectionOf({ entry, exported, beneath }: EntryApi): string {
  const parts = [`# ${entry}`, block(exported)];
  if (beneath.length > 0) parts.push('Not exported, but part of what is:', block(beneath));
  return `${parts.join('\n\n')}\n`;
}

const block = (declarations: readonly string[]): string => ['```ts', declarations.join('\n\n'), '```'].join('\n');
