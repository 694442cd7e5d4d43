import { join } from 'node:path';
import { isLibrary, type Project, readProjects, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { apiOf, type EntryApi, type EntryFile } from './api-of';

/** Where the reports are kept. */
export const REPORTS_FOLDER = 'docs/api';

/** What makes the reports anew. */
export const RENEW = 'npm run api:report';

/** The report of every library by its path, as its build is now. */
export function apiReports(): ReadonlyMap<string, string> {
  const libraries = readProjects().filter(isLibrary);
  const entries = libraries.map(entriesOf);
  const apis = apiOf(entries.flat());
  return new Map(
    libraries.map(({ packageJson }, index) => {
      const own = (entries[index] ?? []).map(({ entry }) => entry);
      const name = packageJson.name.replace('@cotiza/', '');
      return [`${REPORTS_FOLDER}/${name}.api.md`, reportOf(apis.filter(({ entry }) => own.includes(entry)))];
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
  const parts = [`# ${entry}`, `Made by \`${RENEW}\`; not to be edited.`, block(exported)];
  if (beneath.length > 0) parts.push('Not exported, but part of what is:', block(beneath));
  return `${parts.join('\n\n')}\n`;
}

const block = (declarations: readonly string[]): string => ['```ts', declarations.join('\n\n'), '```'].join('\n');
