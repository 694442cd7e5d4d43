import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';

/** A complete program in a README. */
export interface RunnableExample {
  /** `js` is CommonJS, `ts` a TypeScript module. */
  readonly language: 'js' | 'ts';
  readonly code: string;
}

/** Returns the blocks of a README that begin with ```js runnable or ```ts runnable. */
export function runnableExamples(root: string): readonly RunnableExample[] {
  const readme = readFileSync(join(WORKSPACE_ROOT, root, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```(js|ts) runnable\n([^]*?)^```$/gm)].map(([, language, code = '']) => ({
    language: language as RunnableExample['language'],
    code,
  }));
}
