import { preparedNames } from './prepared-names';

it('names a statement once, and each text differently', () => {
  const nameOf = preparedNames();
  const [one, other] = [nameOf('select seq from quotes where reference = $1'), nameOf('delete from audit')];
  expect([one, other]).toEqual(['cotiza_1', 'cotiza_2']);
  expect(nameOf('select seq from quotes where reference = $1')).toBe(one);
});

it.each([
  ['what answers with all columns, which a later version may change', 'select * from "quotes"'],
  ['all of them of one table', 'select "outbox".* from "outbox"'],
  ['what has a list of values, which has a text for each length', 'delete from "quotes" where "seq" in ($1, $2)'],
  ['what is no question', 'begin'],
  ['a step of the tables', 'alter table "quotes" add column "x" text'],
])('does not name %s', (_name, sql) => expect(preparedNames()(sql)).toBeUndefined());

it('names so many, and lets go of the oldest without giving its name to another text', () => {
  const nameOf = preparedNames(2);
  expect([1, 2, 3].map((number) => nameOf(`select ${number}`))).toEqual(['cotiza_1', 'cotiza_2', 'cotiza_3']);
  expect([2, 3, 1].map((number) => nameOf(`select ${number}`))).toEqual(['cotiza_2', 'cotiza_3', 'cotiza_4']);
});
