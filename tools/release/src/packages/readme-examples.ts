import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLibrary, readProjects, WORKSPACE_ROOT } from '@cotiza/tools-kit';

/** A complete program in the README of a library: a block that begins with ```js runnable or ```ts runnable. */
export interface ReadmeExample {
  /** Name of the package. */
  readonly of: string;
  readonly language: 'js' | 'ts';
  readonly code: string;
  /** File name without its extension, of its own among all examples. */
  readonly file: string;
}

/** Options of the compiler, besides those of `OutsideProject`, with which the examples compile. */
export const EXAMPLE_OPTIONS = ['--module', 'nodenext', '--experimentalDecorators', '--emitDecoratorMetadata'];

/** Returns the examples of every library. */
export const readmeExamples = (): readonly ReadmeExample[] =>
  readProjects()
    .filter(isLibrary)
    .flatMap(({ root, packageJson: { name } }) => {
      const readme = readFileSync(join(WORKSPACE_ROOT, root, 'README.md'), 'utf8');
      const blocks = [...readme.matchAll(/^```(js|ts) runnable\n([^]*?)^```$/gm)];
      return blocks.map(([, language, code], index) => ({
        of: name,
        language: language as ReadmeExample['language'],
        code: code ?? '',
        file: `${name.replace('@cotiza/', '')}-${index + 1}`,
      }));
    });
