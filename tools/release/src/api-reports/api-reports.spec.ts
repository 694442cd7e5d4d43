import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedReports, interfacesOf } from './api-reports';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cotiza-api-')));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const built = (name: string) => ({ folder: join(folder, name), entries: [join(folder, name, 'index.d.ts')] });

it('reports what the entries lead to within the library, without comments', () => {
  write('ours/index.d.ts', `export { type Shape } from './shape';\nexport type { Theirs } from '../theirs/index';\n`);
  write('ours/shape.d.ts', `/** A shape. */\nexport type Shape = "b" | "a";\n`);
  write('ours/never-named.d.ts', 'export type NeverNamed = 1;\n');
  write('theirs/index.d.ts', 'export type Theirs = 2;\n');
  expect(interfacesOf([built('ours'), built('theirs')])).toEqual([
    `// index.d.ts\nexport { type Shape } from './shape';\nexport type { Theirs } from '../theirs/index';\n\n` +
      `// shape.d.ts\nexport type Shape = "a" | "b";\n`,
    '// index.d.ts\nexport type Theirs = 2;\n',
  ]);
});

it('refuses an entry that is not built', () => {
  expect(() => interfacesOf([built('absent')])).toThrow('build first');
});

it('names the reports that are new, gone or changed', () => {
  write('before/same.d.ts', '1');
  write('before/gone.d.ts', '1');
  write('before/changed.d.ts', '1');
  write('after/same.d.ts', '1');
  write('after/changed.d.ts', '2');
  write('after/added.d.ts', '1');
  const changed = changedReports(join(folder, 'before'), join(folder, 'after'));
  expect(changed).toEqual(['added.d.ts', 'changed.d.ts', 'gone.d.ts']);
});
