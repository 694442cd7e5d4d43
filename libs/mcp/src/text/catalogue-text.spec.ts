import type { Catalogue } from '@cotiza/quoting';
import { pageOf } from '../catalogue-page';
import { catalogueText } from './catalogue-text';
import { valueText } from './value-text';

const catalogue = (total: number): Catalogue => ({
  tipo: 'economic-occupations',
  total,
  fuente: 'CNO-11',
  fecha: '2010-11-26',
  valores: Array.from({ length: total }, (_, index) => ({ valor: `v${index + 1}`, etiqueta: `Uno ${index + 1}` })),
});
const page = (total: number, asked: unknown) => pageOf(catalogue(total), asked);

it('reads a catalogue of a hundred values out whole', () => {
  const text = catalogueText(catalogue(100), 1);
  expect(text).toContain('economic-occupations: 100 valores. Fuente: CNO-11 (2010-11-26).\nUno 1 (v1); Uno 2 (v2)');
  expect(text).toContain('; Uno 100 (v100)');
  expect(text).not.toContain('Hay más');
});

it('reads a longer one out by pages, and says the way to the next', () => {
  const whole = catalogueText(catalogue(201), 1);
  expect(whole).toContain('201 valores, página 1 de 3.');
  expect(whole).not.toContain('v101');
  expect(whole).toMatch(/\nHay más: repite la llamada con pagina 2\.$/);
  const last = page(201, 3) as Catalogue;
  expect(last).toEqual({ ...catalogue(201), valores: [{ valor: 'v201', etiqueta: 'Uno 201' }] });
  expect(catalogueText(last, 3)).toBe(
    'economic-occupations: 201 valores, página 3 de 3. Fuente: CNO-11 (2010-11-26).\nUno 201 (v201)',
  );
});

it('says that a search has more than it answers, and the brand of a model', () => {
  const found = { ...catalogue(0), total: 1, valores: [{ valor: 'M1', etiqueta: 'Volkswagen Golf', marca: 'B1' }] };
  expect(catalogueText({ ...found, hay_mas: false }, 1)).toMatch(/\nVolkswagen Golf \(M1, marca B1\)$/);
  expect(catalogueText({ ...found, hay_mas: true }, 1)).toMatch(/\)\nHay más con ese texto: añade palabras/);
});

it('says what was not found before it reads the values', () => {
  const found = { ...catalogue(1), sin_coincidencia: ['inster'], aviso: 'No está «Inster».' };
  expect(catalogueText(found, 1)).toMatch(/\.\nNo está «Inster»\.\nUno 1 \(v1\)$/);
});

it.each([
  [0, 'rango'],
  [4, 'rango'],
  [1.5, 'tipo'],
  ['2', 'tipo'],
  [Number.MAX_SAFE_INTEGER, 'rango'],
  [[], 'tipo'],
])('has no page %j', (asked, codigo) => {
  expect(page(201, asked)).toMatchObject({ fault: { campo: 'pagina', codigo } });
});

it.each([
  ['Male', 'Male'],
  [{ valor: 'Calle', etiqueta: 'Calle' }, 'Calle'],
  [{ valor: 28079, etiqueta: 'Madrid' }, 'Madrid (28079)'],
  [{ valor: 'V1', etiqueta: '1.0 80 CV', desde: 2013, hasta: 2018 }, '1.0 80 CV, 2013-2018 (V1)'],
  [
    { valor: 'V3', etiqueta: '1.0 80 CV', desde: 2013, hasta: 2014, anos_de_fuente: true },
    '1.0 80 CV, 2013-2014 en lista (V3)',
  ],
  [{ valor: 'V4', etiqueta: 'Otra', desde: null, hasta: null }, 'Otra (V4)'],
  [{ valor: 'V2', etiqueta: '1.0 80 CV', desde: 2024, hasta: null }, '1.0 80 CV, 2024- (V2)'],
])('says %j as %s', (value, text) => expect(valueText(value)).toBe(text));
