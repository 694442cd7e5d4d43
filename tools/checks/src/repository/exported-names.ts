import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isLibrary, type Project, readProjects, WORKSPACE_ROOT } from '@cotiza/tools-kit';

/** A name that an entry of a library offers, as its API report has it. */
export interface ExportedName {
  /** The entry: `@cotiza/kernel`, or `@cotiza/kernel/testing`. */
  readonly entry: string;
  readonly name: string;
  /** Names in its declaration that whoever imports it can see: its own among them, none of a private member. */
  readonly mentions: ReadonlySet<string>;
  /** Whether others can import it; else it is only part of what they can. */
  readonly isOffered: boolean;
}

/** Where code of a project, or an example, takes names from an entry of a library. */
export interface Use {
  readonly entry: string;
  readonly name: string;
  /** The file, relative to the workspace. */
  readonly path: string;
}

const DECLARED = /^(?:declare |abstract |async )*(?:const|let|function|class|interface|type|enum) (\w+)/;
const SECTION = /^# (@cotiza\/\S+)$/m;

/** Every name of the API reports, whose being up to date is a check of its own. */
export function exportedNames(): readonly ExportedName[] {
  return readProjects()
    .filter(isLibrary)
    .flatMap(({ packageJson }) => {
      const path = join(WORKSPACE_ROOT, 'docs/api', `${packageJson.name.replace('@cotiza/', '')}.api.md`);
      return namesIn(readFileSync(path, 'utf8'));
    });
}

/** The names of one report. */
export function namesIn(report: string): readonly ExportedName[] {
  const [, ...parts] = report.split(SECTION);
  return parts.flatMap((entry, at) => (at % 2 === 0 ? blocksOf(parts[at + 1] ?? '', entry) : []));
}

const blocksOf = (section: string, entry: string): readonly ExportedName[] =>
  [...section.matchAll(/^```ts\n([\s\S]*?)^```/gm)].flatMap(([, block = ''], at) =>
    block.split(/\n\n(?=\S)/).flatMap((declaration) => {
      const name = DECLARED.exec(declaration)?.[1];
      return name === undefined ? [] : [{ entry, name, mentions: wordsOf(declaration), isOffered: at === 0 }];
    }),
  );

/** TypeScript declares a private member by its name alone, which is no name of anything exported. */
const PRIVATE = /^ *private .*$/gm;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.replace(PRIVATE, '').match(/\w+/g) ?? []);

const NAMED =
  /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'(@cotiza\/[^']+)'|\{([^}]*)\}\s*=\s*(?:await import|require)\('(@cotiza\/[^']+)'\)/g;

/** Every name that an import in a text takes from an entry of a library. */
export const usesIn = (text: string, path: string): readonly Use[] =>
  [...text.matchAll(NAMED)].flatMap(([, names, entry, required, requiredOf]) =>
    (names ?? required ?? '')
      .split(',')
      .map((each) => each.trim().replace(/^type\s+/, ''))
      .flatMap((each) => each.split(/\s+as\s+|\s*:\s*/)[0] ?? [])
      .filter((name) => name !== '')
      .map((name) => ({ entry: entry ?? requiredOf ?? '', name, path })),
  );

/** Every import of a library's name in code and in the examples of documents. */
export function allUses(): readonly Use[] {
  const paths = ['apps', 'libs', 'tools', 'docs', 'deploy'].flatMap(filesBelow);
  return ['README.md', ...paths]
    .filter((path) => /\.(?:ts|mjs|md)$/.test(path) && !path.startsWith('docs/api/'))
    .flatMap((path) => usesIn(readFileSync(join(WORKSPACE_ROOT, path), 'utf8'), path));
}

/** Names in backticks in the README of a library: what it tells of itself. */
export function documentedNames({ root }: Project): ReadonlySet<string> {
  const path = join(WORKSPACE_ROOT, root, 'README.md');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return new Set([...text.matchAll(/`(\w+)(?:\([^`]*\))?`/g)].map(([, name = '']) => name));
}

/**
 * The offered names that nobody needs. Whoever uses a name needs what its declaration mentions, and what the declarations of those
 * do: who takes a function may name the types of its arguments.
 *
 * @param isUsed whether somebody takes a name, or a document tells of it
 */
export function unneeded(
  names: readonly ExportedName[],
  isUsed: (name: ExportedName) => boolean,
): readonly ExportedName[] {
  const byName = new Map<string, ExportedName[]>();
  for (const each of names) byName.set(each.name, [...(byName.get(each.name) ?? []), each]);
  const needed = new Set(names.filter(isUsed));
  for (const { mentions } of needed) {
    for (const mentioned of mentions) byName.get(mentioned)?.forEach((each) => needed.add(each));
  }
  return names.filter((each) => each.isOffered && !needed.has(each));
}
