import { writeFileSync } from 'node:fs';
import { folderPerTest } from '@cotiza/kernel/testing';
import { aTinyBook } from '../testing/tiny-book';
import { loadRateBooks } from './load-rate-books';

const inFolder = folderPerTest();

function write(file: string, content: unknown): void {
  writeFileSync(inFolder(file), typeof content === 'string' ? content : JSON.stringify(content));
}

it('reads every book of a folder, and nothing else', () => {
  write('prueba-car.json', aTinyBook());
  write('NOTES.md', 'not a book');
  write('prueba-car.cases.json', {});
  expect(loadRateBooks(inFolder())).toEqual([aTinyBook()]);
});

it('lists the faults of all the files at once', () => {
  const { insurer } = aTinyBook();
  write('a.json', '{ not json');
  write('b.json', { ...aTinyBook(), lossRatio: 3 });
  write('c.json', aTinyBook());
  write('d-car.json', { ...aTinyBook(), insurer: { ...insurer, name: 'Otra' } });
  expect(() => loadRateBooks(inFolder())).toThrow(
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

it('a folder without books is a fault', () => expect(() => loadRateBooks(inFolder())).toThrow('holds no rate book'));
