import { createHash } from 'node:crypto';
import { PRODUCT_SECTIONS } from '@cotiza/insurers-port';
import { GUARANTEES, guaranteeName } from '@cotiza/contract';
import { roundEuros } from '@cotiza/kernel';
import { EMBEDDED_RATE_BOOKS, loadRateBooks } from '../book/load-rate-books';
import type { RateBook } from '../book/rate-book';
import { productDocument } from './product-document';

const books = loadRateBooks(EMBEDDED_RATE_BOOKS);
const named = books.map((book) => [`${book.insurer.id} ${book.line}`, book] as const);
const pointsOf = (book: RateBook) => {
  const { sections, optional = {} } = productDocument(book);
  return [...Object.values(sections), ...Object.values(optional)].flat();
};
const wordsOf = (book: RateBook) => pointsOf(book).join('\n');

/** Returns every text of a document. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it('says what was read and agreed for each product: a book that makes a sentence untrue changes it here, to be read again', () => {
  const words = books
    .map((book) => productDocument(book))
    .map(({ id: _id, version: _version, claimsHistory: _ofItsOwnSpec, ...said }) => said);
  const documents = [
    ...new Set(words.map((said) => createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12))),
  ];
  expect({ documents, texts: [...new Set(words.flatMap(textsIn))].sort() }).toMatchSnapshot();
});

describe.each(named)('the document of %s', (_name, book) => {
  it('fills every section with whole sentences', () => {
    const { sections, kind, insurer } = productDocument(book);
    expect(Object.keys(sections).sort()).toEqual([...PRODUCT_SECTIONS].sort());
    for (const sentence of [...pointsOf(book), kind, insurer.status]) {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/su);
      expect(sentence).not.toMatch(/undefined|null|NaN/);
    }
    for (const points of Object.values(sections)) expect(points.length).toBeGreaterThan(0);
  });

  it('says in which parts a year can be paid, and their surcharge', () => {
    const { payment } = productDocument(book).sections;
    const ways = Object.entries(book.instalments ?? {});
    expect(payment).toHaveLength(ways.length > 0 ? 3 : 2);
    for (const [period, surcharge] of ways)
      expect(payment[1]).toContain(
        `${period} (${String(Number((surcharge * 100).toFixed(2))).replace('.', ',')}\u00a0% más)`,
      );
  });

  it('holds every guarantee, limit, term, excess, capital and least sum of its book', () => {
    const words = wordsOf(book);
    for (const { name, code, limitEuros, terms = [], from } of book.guarantees) {
      expect(words).toContain(guaranteeName(book.line, { code, name }));
      if (limitEuros !== undefined && code !== 'conductor') expect(words).toContain(roundEuros(limitEuros));
      for (const term of terms) expect(words).toContain(term);
      if (from) expect(words).toContain(`Con menos de ${roundEuros(from.euros)}`);
    }
    for (const { excess, accidentCapitalEuros } of book.modalities) {
      if (excess) expect(words).toContain(roundEuros(excess.euros));
      if (accidentCapitalEuros) expect(words).toContain(roundEuros(accidentCapitalEuros));
    }
  });

  it('names what the other levels add, exclude and restrict as optional alone', () => {
    const [first, ...others] = book.modalities;
    const nameOf = (id: string) => {
      const { name, code } = book.guarantees.find((row) => row.id === id)!;
      return guaranteeName(book.line, { code, name });
    };
    const { sections, optional = {} } = productDocument(book);
    const marked = [...sections.insured, ...sections['not-insured'], ...sections.restrictions];
    const own = first!.adds.map(nameOf);
    for (const id of others.flatMap(({ adds }) => adds)) {
      const name = nameOf(id);
      expect(optional.insured!.join('\n')).toContain(`: ${name}. `);
      if (own.includes(name)) continue;
      const isNamed = (point: string) => point.startsWith(`${name}: `) || point.includes(`: ${name}. `);
      expect(marked.filter((point) => isNamed(point) && !point.endsWith('no se ofrece en este producto.'))).toEqual([]);
    }
    for (const { modality } of others) expect(marked.filter((point) => point.startsWith(`${modality}: `))).toEqual([]);
    for (const name of own) expect(sections.insured.join('\n')).toContain(`${name}. `);
  });

  it('says of each guarantee of the line that it is insured, or that it is not offered', () => {
    const { guarantees, sections } = productDocument(book);
    const held = new Set(Object.values(guarantees).flatMap((each) => each.map(({ code }) => code)));
    const absent = sections['not-insured'].filter((sentence) => sentence.endsWith('no se ofrece en este producto.'));
    expect(held.size + absent.length).toBe(Object.keys(GUARANTEES[book.line]).length);
  });
});

const [car] = books.filter(({ insurer, line }) => insurer.id === 'aldaba' && line === 'Car') as [RateBook];

it('a book that the operator gives to an insurer of its own names no authorisation', () => {
  const { insurer } = productDocument({ ...car, insurer: { id: 'propia', name: 'Propia' } });
  expect(insurer.status).toContain('los da la aseguradora');
});
