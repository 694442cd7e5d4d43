import type { CatalogueName, Fault } from '@cotiza/contract';
import type { Catalogue, CatalogueAnswers } from '@cotiza/quoting';

const catalogue = (tipo: CatalogueName, ...values: readonly (readonly [string | number, string])[]): Catalogue => ({
  tipo,
  total: values.length,
  fuente: 'Lista de prueba',
  fecha: '2026-01',
  valores: values.map(([valor, etiqueta]) => ({ valor, etiqueta })),
});

/** More brands than are completed or read out at once. */
export const BRAND_COUNT = 150;

const brands = Array.from({ length: BRAND_COUNT }, (_, index) => [`B${index}`, `Marca ${index}`] as const);

/** By the query that asks for each, its parameters in order. */
const CATALOGUES: Readonly<Record<string, Catalogue>> = {
  'tipo=genders': catalogue('genders', ['Male', 'Hombre'], ['Female', 'Mujer']),
  'tipo=fuel-types': catalogue('fuel-types', ['Gasoline', 'Gasolina'], ['Diesel', 'Diésel']),
  'tipo=motorcycle-engine-types': catalogue('motorcycle-engine-types', ['Electric', 'Eléctrico']),
  'codigo_postal=28013&tipo=towns': catalogue('towns', [28079, 'Madrid']),
  'ramo=coche&tipo=vehicle-brands': catalogue('vehicle-brands', ...brands),
  'marca=B1&ramo=coche&tipo=vehicle-models': catalogue('vehicle-models', ['M1', 'Uno'], ['M2', 'Dos']),
};

const FAULT: Fault = { campo: 'tipo', codigo: 'valor_no_permitido', mensaje: 'No hay ese catálogo.' };

/** A few catalogues; any other query, and one with a parameter twice, is at fault. */
export const testCatalogues: CatalogueAnswers = {
  answer: (query) => {
    const entries = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
    const key = entries.every(([, value]) => typeof value === 'string')
      ? entries.map(([name, value]) => `${name}=${value as string}`).join('&')
      : '';
    return Object.hasOwn(CATALOGUES, key) ? CATALOGUES[key]! : { faults: [FAULT] };
  },
  answerJson: (query) => {
    const answer = testCatalogues.answer(query);
    return 'faults' in answer ? answer : { body: Buffer.from(JSON.stringify(answer)), etag: '"1"' };
  },
};
