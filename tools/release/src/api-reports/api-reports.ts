import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isLibrary, readProjects, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import * as ts from 'typescript';

/** The built declarations of a library. */
export interface BuiltLibrary {
  readonly folder: string;
  readonly entries: readonly string[];
}

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** The compiler does not always write the members of a union in the same order. */
const UNION_OF_TEXTS = /"[^"]*"(?: \| "[^"]*")+/g;

/** Writes the interface of every library, as it is built, to a file of its own. Returns how many there are. */
export function writeApiReports(folder: string): number {
  mkdirSync(folder, { recursive: true });
  const libraries = readProjects().filter(isLibrary);
  const reports = interfacesOf(
    libraries.map(({ root, packageJson }) => ({
      folder: join(WORKSPACE_ROOT, root, 'dist'),
      entries: Object.values(packageJson.exports ?? {}).map(({ types = '' }) => join(WORKSPACE_ROOT, root, types)),
    })),
  );
  libraries.forEach(({ packageJson }, at) => {
    writeFileSync(join(folder, `${packageJson.name.replace('@cotiza/', '')}.d.ts`), reports[at] ?? '');
  });
  return libraries.length;
}

/** Returns the declarations of each library that its entries lead to, without comments. */
export function interfacesOf(libraries: readonly BuiltLibrary[]): string[] {
  const rootNames = libraries.flatMap(({ entries }) => entries);
  const options = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, noLib: true };
  const program = ts.createProgram({ rootNames, options });
  const absent = rootNames.filter((path) => program.getSourceFile(path) === undefined);
  if (absent.length > 0) throw new Error(`build first: there is no ${absent.join(', ')}`);
  return libraries.map(({ folder }) =>
    program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.startsWith(`${folder}/`))
      .sort((one, other) => (one.fileName < other.fileName ? -1 : 1))
      .map((file) => `// ${relative(folder, file.fileName)}\n${textOf(file)}`)
      .join('\n'),
  );
}

const textOf = (file: ts.SourceFile): string =>
  printer.printFile(file).replace(UNION_OF_TEXTS, (union) => union.split(' | ').sort().join(' | '));

/** Returns the names of the reports that differ between two folders, or are in one of them only. */
export function changedReports(before: string, after: string): readonly string[] {
  const [old, now] = [readdirSync(before), readdirSync(after)];
  const isEqual = (name: string) =>
    old.includes(name) &&
    now.includes(name) &&
    readFileSync(join(before, name), 'utf8') === readFileSync(join(after, name), 'utf8');
  return [...new Set([...old, ...now])].filter((name) => !isEqual(name)).sort();
}
