import { isSameAcrossVersions } from './site';

it.each<[name: string, before: object, again: object, isSame: boolean]>([
  ['a key that only one version knows', { ofertas: [{ precio: 1 }] }, { ofertas: [{ precio: 1, nueva: null }] }, true],
  ['another price', { ofertas: [{ precio: 1 }] }, { ofertas: [{ precio: 2, nueva: null }] }, false],
  ['another reference', { referencia: 'a' }, { referencia: 'b' }, false],
  ['an offer more', { ofertas: [{ precio: 1 }] }, { ofertas: [{ precio: 1 }, { precio: 2 }] }, false],
  ['an offer less', { ofertas: [{ precio: 1 }, { precio: 2 }] }, { ofertas: [{ precio: 1 }] }, false],
  ['null in place of a value', { mejor_precio: 1 }, { mejor_precio: null }, false],
])('answers of two versions with %s', (_name, before, again, isSame) => {
  expect(isSameAcrossVersions(JSON.stringify(before), JSON.stringify(again))).toBe(isSame);
  expect(isSameAcrossVersions(JSON.stringify(again), JSON.stringify(before))).toBe(isSame);
});
