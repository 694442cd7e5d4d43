import type { RateBook } from '../book/rate-book';
import { aTinyBook } from '../testing/tiny-book';
import { includedIn } from './included-guarantees';

const LIABILITY = 0;
const OWN_DAMAGE = 1;

function withRow(changes: Partial<RateBook['guarantees'][number]>): RateBook {
  const book = aTinyBook();
  return { ...book, guarantees: book.guarantees.map((row, at) => (at === LIABILITY ? { ...row, ...changes } : row)) };
}

it('a guarantee says its code, its limit in cents and its terms', () => {
  const book = withRow({ limitEuros: 70_000_000, terms: ['Por siniestro.'] });
  expect(includedIn(book, book.modalities[0]!, LIABILITY)).toEqual([
    {
      name: 'Responsabilidad civil',
      cover: 'Paga lo ajeno.',
      code: 'rc_obligatoria',
      limitCents: 70_000_000_00,
      terms: ['Por siniestro.'],
    },
  ]);
});

it('the excess is said with the guarantee that bears it', () => {
  const book = aTinyBook();
  expect(includedIn(book, book.modalities[1]!, OWN_DAMAGE)[0]).toMatchObject({
    code: 'danos_propios',
    excessCents: 300_00,
  });
  expect(includedIn(book, book.modalities[1]!, LIABILITY)[0]).not.toHaveProperty('excessCents');
});

it('what a premium pays for besides is a guarantee of its own, in the words of the line', () => {
  const book = withRow({ alsoCovers: [{ code: 'rc_voluntaria', limitEuros: 50_000_000 }] });
  expect(includedIn(book, book.modalities[0]!, LIABILITY)[1]).toEqual({
    name: 'Responsabilidad civil voluntaria',
    cover: 'Amplía los límites del seguro obligatorio para los daños que causes a otros.',
    code: 'rc_voluntaria',
    limitCents: 50_000_000_00,
  });
});

it('an accident of the driver is paid with the capital of the modality', () => {
  const book = withRow({ code: 'conductor' });
  expect(includedIn(book, book.modalities[0]!, LIABILITY)[0]).toMatchObject({ limitCents: 30_000_00 });
});
