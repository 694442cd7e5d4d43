import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isLibrary, readProjects, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import * as ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** The compiler does not always write the members of a union in the same order. */
const UNION_OF_TEXTS = /"[^"]*"(?: \| "[^"]*")+/g;

/**
 * Writes the interface of every library to a file of its own: the built declarations that its entries lead to, without
 * comments. Returns how many there are.
 */
export function writeApiReports(folder: string): number {
  mkdirSync(folder, { recursive: true });
  const libraries = readProjects().filter(isLibrary);
  const rootNames = libraries.flatMap(({ root, packageJson }) =>
    Object.values(packageJson.exports ?? {}).map(({ types = '' }) => join(WORKSPACE_ROOT, root, types)),
  );
  const options = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, noLib: true };
  const program = ts.createProgram({ rootNames, options });
  const absent = rootNames.filter((path) => program.getSourceFile(path) === undefined);
  if (absent.length > 0) throw new Error(`build first: there is no ${absent.join(', ')}`);
  for (const { root, packageJson } of libraries) {
    const built = join(WORKSPACE_ROOT, root, 'dist');
    const texts = program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.startsWith(`${built}/`))
      .sort((one, other) => (one.fileName < other.fileName ? -1 : 1))
      .map((file) => `// ${relative(built, file.fileName)}\n${textOf(file)}`);
    writeFileSync(join(folder, `${packageJson.name.replace('@cotiza/', '')}.d.ts`), texts.join('\n'));
  }
  return libraries.length;
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
