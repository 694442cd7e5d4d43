import { GUARANTEES, type Guarantee } from '@cotiza/contract';
import { declinedFor, guaranteesOf, type SaidGuarantee } from './answer-outcomes';
import { DECLINES } from './declines.table';
import type { GuaranteeBook } from './guarantee-book';

const BOOK: GuaranteeBook = { Home: { A: 'incendio' }, Car: { A: 'lunas', B: 'robo' }, Motorcycle: {} };
const unknown = expect.objectContaining({ because: 'invalid-answer' }) as Error;

const plainly = (code: string): SaidGuarantee => ({
  code,
  limitCents: null,
  propertyLimitCents: null,
  excessCents: null,
});

it('guarantees have our texts', () => {
  const words = ({ name, cover }: Guarantee) => ({ name, cover });
  expect(guaranteesOf(BOOK, 'Car', ['B', 'A'].map(plainly))).toEqual([
    { code: 'robo', ...words(GUARANTEES.Car.robo) },
    { code: 'lunas', ...words(GUARANTEES.Car.lunas) },
  ]);
  expect(guaranteesOf(BOOK, 'Home', [plainly('A')])).toEqual([
    { code: 'incendio', ...words(GUARANTEES.Home.incendio) },
  ]);
});

it('guarantees have their limits and excess, and those of property in words', () => {
  const said = { ...plainly('A'), limitCents: 70_000_000_00, propertyLimitCents: 1_500_000_50, excessCents: 150_00 };
  expect(guaranteesOf(BOOK, 'Car', [said])).toMatchObject([
    { limitCents: 70_000_000_00, excessCents: 150_00, terms: ['En los bienes paga hasta 1.500.000,5 euros.'] },
  ]);
});

it.each([
  ['said twice', [plainly('A'), { ...plainly('A'), limitCents: 1_00 }]],
  ['with a limit of nothing', [{ ...plainly('A'), limitCents: 0 }]],
  ['with an excess of nothing', [{ ...plainly('A'), excessCents: 0 }]],
])('a guarantee is not believed %s', (_how, said) => expect(() => guaranteesOf(BOOK, 'Car', said)).toThrow(unknown));

it.each(['C', 'constructor', '__proto__'])('a guarantee that is not in the book is not guessed: %s', (code) =>
  expect(() => guaranteesOf(BOOK, 'Car', [plainly(code)])).toThrow(unknown),
);

it('reasons have our texts, each once', () => {
  expect(declinedFor({ X: 'too-large', Y: 'too-large' }, ['X', 'Y'])).toEqual({
    kind: 'declined',
    reasons: [{ code: 'too-large', message: DECLINES['too-large'] }],
  });
  expect(() => declinedFor({ X: 'too-large' }, ['toString'])).toThrow(unknown);
});
