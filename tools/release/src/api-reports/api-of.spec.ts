import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { apiOf } from './api-of';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cotiza-api-')));
afterAll(() => rmSync(folder, { recursive: true }));

function declares(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const entryOf = (name: string) => ({
  entry: `@x/${name}`,
  path: join(folder, name, 'index.d.ts'),
  folder: join(folder, name),
});

it('tells what an entry exports and what that is made of, without comments and in one order', () => {
  declares(
    'ours/index.d.ts',
    `export { size as b, type Shape } from './shape';\nexport type { Theirs } from '../theirs/index';\n`,
  );
  declares(
    'ours/shape.d.ts',
    `import type { Corner } from './corner';
/** A shape. */
export interface Shape { readonly corners: readonly Corner[]; }
export interface NeverNamed { x: 1; }
export declare const size: (shape: Shape) => import('./corner').Size;
`,
  );
  declares(
    'ours/corner.d.ts',
    `export type Size = number;\nexport interface Corner { at: Place; }\ninterface Place { x: number; }\n`,
  );
  declares('theirs/index.d.ts', `export interface Theirs { y: number; }\n`);
  const [ours] = apiOf([entryOf('ours'), entryOf('theirs')]);
  expect(ours).toEqual({
    entry: '@x/ours',
    exported: [
      'interface Shape {\n    readonly corners: readonly Corner[];\n}',
      `{ Theirs } from '@x/theirs';`,
      `const size: (shape: Shape) => import('./corner').Size; // as b`,
    ],
    beneath: ['interface Corner {\n    at: Place;\n}', 'interface Place {\n    x: number;\n}', 'type Size = number;'],
  });
});

it('says what to do about an entry that is not built', () => {
  expect(() => apiOf([entryOf('absent')])).toThrow('build it first');
});
