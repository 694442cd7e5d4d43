import type { QueryParameters } from '@cotiza/contract';
import * as fc from 'fast-check';
import { loadCatalogues } from '../load-catalogues';
import { OCCUPATION_WORDS } from '../search/occupation-words.table';
import { COMPANY_WORDS } from '../search/company-words.table';
import type { CatalogueAnswer, ModelValue, VehicleVersionValue } from './catalogue-value';

const { operation, referenceData } = loadCatalogues();

function found(query: QueryParameters): CatalogueAnswer {
  const answer = operation.answer(query);
  if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
  return answer;
}
const labels = (query: QueryParameters) => found(query).valores.map(({ etiqueta }) => etiqueta);
const versions = (query: QueryParameters) =>
  found({ tipo: 'vehicle-versions', ramo: 'coche', ...query }).valores as readonly VehicleVersionValue[];

it('answers 20 at most, and says whether there is more', () => {
  const many = found({ tipo: 'towns', texto: 'san' });
  expect(many).toMatchObject({ total: 20, hay_mas: true });
  expect(many.valores).toHaveLength(20);
  expect(found({ tipo: 'towns', texto: 'vilanova la geltru' })).toMatchObject({ total: 1, hay_mas: false });
  expect(found({ tipo: 'towns', texto: 'xyzzy' })).toMatchObject({ total: 0, hay_mas: false, valores: [] });
});

it('adds nothing to an answer without a search', () => {
  expect(Object.keys(found({ tipo: 'provinces' }))).toEqual(['tipo', 'total', 'fuente', 'fecha', 'valores']);
});

it('does not mind accents, capitals or order', () => {
  const plain = labels({ tipo: 'towns', texto: 'alcala henares' });
  expect(plain[0]).toBe('Alcalá de Henares');
  expect(labels({ tipo: 'towns', texto: 'HENARES, Alcalá' })[0]).toBe(plain[0]);
});

it('puts the frequent before the rare', () => {
  expect(labels({ tipo: 'vehicle-models', ramo: 'coche', texto: 'seat' }).slice(0, 2)).toEqual([
    'SEAT Ibiza',
    'SEAT León',
  ]);
  expect(labels({ tipo: 'vehicle-brands', ramo: 'coche', texto: 'me' })[0]).toBe('Mercedes-Benz');
});

it('narrows a search by what else was sent', () => {
  const golf = found({ tipo: 'vehicle-models', ramo: 'coche', texto: 'golf' }).valores[0] as ModelValue;
  const modelo = String(golf.valor);
  const within = { marca: golf.marca, modelo };
  expect(found({ tipo: 'vehicle-models', ramo: 'coche', texto: 'golf', marca: golf.marca }).valores[0]).toEqual({
    valor: golf.valor,
    etiqueta: 'Golf',
  });
  expect(versions({ ...within, texto: '1.6 tdi' })[0]!.etiqueta).toMatch(/^1\.6 TDI/);
  expect(versions({ texto: 'golf', motor: 'Electric' }).every(({ combustible }) => combustible === 'Electric')).toBe(
    true,
  );
  expect(labels({ tipo: 'vehicle-models', ramo: 'coche', texto: 'golf', motor: 'Lpg' })).not.toContain(
    'Volkswagen Golf Plus',
  );
  expect(labels({ tipo: 'towns', codigo_postal: '28013', texto: 'barcelona' })).toEqual([]);
  expect(labels({ tipo: 'towns', codigo_postal: '28013', texto: 'mad' })).toEqual(['Madrid']);
});

it('offers the generic versions of a model that lists none', () => {
  const answer = versions({ ramo: 'moto', texto: 'piaggio medley' });
  expect(answer.some(({ generica }) => generica)).toBe(true);
  for (const { valor } of answer) expect(referenceData.findMotorcycle(valor)).toBeDefined();
});

it('names vehicles that can be quoted, each once', () => {
  for (const texto of ['golf 1.6 tdi 2015', 'seat', 'diesel 110 cv', '2.0', 'clio gasolina']) {
    const ids = versions({ texto }).map(({ valor }) => valor);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => referenceData.findCar(id))).toBe(true);
    expect(ids.length).toBeGreaterThan(0);
  }
});

it('leads from words to occupations and companies that there are', () => {
  const words = Object.values(OCCUPATION_WORDS).flatMap((text) => text.split(', '));
  expect(words.length).toBeGreaterThan(400);
  expect(new Set(words).size).toBe(words.length);
  expect(Object.keys(OCCUPATION_WORDS).filter((code) => !referenceData.hasOccupation(code))).toEqual([]);
  expect(COMPANY_WORDS.filter(([code]) => !referenceData.hasCarCompany(code))).toEqual([]);
  for (const [code, text] of Object.entries(OCCUPATION_WORDS)) {
    for (const texto of text.split(', ')) {
      const first = found({ tipo: 'economic-occupations', texto }).valores.slice(0, 5);
      expect([texto, first.map(({ valor }) => valor)]).toEqual([texto, expect.arrayContaining([code])]);
    }
  }
});

it('answers any text that is not refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), fc.constantFrom('coche', 'moto'), (texto, ramo) => {
      for (const tipo of ['towns', 'economic-occupations', 'vehicle-versions']) {
        const answer = operation.answer({ tipo, texto, ramo: tipo === 'vehicle-versions' ? ramo : undefined });
        if ('faults' in answer) expect(answer.faults.map(({ campo }) => campo)).toEqual(['texto']);
        else expect(answer.valores.length).toBeLessThanOrEqual(20);
      }
    }),
  );
});
