import { faultText, validateRateBook, type RateBook } from '@cotiza/insurers-tariff';
import { join } from 'node:path';
import { defineCommand } from '../define-command';
import { Failure } from '../failure';
import type { Ops } from '../ops';
import { parseJson, readIfThere, readInput } from '../parameters/read-input';
import { exportTables, importTables } from './tables/book-csv';

/** @throws Failure when the file is no valid book, with all its faults */
async function readBook(ops: Ops, path: string): Promise<{ readonly text: string; readonly book: RateBook }> {
  const text = await readInput(ops, path);
  const book = parseJson(text);
  const faults = validateRateBook(book, path);
  if (faults.length > 0) throw new Failure(faults.map(faultText).join('\n'));
  return { text, book: book as RateBook };
}

export const ratingExport = defineCommand({
  name: 'export',
  summary: 'Write the tables of a rate book as CSV, for a spreadsheet',
  note: 'One file for the pure premiums, and one for each curve and factor, with semicolons and decimal commas. It replaces files of the same names.',
  example: 'rating export /srv/books/candil-car.json --to /tmp/candil',
  options: (own) =>
    own.argument('<book>', 'file of the rate book').requiredOption('--to <folder>', 'folder for the files'),
  run: async (ops, path: string, { to }: { readonly to: string }) => {
    const tables = exportTables((await readBook(ops, path)).book);
    for (const [file, text] of tables) await ops.writeText(join(to, file), text);
    const files = [...tables.keys()];
    return { document: { files }, text: `${files.length} tables written.` };
  },
});

export const ratingImport = defineCommand({
  name: 'import',
  summary: 'Write tables of a spreadsheet back into a rate book',
  note: 'The files of "rating export", saved as CSV. Only what differs is written; with any fault nothing is.',
  example: 'rating import /tmp/candil --into /srv/books/candil-car.json',
  options: (own) =>
    own.argument('<folder>', 'folder of the files').requiredOption('--into <book>', 'file of the rate book'),
  run: async (ops, folder: string, { into }: { readonly into: string }) => {
    const { text, book } = await readBook(ops, into);
    const read = await Promise.all(
      [...exportTables(book).keys()].map(async (file) => [file, await readIfThere(ops, join(folder, file))] as const),
    );
    const result = importTables(text, new Map(read.filter((each): each is [string, string] => each[1] !== undefined)));
    if ('faults' in result) throw new Failure(result.faults.join('\n'));
    const isChanged = result.text !== text;
    if (isChanged) await ops.writeText(into, result.text);
    return {
      document: { isChanged },
      text: isChanged ? 'The book is changed: give it a new version.' : 'Nothing differs.',
    };
  },
});
