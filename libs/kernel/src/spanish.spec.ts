import fc from 'fast-check';
import { day, euros, longDay, moment, roundEuros, timeOfDay, counted, pluralOf, alternatives, listed } from './spanish';

it.each([
  [0, '0,00 €'],
  [-0, '0,00 €'],
  [0.29, '0,29 €'],
  [-12.5, '-12,50 €'],
  [12.345, '12,35 €'],
  [243.9, '243,90 €'],
  [1234.56, '1.234,56 €'],
  [1_234_567.89, '1.234.567,89 €'],
])('writes %d as %s', (amount, written) => expect(euros(amount).replace('\u00a0', ' ')).toBe(written));

it.each([
  [300, '300 €'],
  [1500, '1.500 €'],
  [12_345.67, '12.345,67 €'],
  [1_000_000, '1 millón de euros'],
  [1_300_000, '1,3 millones de euros'],
  [70_000_000, '70 millones de euros'],
  [1_234_567, '1.234.567 €'],
])('writes a limit of %d as %s', (amount, written) =>
  expect(roundEuros(amount).replaceAll('\u00a0', ' ')).toBe(written),
);

it("goes by Spain's calendar, in winter and in summer", () => {
  expect(day(Date.parse('2026-12-31T23:30:00Z'))).toBe('1 de enero de 2027');
  expect(moment(Date.parse('2026-12-06T09:00:00Z'))).toBe(
    'domingo, 6 de diciembre de 2026, a las 10:00 (hora peninsular española)',
  );
  expect(moment(Date.parse('2026-07-06T22:05:00Z'))).toContain('martes, 7 de julio de 2026, a las 0:05');
  expect(longDay(Date.parse('2026-07-14T22:30:00Z'))).toBe('miércoles, 15 de julio de 2026');
  expect(timeOfDay(Date.parse('2026-07-14T22:30:00Z'))).toBe('a las 0:30 (hora peninsular española)');
});

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

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a y b'],
  [['a', 'b', 'c'], 'a, b y c'],
  [['Aldaba', 'Iberia'], 'Aldaba e Iberia'],
  [['Aldaba', 'Hípica'], 'Aldaba e Hípica'],
  [['padres', 'hijos'], 'padres e hijos'],
  [['agua', 'hielo'], 'agua y hielo'],
  [['Aldaba', 'Yunque'], 'Aldaba y Yunque'],
  [['Ejemplo', 'Yllera'], 'Ejemplo e Yllera'],
])('lists %j as %s', (words, text) => expect(listed(words)).toBe(text));

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a o b'],
  [['a', 'b', 'c'], 'a, b o c'],
  [['plata', 'oro'], 'plata u oro'],
  [['mujer', 'hombre'], 'mujer u hombre'],
  [['ThisMotorcycle', 'OtherMotorcycle'], 'ThisMotorcycle u OtherMotorcycle'],
  [['7', '8'], '7 u 8'],
  [['79', '80'], '79 u 80'],
  [['10', '11'], '10 u 11'],
  [['10.000', '11.000'], '10.000 u 11.000'],
  [['100', '110'], '100 o 110'],
  [['100', '1100'], '100 o 1100'],
])('offers %j as %s', (words, text) => expect(alternatives(words)).toBe(text));

const word = fc.stringMatching(/^[a-zA-Záéíóú]{1,12}$/);

describe.each([
  ['listed', listed, ['y', 'e']],
  ['alternatives', alternatives, ['o', 'u']],
] as const)('%s', (_name, join, conjunctions) => {
  it('says every word once, in order, with one conjunction before the last', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 6 }), (words) => {
        const text = join(words);
        const conjunction = conjunctions.find((each) => text.endsWith(` ${each} ${words.at(-1)}`));
        expect(conjunction).toBeDefined();
        expect(text.slice(0, -` ${conjunction} ${words.at(-1)}`.length).split(', ')).toEqual(words.slice(0, -1));
      }),
    );
  });

  it('never puts a conjunction before the same sound', () => {
    fc.assert(
      fc.property(word, word, (first, last) => {
        expect(join([first, last])).not.toMatch(/ (?:y h?[ií](?![aeouáéóú])| o h?[oó])/i);
      }),
    );
  });
});
