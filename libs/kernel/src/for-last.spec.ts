import { forLast } from './on-first-use';

it('makes a value once for as long as its argument is the same object', () => {
  let made = 0;
  const of = forLast(({ name }: { readonly name: string }) => `${name} ${++made}`);
  const [one, alike] = [{ name: 'a' }, { name: 'a' }];
  expect([of(one), of(one), of(alike), of(one)]).toEqual(['a 1', 'a 1', 'a 2', 'a 3']);
});
