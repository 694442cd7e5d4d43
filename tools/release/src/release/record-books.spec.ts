import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASED_BOOKS_FILE } from '@cotiza/insurers-tariff';
import { recordBooks } from './record-books';

it('keeps the released books, each once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'books-'));
  try {
    const file = join(folder, 'released-books.json');
    const added = recordBooks(file);
    const [before, after] = [RELEASED_BOOKS_FILE, file].map((path) =>
      Object.entries(JSON.parse(readFileSync(path, 'utf8')) as object),
    );
    expect(after).toHaveLength(before!.length + added);
    expect(after).toEqual(expect.arrayContaining(before!));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
