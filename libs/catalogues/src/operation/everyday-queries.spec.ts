import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { loadCatalogues } from '../load-catalogues';
import type { CatalogueValue, VehicleVersionValue } from './catalogue-value';

const { operation } = loadCatalogues();

/** A text as customers, advertisements and registers have it, and the value it is for: its code, or the beginning of its label. */
interface Search {
  readonly source: 'customer' | 'name' | 'advertisement' | 'register';
  readonly tipo: string;
  readonly ramo?: string;
  readonly texto: string;
  readonly meant: string;
}

const SEARCHES = parse<Search>(readFileSync(join(__dirname, '../testing/searches.csv')), { columns: true });

function searchesOf(source: Search['source']): readonly Search[] {
  const searches = SEARCHES.filter((each) => each.source === source);
  expect(searches.length).toBeGreaterThanOrEqual(34);
  return searches;
}

function valuesOf({ tipo, ramo, texto }: Search): readonly CatalogueValue[] {
  const answer = operation.answer({ tipo, ramo: ramo || undefined, texto });
  if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
  return answer.valores;
}

it.each(['name', 'advertisement', 'register'] as const)('finds the value of each %s first', (source) => {
  const wrong = searchesOf(source).filter((search) => {
    const [first] = valuesOf(search);
    return String(first?.valor) !== search.meant && !first?.etiqueta.startsWith(search.meant);
  });
  expect(wrong).toEqual([]);
});

it.each([
  ['46600', 'Alcira', 46017],
  ['12540', 'Villarreal', 12135],
])('within %s, %s is a town of it', (codigo_postal, texto, valor) => {
  const answer = operation.answer({ tipo: 'towns', codigo_postal, texto });
  expect('valores' in answer && answer.valores.map((value) => value.valor)).toEqual([valor]);
});

/** The fuels that a word of a search selects. */
const FUELS: readonly (readonly [word: RegExp, fuels: RegExp])[] = [
  [/\b(?:diesel|tdi|[tc]?dci|hdi|cdti?)\b/, /^Diesel$/],
  [/\bgasolina\b/, /^Gasoline$/],
  [/\bh[iy]brid/, /Hybrid/],
];

/** Returns true for the intended value: a version also needs the year, the fuel and the power in the text. */
function isMeant(value: CatalogueValue, texto: string, meant: string): boolean {
  if (value.valor !== meant && !value.etiqueta.startsWith(meant)) return false;
  if (!('potencia_kw' in value)) return true;
  const { desde, hasta, combustible, potencia_kw } = value as VehicleVersionValue;
  const year = Number(/\b(?:19|20)\d\d$/.exec(texto.replace('peugeot 2008', ''))?.[0] ?? desde ?? 0);
  const cv = Number(/(\d+) ?cv/.exec(texto)?.[1] ?? potencia_kw * 1.35962);
  return (
    year >= (desde ?? 0) &&
    year <= (hasta ?? 2026) &&
    FUELS.every(([word, fuels]) => !word.test(texto) || fuels.test(combustible)) &&
    Math.abs(potencia_kw * 1.35962 - cv) <= 2
  );
}

it('finds what customers mean among the first five', () => {
  const missed = searchesOf('customer').filter(
    (search) =>
      !valuesOf(search)
        .slice(0, 5)
        .some((value) => isMeant(value, search.texto, search.meant)),
  );
  expect(missed).toEqual([]);
});
