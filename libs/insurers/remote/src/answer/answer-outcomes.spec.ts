import { GUARANTEES, type Guarantee } from '@cotiza/contract';
import { declinedFor, guaranteesOf, referred } from './answer-outcomes';
import { DECLINES } from './declines.table';
import type { GuaranteeBook } from './guarantee-book';

const BOOK: GuaranteeBook = { Home: { A: 'incendio' }, Car: { A: 'lunas', B: 'robo' }, Motorcycle: {} };
const unknown = expect.objectContaining({ because: 'invalid-answer' }) as Error;

it('guarantees are told in our words, each once', () => {
  const words = ({ name, cover }: Guarantee) => ({ name, cover });
  expect(guaranteesOf(BOOK, 'Car', ['B', 'A', 'B'])).toEqual([
    { code: 'robo', ...words(GUARANTEES.Car.robo) },
    { code: 'lunas', ...words(GUARANTEES.Car.lunas) },
  ]);
  expect(guaranteesOf(BOOK, 'Home', ['A'])).toEqual([{ code: 'incendio', ...words(GUARANTEES.Home.incendio) }]);
});

it.each(['C', 'constructor', '__proto__'])('a guarantee that is not in the book is not guessed: %s', (code) =>
  expect(() => guaranteesOf(BOOK, 'Car', [code])).toThrow(unknown),
);

it('reasons are told in our words, each once', () => {
  expect(declinedFor({ X: 'too-large', Y: 'too-large' }, ['X', 'Y'])).toEqual({
    kind: 'declined',
    reasons: [{ code: 'too-large', message: DECLINES['too-large'] }],
  });
  expect(() => declinedFor({ X: 'too-large' }, ['toString'])).toThrow(unknown);
});

it('a case that is looked into is declined for that', () => {
  expect(referred()).toEqual({
    kind: 'declined',
    reasons: [{ code: 'needs-study', message: 'Tiene que estudiar el caso antes de dar un precio.' }],
  });
});

it('every text is fit for a customer', () => {
  for (const message of Object.values(DECLINES)) expect(message).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
});
