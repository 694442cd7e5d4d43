import { loadCatalogues } from '../load-catalogues';
import type { CatalogueValue, ModelValue } from './catalogue-value';

const { operation } = loadCatalogues();

const RAMOS = ['coche', 'moto'] as const;
type Ramo = (typeof RAMOS)[number];

function valuesOf(parameters: Readonly<Record<string, string>>): readonly CatalogueValue[] {
  const answer = operation.answer(parameters);
  if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
  return answer.valores;
}

const firstOf = (ramo: Ramo, texto: string) => valuesOf({ tipo: 'vehicle-versions', ramo, texto })[0]?.etiqueta ?? '';

/** Words beside the name of a model in advertisements and registers: trim, engine, body, gearbox, colour, state. */
const TRIMS = (
  'Xyqzzo|125H Advance|1.5 e-TSI MHEV R-Line|Blue dCi 85kW (115CV) Zen|2.0 TDCi Titanium|rojo muy cuidado|negro mate 2016|5p automático|' +
  'Edition Plus 7 plazas|limitada A2 35kW|con maletas y ABS|Premium Pack|120.000 km único dueño|St&Sp DSG Xcellence|Black Line Tech'
).split('|');

describe.each(RAMOS)('%s', (ramo) => {
  it('finds each model of the catalogue first by its name and any trim', () => {
    const joined = (text: string) => text.replace(/(?<=\d) ?cc\b|[^\p{L}\d]/giu, '').toLowerCase();
    const isNameless = (name: string) => /^(?:Otro modelo|Scooter)$|\dKW/.test(name);
    const wrong = valuesOf({ tipo: 'vehicle-brands', ramo }).flatMap(({ valor, etiqueta: brand }) =>
      (valuesOf({ tipo: 'vehicle-models', ramo, marca: String(valor) }) as readonly ModelValue[])
        .filter(({ etiqueta }) => !isNameless(etiqueta))
        .flatMap(({ etiqueta }, at) => {
          const text = `${brand} ${etiqueta} ${TRIMS[(at + brand.length) % TRIMS.length]}`;
          const first = firstOf(ramo, text);
          const isIt = [etiqueta, `${brand} ${etiqueta}`].some((name) => joined(first).startsWith(joined(name)));
          return isIt ? [] : [[text, first]];
        }),
    );
    expect(wrong).toEqual([]);
  });
});
