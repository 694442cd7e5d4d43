import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aTinyBook } from '../testing/tiny-book';
import { loadRateBooks } from './load-rate-books';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'books-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: unknown): void {
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
}

it('reads every book of a folder, and nothing else', () => {
  write('prueba-car.json', aTinyBook());
  write('NOTES.md', 'not a book');
  write('prueba-car.cases.json', {});
  expect(loadRateBooks(folder)).toEqual([aTinyBook()]);
});

it('lists the faults of all the files at once', () => {
  const { insurer } = aTinyBook();
  write('a.json', '{ not json');
  write('b.json', { ...aTinyBook(), lossRatio: 3 });
  write('c.json', aTinyBook());
  write('d-car.json', { ...aTinyBook(), insurer: { ...insurer, name: 'Otra' } });
  expect(() => loadRateBooks(folder)).toThrow(
    new RegExp(
      [
        'a\\.json: \\(whole file\\) is not JSON: .*',
        'b\\.json: lossRatio must be a number from 0\\.68 to 0\\.75',
        'c\\.json: \\(whole file\\) must be called prueba-car\\.json, or prueba-car-2026\\.1\\.json beside another',
        'd-car\\.json: \\(whole file\\) must be called prueba-car\\.json, .*',
        'd-car\\.json: insurer\\.name prueba is called Prueba Seguros in another book',
        'd-car\\.json: version must be later than 2026\\.1 of c\\.json',
        'd-car\\.json: validity\\.from is that of c\\.json too',
        'd-car\\.json: validity\\.from must be 2027-01-01, the day after c\\.json ends',
      ].join('\n  '),
      'u',
    ),
  );
});

it('a folder without books is a fault', () => expect(() => loadRateBooks(folder)).toThrow('holds no rate book'));
