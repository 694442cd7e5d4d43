import { books } from '../testing/embedded';
import { compareVersions, editionOf, seriesOf } from './editions';
import { releasedBooks } from './released-books';
import { rewrittenFaults } from './succession';

const released = releasedBooks();

it('every insurer and line has a book that was released', () => {
  const series = new Set([...released.keys()].map((edition) => edition.split(' ')[0]));
  expect([...series].sort()).toEqual([...new Set(books.map(seriesOf))].sort());
});

it('no book that was released has changed without a new version', () => {
  const filed = books.map((book) => ({ file: `${seriesOf(book)}.json`, book }));
  expect(rewrittenFaults(filed, released)).toEqual([]);
});

it('a new version is later than every one that was released', () => {
  for (const book of books.filter((each) => !released.has(editionOf(each)))) {
    const before = [...released.keys()].filter((edition) => edition.startsWith(`${seriesOf(book)} `));
    for (const edition of before) expect(compareVersions(edition.split(' ')[1]!, book.version)).toBeLessThan(0);
  }
});

it('a book with another figure and the same version is found', () => {
  const [edition] = released.keys();
  const [series, version] = edition!.split(' ');
  const book = books.find((each) => seriesOf(each) === series)!;
  const changed = { ...book, version: version!, lossRatio: book.lossRatio + 0.0001 };
  expect(rewrittenFaults([{ file: 'changed.json', book: changed }], released)).toEqual([
    {
      source: 'changed.json',
      path: 'version',
      message: `must be a new one: ${version} is known with other content`,
    },
  ]);
});

it('how a file is laid out, the order of its keys, and who approves it when, is no change', () => {
  const [first] = books;
  const book = { ...first!, approval: { ...first!.approval, approver: 'Otra Persona' } };
  const turned = Object.fromEntries(Object.entries(book).reverse()) as unknown as typeof first;
  expect(rewrittenFaults([{ file: 'a.json', book: turned! }], released)).toEqual([]);
});
