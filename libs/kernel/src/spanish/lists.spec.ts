import fc from 'fast-check';
import { alternatives, listed } from './words';

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
