import { NonceCache } from './nonce-cache';

it('takes a nonce once, until it is forgotten', () => {
  const nonces = new NonceCache();
  expect([nonces.admits('a', 0, 100), nonces.admits('a', 99, 100), nonces.admits('b', 99, 100)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([nonces.admits('a', 100, 100), nonces.admits('b', 100, 100)]).toEqual([true, false]);
});
