import {
  CATALOGUE_NAMES,
  type CatalogueName,
  type CatalogueQuery,
  catalogueEnumerations,
  type Enumeration,
  type QueryParameters,
} from '@cotiza/contract';
import * as fc from 'fast-check';
import { loadCatalogues } from '../load-catalogues';
import type { CatalogueAnswer, VehicleVersionValue } from './catalogue-value';

const { operation, referenceData } = loadCatalogues();

function answered(query: QueryParameters): CatalogueAnswer {
  const answer = operation.answer(query);
  if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
  return answer;
}

const firstBrand = (ramo: string) => String(answered({ tipo: 'vehicle-brands', ramo }).valores[0]!.valor);
const firstModel = (ramo: string, marca: string) =>
  String(answered({ tipo: 'vehicle-models', ramo, marca }).valores[0]!.valor);

/** Returns a valid query for each catalogue. */
function rightQuery(tipo: CatalogueName): CatalogueQuery {
  const marca = firstBrand('coche');
  if (tipo === 'towns') return { tipo, codigo_postal: '28013' };
  if (tipo === 'vehicle-brands') return { tipo, ramo: 'coche' };
  if (tipo === 'vehicle-models') return { tipo, ramo: 'coche', marca };
  if (tipo === 'vehicle-versions') return { tipo, ramo: 'coche', marca, modelo: firstModel('coche', marca) };
  return { tipo };
}

/** The rows of the specification: each catalogue has one. */
const ROWS =
  '[Values of tipo / document-types] [Values of tipo / genders] [Values of tipo / nationalities] ' +
  '[Values of tipo / marital-statuses] [Values of tipo / employment-statuses] [Values of tipo / home-property-types] ' +
  '[Values of tipo / home-build-materials] [Values of tipo / home-occupancies] [Values of tipo / home-locations] ' +
  '[Values of tipo / home-build-qualities] [Values of tipo / home-alarm-types] [Values of tipo / home-door-types] ' +
  '[Values of tipo / home-settlement-types] [Values of tipo / driving-license-types] [Values of tipo / fuel-types] ' +
  '[Values of tipo / car-use-types] [Values of tipo / annual-km-options] [Values of tipo / car-parking-types] ' +
  '[Values of tipo / motorcycle-garage-types] [Values of tipo / motorcycle-driving-experience] ' +
  '[Values of tipo / motorcycle-driving-license-types] [Values of tipo / car-insurance-companies] ' +
  '[Values of tipo / motorcycle-insurance-companies] [Values of tipo / motorcycle-engine-types] ' +
  '[Values of tipo / economic-occupations] [Values of tipo / home-uses] [Values of tipo / road-types] ' +
  '[Values of tipo / provinces] [Values of tipo / towns] [Values of tipo / vehicle-brands] [Values of tipo / vehicle-models] ' +
  '[Values of tipo / vehicle-versions] ';

describe(`${ROWS}every catalogue`, () => {
  it('has its row', () => expect(CATALOGUE_NAMES.filter((name) => !ROWS.includes(`/ ${name}]`))).toEqual([]));

  it.each(CATALOGUE_NAMES)('%s answers values with Spanish labels', (tipo) => {
    const answer = answered(rightQuery(tipo));
    expect(answer).toMatchObject({ tipo, total: answer.valores.length });
    expect(answer.fuente).toMatch(/\p{L}{3}/u);
    expect(answer.fecha).toMatch(/^20\d\d(?:-\d\d(?:-\d\d)?)?$/);
    expect(answer.total).toBeGreaterThan(0);
    expect(new Set(answer.valores.map(({ valor }) => valor)).size).toBe(answer.total);
    expect(answer.valores.every(({ etiqueta }) => /\S/.test(etiqueta) && !/\p{Cc}/u.test(etiqueta))).toBe(true);
  });

  it.each(Object.entries(catalogueEnumerations) as [string, Enumeration][])('%s is the enumeration', (tipo, listed) => {
    const expected = listed.values.map((valor) => ({ valor, etiqueta: listed.labels[valor] }));
    expect(answered({ tipo }).valores).toEqual(expected);
  });

  it('takes what the request field takes', () => {
    expect(answered({ tipo: 'home-door-types' }).valores.map(({ valor }) => valor)).toEqual([true, false]);
    expect(answered({ tipo: 'provinces' })).toMatchObject({
      total: 52,
      valores: expect.arrayContaining([{ valor: '28', etiqueta: 'Madrid' }]),
    });
    expect(answered({ tipo: 'economic-occupations' }).total).toBe(502);
    for (const { valor } of answered({ tipo: 'car-insurance-companies' }).valores) {
      expect(referenceData.hasCarCompany(String(valor))).toBe(true);
    }
    expect(answered({ tipo: 'motorcycle-insurance-companies' }).valores).toContainEqual({
      valor: 'MT-C0058',
      etiqueta: 'Mapfre',
      codigo: 'MT-C0058',
    });
  });
});

describe('towns', () => {
  it('says code and province of each', () => {
    expect(answered({ tipo: 'towns', codigo_postal: '28013' }).valores).toEqual([
      { valor: 28079, etiqueta: 'Madrid', codigo_ine: '28079', provincia: 'Madrid' },
    ]);
  });

  it('lists every municipality of a code that has several', () => {
    const { valores, total } = answered({ tipo: 'towns', codigo_postal: '01427' });
    expect(total).toBeGreaterThan(1);
    expect(valores).toContainEqual(expect.objectContaining({ codigo_ine: '09050', provincia: 'Burgos' }));
  });

  it('are all those of the province for an unlisted code, so that one can be chosen', () => {
    const { total, valores } = answered({ tipo: 'towns', codigo_postal: '28999' });
    expect(total).toBe(179);
    expect(valores.every((value) => 'provincia' in value && value.provincia === 'Madrid')).toBe(true);
  });
});

describe.each([
  { ramo: 'coche', engines: catalogueEnumerations['fuel-types'].values as readonly string[] },
  { ramo: 'moto', engines: catalogueEnumerations['motorcycle-engine-types'].values as readonly string[] },
])('the vehicles of $ramo', ({ ramo, engines }) => {
  const find = (id: string) => (ramo === 'coche' ? referenceData.findCar(id) : referenceData.findMotorcycle(id));
  const values = (query: QueryParameters) => answered(query).valores.map(({ valor }) => String(valor));

  it('are reached by brand, model and version, and parted by engine', () => {
    for (const marca of values({ tipo: 'vehicle-brands', ramo })) {
      const models = values({ tipo: 'vehicle-models', ramo, marca });
      const byEngine = engines.flatMap((motor) => values({ tipo: 'vehicle-models', ramo, marca, motor }));
      expect(new Set(byEngine)).toEqual(new Set(models));
      for (const modelo of models) {
        const query = { tipo: 'vehicle-versions', ramo, marca, modelo };
        const versions = values(query);
        expect(versions.length).toBeGreaterThan(0);
        expect(engines.flatMap((motor) => values({ ...query, motor })).sort()).toEqual([...versions].sort());
        expect(versions.every((id) => find(id)?.modelId === modelo && find(id)?.brandId === marca)).toBe(true);
      }
    }
  });

  it('carry the figures that distinguish versions', () => {
    const marca = firstBrand(ramo);
    const { valores } = answered({ tipo: 'vehicle-versions', ramo, marca, modelo: firstModel(ramo, marca) });
    for (const value of valores as VehicleVersionValue[]) {
      const { fuel, displacementCc, powerKw, fromYear, toYear, newPriceCents } = find(value.valor)!;
      expect(value).toMatchObject({ combustible: fuel, cilindrada_cc: displacementCc, potencia_kw: powerKw });
      expect(value).toMatchObject({ desde: fromYear, hasta: toYear });
      if (newPriceCents !== null) expect(value.precio).toBe(newPriceCents / 100);
      else expect(value.origen_precio).toBe(ramo === 'coche' ? 'estimado' : null);
    }
  });
});

describe('the rendered answer', () => {
  it('is the same answer in JSON, with the same tag for the same body', () => {
    for (const tipo of CATALOGUE_NAMES) {
      const query = rightQuery(tipo);
      const rendered = operation.answerJson(query);
      if ('faults' in rendered) throw new Error(tipo);
      expect(JSON.parse(rendered.body.toString())).toEqual(answered(query));
      expect(rendered.etag).toMatch(/^"[\w-]{22}"$/);
      expect(operation.answerJson(Object.fromEntries(Object.entries(query).reverse()) as CatalogueQuery)).toBe(
        rendered,
      );
      expect(loadCatalogues().operation.answerJson(query)).toEqual(rendered);
    }
  });

  it('has a tag of its own for each body', () => {
    const tags = ['28013', '08001', '28998', '28999'].map((codigo_postal) => {
      const rendered = operation.answerJson({ tipo: 'towns', codigo_postal });
      return 'etag' in rendered ? rendered.etag : undefined;
    });
    expect(new Set(tags).size).toBe(3);
    expect(tags[2]).toBe(tags[3]);
  });

  it('refuses what the plain answer refuses, whatever was asked before', () => {
    operation.answerJson({ tipo: 'genders' });
    const texts = fc.oneof(fc.constantFrom('28013', 'coche', 'genders\n', ''), fc.string());
    const filter = fc.option(texts, { nil: undefined });
    const tipo = fc.constantFrom<CatalogueName>('genders', 'towns', 'vehicle-brands');
    const query = fc.record({ tipo, codigo_postal: filter, ramo: filter });
    fc.assert(
      fc.property(query, (sent) => {
        const rendered = operation.answerJson(sent);
        const plain = operation.answer(sent);
        expect('faults' in rendered ? rendered : JSON.parse(rendered.body.toString())).toEqual(plain);
      }),
    );
  });
});
