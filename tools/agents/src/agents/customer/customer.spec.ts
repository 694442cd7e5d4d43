import { chanceOf } from '@cotiza/tools-kit';
import { Customer } from './customer';
import { inventFacts, RAMOS } from './invent-customer';
import { MARKER, spoilt } from './spoil';

const FACTS = [
  { campo: 'holder.birth_date', words: '3-5-90' },
  { campo: 'driver.birth_date', words: '3-5-80' },
  { campo: 'vehicle.version_id', words: 'Golf', isLater: true },
  { campo: 'other.thing', words: 'algo' },
];
const customer = (forgetsOneIn = 0, more = {}) => new Customer(FACTS, { forgetsOneIn, ...more }, chanceOf(1));
const asked = (text: string, isInsisting = false, fields?: string[]) => [{ text, isInsisting, fields }];

it('understands by words whom and what a question is about', () => {
  expect([...customer().answer(asked('5. ¿Cuál es tu fecha de nacimiento?'))]).toEqual([
    ['holder.birth_date', '3-5-90'],
  ]);
  const other = asked('¿Cuál es la fecha de nacimiento de quien conduce?', false, ['wrong']);
  expect([...customer().answer(other)]).toEqual([['driver.birth_date', '3-5-80']]);
});

it('says some things only when asked for by itself', () => {
  const question = '¿Cuál es la marca, el modelo y la versión exacta del coche?';
  expect(customer().answer(asked(question)).size).toBe(0);
  expect(customer().answer(asked(question, true)).get('vehicle.version_id')).toBe('Golf');
});

it('is puzzled by words that he does not know, unless the door says what they are about', () => {
  const one = customer();
  expect(one.answer(asked('¿Pernocta?', true)).size).toBe(0);
  expect(one.puzzling).toEqual(['¿Pernocta?']);
  expect(one.answer(asked('¿Y esto?', true, ['other.thing'])).get('other.thing')).toBe('algo');
  expect(one.puzzling).toHaveLength(1);
});

it('forgets only at first', () => {
  const one = customer(1);
  expect(one.answer(asked('¿Fecha de nacimiento?')).size).toBe(0);
  expect(one.answer(asked('¿Fecha de nacimiento?', true)).size).toBe(1);
});

it('spoils what he says the first time', () => {
  const one = customer(0, { spoil: ({ words }: { words: string }) => `${words} ${MARKER}` });
  expect(one.answer(asked('¿Fecha de nacimiento?')).get('holder.birth_date')).toContain(MARKER);
  expect(one.answer(asked('¿Fecha de nacimiento?')).get('holder.birth_date')).toBe('3-5-90');
  expect(spoilt({ campo: 'holder.name', words: 'Ana' })).toContain(MARKER);
  expect(spoilt({ campo: 'holder.phone', words: '6' })).toBe('6');
});

describe.each(RAMOS)('the customers of %s', (ramo) => {
  const facts = (seed: number, conversation = 0, isFree = false) =>
    new Map(
      inventFacts({ ramo, seed, conversation, isFree, today: '2026-11-22' }).map(({ campo, words }) => [campo, words]),
    );

  it('are the same with the same seed, and others with another', () => {
    expect(facts(1)).toEqual(facts(1));
    expect(facts(1)).not.toEqual(facts(2));
  });

  it('are different people in different conversations about the same thing', () => {
    const [one, other] = [facts(1, 1), facts(1, 2)];
    const different = [...one].filter(([campo, words]) => other.get(campo) !== words).map(([campo]) => campo);
    expect(different).toEqual(expect.arrayContaining(['holder.document_id', 'holder.email']));
    expect(different.filter((campo) => /^(?:risk|vehicle)/.test(campo))).toEqual([]);
  });

  it('write to where nobody is', () => expect(facts(3).get('holder.email')).toMatch(/@example\.com$/));
});
