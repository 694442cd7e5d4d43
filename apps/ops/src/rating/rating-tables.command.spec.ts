import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EMBEDDED_RATE_BOOKS, type RateBook } from '@cotiza/insurers-tariff';
import { folderPerTest } from '@cotiza/kernel/testing';
import { runOps } from '../testing/fake-ops';

const ops = {
  readText: (path: string) => readFile(path, 'utf8'),
  writeText: async (path: string, text: string) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  },
};
const before = readFileSync(join(EMBEDDED_RATE_BOOKS, 'dehesa-home.json'), 'utf8');

const inFolder = folderPerTest();
let book: string;
let tables: string;
beforeEach(() => {
  [book, tables] = [inFolder('dehesa-home.json'), inFolder('new', 'tables')];
  writeFileSync(book, before);
});

const run = (...words: readonly string[]) => runOps(['rating', ...words], { ops });
const exported = () => run('export', book, '--to', tables);
const imported = () => run('import', tables, '--into', book);
const change = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(join(tables, file), readFileSync(join(tables, file), 'utf8').replace(from, to));

it('tables go out to a folder and back into the book', async () => {
  expect((await exported()).out).toMatch(/^\d+ tables written\.\n$/u);
  expect((await imported()).out).toBe('Nothing differs.\n');
  change('factor-use.csv', /Rental;[\d,]+/u, 'Rental;1,3333');
  expect((await imported()).out).toBe('The book is changed: give it a new version.\n');
  expect(readFileSync(book, 'utf8')).toBe(before.replace(/"Rental": [\d.]+/u, '"Rental": 1.3333'));
});

it('a fault of a table leaves the book as it is', async () => {
  await exported();
  change('factor-use.csv', /Rental;[\d,]+/u, 'Rental;99');
  rmSync(join(tables, 'bases.csv'));
  expect(await imported()).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('bases.csv: is missing') as unknown,
  });
  await exported();
  change('factor-use.csv', /Rental;[\d,]+/u, 'Rental;99');
  expect((await imported()).err).toMatch(/factor-use\.csv, row \d+, column factor: must be a number from 0\.2 to 5/u);
  expect(readFileSync(book, 'utf8')).toBe(before);
});

it.each(['../../outside', 'a/b', 'Á', 'a\\b', ''])(
  'a curve with the name %j, which could lead out of the folder, is a fault of the book',
  async (name) => {
    const curves = (JSON.parse(before) as RateBook).curves;
    writeFileSync(
      book,
      JSON.stringify({ ...JSON.parse(before), curves: { ...curves, [name]: Object.values(curves)[0] } }),
    );
    expect(await exported()).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining(`curves.${name} must be a name of lower-case letters`),
    });
    expect(existsSync(tables)).toBe(false);
  },
);
