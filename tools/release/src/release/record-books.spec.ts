import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASED_BOOKS_FILE } from '@cotiza/insurers-tariff';
import { folderForTests } from '@cotiza/kernel/testing';
import { recordBooks } from './record-books';

const folder = folderForTests();

it('keeps the released books, each once', () => {
  const file = join(folder, 'released-books.json');
  const added = recordBooks(file);
  const [before, after] = [RELEASED_BOOKS_FILE, file].map((path) =>
    Object.entries(JSON.parse(readFileSync(path, 'utf8')) as object),
  );
  expect(after).toHaveLength(before!.length + added);
  expect(after).toEqual(expect.arrayContaining(before!));
});
