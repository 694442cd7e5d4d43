import fc from 'fast-check';
import { counted, pluralOf } from './words';

it.each([
  ['oferta', 'ofertas'],
  ['día', 'días'],
  ['café', 'cafés'],
  ['valor', 'valores'],
  ['versión', 'versiones'],
  ['vez', 'veces'],
  ['mes', 'meses'],
  ['interés', 'intereses'],
])('more than one %s are %s', (one, several) => expect(pluralOf(one)).toBe(several));

it('counts one in the singular, and any other number in the plural', () => {
  expect([counted(1, 'valor'), counted(0, 'valor'), counted(2, 'valor')]).toEqual([
    '1 valor',
    '0 valores',
    '2 valores',
  ]);
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(counted(count, 'oferta')).toBe(`${count} ${count === 1 ? 'oferta' : 'ofertas'}`);
    }),
  );
});
