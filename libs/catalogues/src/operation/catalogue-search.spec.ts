import type { QueryParameters } from '@cotiza/contract';
import * as fc from 'fast-check';
import { EMBEDDED_DATA_DIR, loadCatalogues } from '../load-catalogues';
import { DATA_FILES, type OccupationsFile } from '../data-files/data-layout';
import { readDataFile } from '../data-files/data-file.reader';
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

describe('a text that the list does not have', () => {
  /** A word of no vehicle, town or occupation. */
  const NO_NAME = 'Xyqzzo';
  const cars = { tipo: 'vehicle-versions', ramo: 'coche' };
  const motorcycles = { tipo: 'vehicle-versions', ramo: 'moto' };

  it('is said, word by word', () => {
    expect(found({ tipo: 'towns', texto: `${NO_NAME} madrid` })).toMatchObject({
      sin_coincidencia: ['xyqzzo'],
      aviso: 'Sin coincidencia: «Xyqzzo».',
      valores: expect.arrayContaining([expect.objectContaining({ etiqueta: 'Madrid' })]),
    });
    expect(found({ tipo: 'economic-occupations', texto: NO_NAME })).toMatchObject({
      total: 0,
      sin_coincidencia: ['xyqzzo'],
    });
    expect(found({ ...cars, texto: 'golf 1.6 tdi' })).not.toHaveProperty('sin_coincidencia');
  });

  it.each([
    [cars, `Hyundai ${NO_NAME}`, 'Hyundai Otro modelo', ['xyqzzo']],
    [cars, 'Peugeot 203', 'Peugeot Otro modelo', ['203']],
    [motorcycles, 'yamaha xq9', 'Yamaha Otro modelo', ['xq9']],
    [motorcycles, 'honda cbf 613', 'Honda Otro modelo', ['613']],
    [motorcycles, 'yamaha yzf r99', 'Yamaha Otro modelo', ['r99']],
    [cars, NO_NAME, 'Otra marca Otro modelo', ['xyqzzo']],
    [cars, `${NO_NAME} gasolina 147 cv`, 'Otra marca Otro modelo', ['xyqzzo']],
  ])('leads to the generic versions of the named brand: %j %s', (catalogue, texto, first, missing) => {
    const answer = found({ ...catalogue, texto });
    expect(answer.sin_coincidencia).toEqual(expect.arrayContaining(missing));
    expect(answer.aviso).toMatch(/^No está «.*elige «Otr/);
    expect(answer.valores[0]!.etiqueta.startsWith(`${first} Otra versión`)).toBe(true);
  });

  it('leads to the class of the typed fuel, power and displacement alone', () => {
    const classes = (query: QueryParameters) => labels(query).map((label) => label.split('Otra versión: ')[1]);
    expect(classes({ ...cars, texto: `Hyundai ${NO_NAME} eléctrico 115 cv 2025` })).toEqual([
      'eléctrico, de 101 a 120 CV',
    ]);
    expect(classes({ ...cars, texto: 'Hyundai otro modelo electrico 115cv' })).toEqual(['eléctrico, de 101 a 120 CV']);
    expect(classes({ ...cars, texto: `${NO_NAME} diésel 110 kW` })).toEqual(['diésel, de 121 a 150 CV']);
    expect(classes({ ...motorcycles, texto: 'honda xyq600' })).toEqual([
      'gasolina, de 501 a 750 cc, hasta 35 kW (A2)',
      'gasolina, de 501 a 750 cc, más de 35 kW',
    ]);
  });

  it.each([
    [motorcycles, 'surron', 'Electric'],
    [motorcycles, `zero ${NO_NAME}`, 'Electric'],
    [cars, `polestar ${NO_NAME}`, 'Electric'],
    [cars, `hyundai ${NO_NAME}`, 'Gasoline'],
  ])('leads to a fuel that the brand lists: %j %s', (catalogue, texto, combustible) => {
    expect(found({ ...catalogue, texto }).valores[0]).toMatchObject({ generica: true, combustible });
  });

  it('has the generic version of its year first, then the listed ones of other years', () => {
    const { valores, aviso, sin_coincidencia } = found({ ...cars, texto: 'peugeot 206 diesel 70 cv 2024' });
    const [first, ...others] = valores.map(({ etiqueta }) => etiqueta);
    expect(first).toBe('Peugeot 206 Otra versión: diésel, de 61 a 80 CV');
    expect(others).toContainEqual(expect.stringMatching(/^Peugeot 206 (?!Otra).*\b(?:68|69|70|71) CV/));
    expect([aviso, sin_coincidencia]).toEqual([expect.stringContaining('genéricas'), ['2024']]);
  });

  it('never crosses brands when the text names one', () => {
    for (const texto of ['seat', `seat ${NO_NAME}`, 'seat 147', 'seat golf', 'seat diesel 2031', 'seat focuss 2010']) {
      for (const etiqueta of labels({ ...cars, texto }))
        expect([texto, etiqueta]).toEqual([texto, expect.stringMatching(/^SEAT /)]);
    }
  });

  it('names what is similar after the generic versions', () => {
    const { aviso, valores } = found({ ...cars, texto: `Fiat ${NO_NAME} Grande` });
    expect(aviso).toMatch(/lo más parecido es Fiat Grande P/);
    expect(valores[0]!.etiqueta).toMatch(/^Fiat Otro modelo/);
    expect(valores.some(({ etiqueta }) => etiqueta.startsWith('Fiat Grande P'))).toBe(true);
  });

  it.each([
    ['nationalities', 'monegasca', /tiene también la nacionalidad de uno que esté.*no se puede cotizar aquí\.$/],
    ['road-types', 'cuesta', /No lo sustituyas por Calle.*figura en un recibo/],
  ])('of %s says the next step: %s', (tipo, texto, aviso) =>
    expect(found({ tipo, texto })).toMatchObject({ total: 0, aviso: expect.stringMatching(aviso) }),
  );

  it.each([
    ['BMW 2002', ['2002']],
    ['Mercedes 300 SL', ['sl']],
    ['BMW 3L 320D', ['3l']],
    ['Renault 5 GT Turbo', ['gt', 'turbo']],
    ['Renault 4 GTL', ['4', 'gtl']],
  ])('is said of an old car that shares its name with another: %s', (texto, missing) => {
    const { aviso, sin_coincidencia } = found({ ...cars, texto });
    expect([sin_coincidencia, aviso]).toEqual([missing, expect.stringMatching(/^(?:Sin coincidencia|No está)/)]);
  });

  it('is corrected where it is a misspelt name, and said', () => {
    expect(found({ ...cars, texto: 'nissan qashkai 2016' })).toMatchObject({
      sin_coincidencia: ['qashkai'],
      aviso: expect.stringMatching(/lo más parecido es Nissan Qashqai.*Si no es/),
      valores: expect.arrayContaining([
        expect.objectContaining({ etiqueta: expect.stringMatching(/^Nissan Qashqai/) }),
      ]),
    });
    expect(found({ tipo: 'towns', texto: 'Barcelnoa' })).toMatchObject({
      sin_coincidencia: ['barcelnoa'],
      valores: expect.arrayContaining([expect.objectContaining({ etiqueta: 'Barcelona' })]),
    });
  });

  it('leaves words of equipment and generations aside, and says so', () => {
    const { valores, sin_coincidencia } = found({ ...cars, texto: 'golf 7 highline 1.6 tdi 2015' });
    expect(valores[0]!.etiqueta).toMatch(/^Volkswagen Golf 1\.6 TDI/);
    expect(sin_coincidencia).toEqual(['7', 'highline']);
  });

  it('leads to the entry for the unlisted in the lists of models, brands and insurers', () => {
    expect(labels({ tipo: 'vehicle-models', ramo: 'coche', texto: `Hyundai ${NO_NAME}` })).toEqual([
      'Hyundai Otro modelo',
    ]);
    expect(labels({ tipo: 'vehicle-brands', ramo: 'coche', texto: NO_NAME })).toEqual(['Otra marca']);
    expect(labels({ tipo: 'car-insurance-companies', texto: NO_NAME })).toEqual(['Otra aseguradora']);
  });

  it('answers the towns of the postal code', () => {
    expect(found({ tipo: 'towns', codigo_postal: '28013', texto: 'barcelona' })).toMatchObject({
      sin_coincidencia: ['barcelona'],
      aviso: expect.stringContaining('28013'),
      valores: [expect.objectContaining({ etiqueta: 'Madrid' })],
    });
  });
});

it('adds nothing to an answer without a search', () => {
  expect(Object.keys(found({ tipo: 'provinces' }))).toEqual(['tipo', 'total', 'fuente', 'fecha', 'valores']);
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

it('leads from everyday words to occupations', () => {
  const { occupations } = readDataFile<OccupationsFile>(EMBEDDED_DATA_DIR, DATA_FILES.occupations);
  const rows = occupations.flatMap(([code, , ...words]) => words.map((texto) => [texto, code] as const));
  expect(rows.length).toBeGreaterThan(400);
  expect(new Set(rows.map(([texto]) => texto)).size).toBe(rows.length);
  for (const [texto, code] of rows) {
    const first = found({ tipo: 'economic-occupations', texto }).valores.slice(0, 5);
    expect([texto, first.map(({ valor }) => valor)]).toEqual([texto, expect.arrayContaining([code])]);
  }
});

it.each(['towns', 'economic-occupations', 'provinces', 'vehicle-brands'])(
  'searches %s by words that objects have',
  (tipo) => {
    for (const texto of ['constructor', 'valueOf'])
      expect(() => found({ tipo, texto, ...(tipo === 'vehicle-brands' && { ramo: 'coche' }) })).not.toThrow();
  },
);

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
