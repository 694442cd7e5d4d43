import { CATALOGUE_NAMES } from '@cotiza/contract';
import fc from 'fast-check';
import { anyCharacter } from '@cotiza/kernel/testing';
import { BRAND_COUNT, testCatalogues } from '../testing/test-catalogues';
import { completeCatalogue, readCatalogue } from './catalogue.resource';

const read = (uri: string) => readCatalogue(uri, testCatalogues);
const complete = (name: string, value: string, chosen: Record<string, string> = {}) =>
  completeCatalogue({ name, value }, chosen, testCatalogues);

describe('the address of a catalogue', () => {
  it.each([
    ['cotiza://catalogo/genders', 2],
    ['cotiza://catalogo/towns?codigo_postal=28013', 1],
    ['cotiza://catalogo/vehicle-models?ramo=coche&marca=B1', 2],
    ['cotiza://catalogo/vehicle-models?marca=B1&ramo=coch%65', 2],
  ])('%s is read', (uri, total) => expect(JSON.parse(read(uri)!)).toMatchObject({ total }));

  it.each([
    'cotiza://catalogo/',
    'cotiza://catalogo/?tipo=genders',
    'cotiza://catalogo/otro',
    'cotiza://catalogo/towns?codigo_postal=28013&codigo_postal=28013',
    'cotiza://catalogo/towns?codigo_postal=28013&tipo=genders&__proto__=a',
    'cotiza://catalogo/genders/../towns',
    'cotiza://catalogo/%67enders',
    'cotiza://catalogo/genders#x',
    'COTIZA://catalogo/genders',
    'cotiza://catalogo:80/genders',
    'cotiza://otro@catalogo/genders',
    ' cotiza://catalogo/genders',
    'cotiza://catalogo/gen\u0000ders',
    `cotiza://catalogo/${'x'.repeat(100_000)}`,
    'file:///etc/passwd',
  ])('%.60s is none', (uri) => expect(read(uri)).toBeUndefined());

  it('names the catalogue by its path alone', () => {
    expect(JSON.parse(read('cotiza://catalogo/genders?tipo=towns')!)).toMatchObject({ tipo: 'genders' });
  });

  it('is taken without an error, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (rest) => {
        const text = read(`cotiza://catalogo/${rest}`);
        if (text !== undefined) expect(JSON.parse(text)).toHaveProperty('valores');
      }),
    );
  });
});

describe('a completion', () => {
  it('offers every catalogue, and those that begin as typed', () => {
    expect(complete('tipo', '').values).toEqual(CATALOGUE_NAMES);
    expect(complete('tipo', 'VEHICLE-B').values).toEqual(['vehicle-brands']);
  });

  it('finds a value by its own name or by the one that a person reads', () => {
    expect(complete('marca', 'marca 149', { ramo: 'coche' }).values).toEqual(['B149']);
    expect(complete('marca', 'b149', { ramo: 'coche' }).values).toEqual(['B149']);
    expect(complete('modelo', 'd', { ramo: 'coche', marca: 'B1' }).values).toEqual(['M2']);
  });

  it('offers a hundred at most and says that there are more', () => {
    const { values, total, hasMore } = complete('marca', '', { ramo: 'coche' });
    expect([values.length, total, hasMore]).toEqual([100, BRAND_COUNT, true]);
  });

  it('offers the engines of the line', () => {
    expect(complete('motor', '', { ramo: 'moto' }).values).toEqual(['Electric']);
    expect(complete('motor', '').values).toEqual(['Gasoline', 'Diesel']);
  });

  it.each([
    ['marca', {}],
    ['modelo', { ramo: 'coche' }],
    ['modelo', { ramo: '__proto__', marca: 'constructor' }],
    ['codigo_postal', {}],
    ['constructor', {}],
  ])('offers nothing for %s given %j', (name, chosen) => {
    expect(complete(name, '', chosen)).toEqual({ values: [], total: 0, hasMore: false });
  });
});
