import { CATALOGUE_FILTERS, CATALOGUE_NAMES, FAULT_CODES, type QueryParameters } from '@cotiza/contract';
import * as fc from 'fast-check';
import { loadCatalogues } from '../load-catalogues';
import { parametersOf } from './parameters.table';

const { operation } = loadCatalogues();

const faultsOf = (query: QueryParameters) => {
  const answer = operation.answer(query);
  return 'faults' in answer ? answer.faults : [];
};
const codesOf = (query: QueryParameters) => faultsOf(query).map(({ campo, codigo }) => `${campo} ${codigo}`);

const brandOf = (ramo: string, name: string) => {
  const answer = operation.answer({ tipo: 'vehicle-brands', ramo });
  return 'valores' in answer ? String(answer.valores.find(({ etiqueta }) => etiqueta === name)!.valor) : '';
};
const seat = brandOf('coche', 'SEAT');
const renault = brandOf('coche', 'Renault');
const firstModelOf = (marca: string) => {
  const answer = operation.answer({ tipo: 'vehicle-models', ramo: 'coche', marca });
  return 'valores' in answer ? String(answer.valores[0]!.valor) : '';
};

/** A valid value for each filter, in any catalogue. */
const rightValues = {
  codigo_postal: '28013',
  ramo: 'coche',
  marca: seat,
  modelo: firstModelOf(seat),
  motor: 'Gasoline',
  texto: 'ma',
};

/** A search has fewer required parameters, so `texto` is tested separately. */
const WITHOUT_TEXT = CATALOGUE_FILTERS.filter((name) => name !== 'texto');

describe.each(CATALOGUE_NAMES)(
  '[GET {base_url}/api/agent/catalogo / tipo] [GET {base_url}/api/agent/catalogo / codigo_postal] [GET {base_url}/api/agent/catalogo / ramo] [GET {base_url}/api/agent/catalogo / marca] [GET {base_url}/api/agent/catalogo / modelo] [GET {base_url}/api/agent/catalogo / motor] the parameters of %s',
  (tipo) => {
    const rules = parametersOf(tipo);
    const right: QueryParameters = {
      tipo,
      ...Object.fromEntries(WITHOUT_TEXT.filter((name) => rules[name]).map((name) => [name, rightValues[name]])),
    };

    it('are taken together', () => expect(codesOf(right)).toEqual([]));

    it.each(CATALOGUE_FILTERS)('%s', (name) => {
      const without = { ...right, [name]: undefined };
      const expected = rules[name] === 'required' ? [`${name} falta`] : [];
      expect(codesOf(without)).toEqual(expected);
      if (rules[name] === undefined)
        expect(codesOf({ ...right, [name]: rightValues[name] })).toEqual([`${name} no_documentado`]);
    });
  },
);

it.each([
  [{ tipo: 'vehicle-models', marca: 'Seat' }, []],
  [{ tipo: 'vehicle-models', marca: 'citroen' }, []],
  [{ tipo: 'vehicle-versions', marca: 'SEAT', modelo: 'ibiza' }, []],
  [{ tipo: 'vehicle-versions', marca: 'Seat', modelo: 'Clio' }, ['modelo desconocido']],
  [{ tipo: 'vehicle-models', marca: 'Ninguna' }, ['marca desconocido']],
])('a brand and a model are taken by the name that only they have: %j', (query, codes) => {
  expect(codesOf({ ...query, ramo: 'coche' })).toEqual(codes);
});

describe('texto', () => {
  const searched = CATALOGUE_NAMES.filter((tipo) => parametersOf(tipo).texto);

  it('is taken by every list of more than 50 values', () => {
    for (const tipo of CATALOGUE_NAMES) {
      const answer = operation.answer({ tipo });
      if ('valores' in answer && answer.total > 50) expect(searched).toContain(tipo);
    }
    expect(searched).toEqual(expect.arrayContaining(['towns', 'vehicle-brands', 'vehicle-models', 'vehicle-versions']));
  });

  it.each(searched)('needs no more than the line: %s', (tipo) => {
    const line = parametersOf(tipo).ramo && 'coche';
    expect(codesOf({ tipo, ramo: line, texto: 'ma' })).toEqual([]);
    if (line) expect(codesOf({ tipo, texto: 'ma' })).toEqual(['ramo falta']);
  });

  it.each(['', ' ', '¿?', 'a\nb', 'x'.repeat(101)])('cannot be "%s"', (texto) => {
    expect(codesOf({ tipo: 'provinces', texto })).toEqual(['texto formato']);
  });
});

describe('a wrong query', () => {
  it('lacks the catalogue: all of them are named', () => {
    expect(faultsOf({})).toEqual([
      expect.objectContaining({ campo: 'tipo', codigo: 'falta', valores: CATALOGUE_NAMES }),
    ]);
  });

  it('misspells a catalogue or a parameter: the nearest one is named, the sent text is not', () => {
    expect(faultsOf({ tipo: 'vehicle-brand', ramo: 'x' })).toEqual([
      expect.objectContaining({
        campo: 'tipo',
        codigo: 'valor_no_permitido',
        mensaje: expect.stringContaining('vehicle-brands'),
      }),
    ]);
    expect(faultsOf({ tipo: 'towns', codigo_postal: '28013', codigo_posta: '28013' })).toEqual([
      expect.objectContaining({
        campo: 'codigo_posta',
        codigo: 'no_documentado',
        mensaje: expect.stringContaining('codigo_postal'),
      }),
    ]);
    expect(faultsOf({ tipo: 'zzzz' })[0]!.mensaje).toBe('Ese catálogo no existe.');
  });

  it.each(['00000', '99999', '53001', '2801', '280133', '28O13', '', ' 28013', '٢٨٠١٣'])(
    'postal code "%s"',
    (codigo_postal) => {
      expect(codesOf({ tipo: 'towns', codigo_postal })).toEqual(['codigo_postal formato']);
    },
  );

  it('repeats a parameter', () => {
    expect(codesOf({ tipo: ['towns', 'towns'] })).toEqual(['tipo formato']);
    expect(codesOf({ tipo: 'towns', codigo_postal: ['28013', '28013'] })).toEqual(['codigo_postal formato']);
  });

  it('names no such line, brand, model or engine', () => {
    expect(codesOf({ tipo: 'vehicle-brands', ramo: 'hogar' })).toEqual(['ramo valor_no_permitido']);
    expect(codesOf({ tipo: 'vehicle-models', ramo: 'barco', marca: 'x', motor: 'x' })).toEqual([
      'ramo valor_no_permitido',
    ]);
    const versions = { tipo: 'vehicle-versions', ramo: 'coche', marca: 'x', modelo: 'y', motor: 'Combustion' };
    expect(codesOf(versions).sort()).toEqual(['marca desconocido', 'modelo desconocido', 'motor valor_no_permitido']);
    expect(codesOf({ tipo: 'vehicle-models', ramo: 'moto', marca: seat })).toEqual(['marca desconocido']);
    expect(codesOf({ tipo: 'vehicle-models', ramo: 'coche', marca: '__proto__' })).toEqual(['marca desconocido']);
  });

  it('pairs a model with another brand', () => {
    const query = { tipo: 'vehicle-versions', ramo: 'coche', marca: renault, modelo: rightValues.modelo };
    expect(codesOf(query)).toEqual(['modelo incoherente']);
  });

  it('has every fault listed at once, and a bounded number of unknown parameters', () => {
    expect(codesOf({ tipo: 'vehicle-models', ramo: 'coche', codigo_postal: '28013', otro: '1' }).sort()).toEqual([
      'codigo_postal no_documentado',
      'marca falta',
      'otro no_documentado',
    ]);
    const flood = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`p${i}`, 'x']));
    expect(faultsOf({ tipo: 'genders', ...flood })).toHaveLength(10);
  });

  it('never has its values repeated, and always has codes of the contract', () => {
    const marked = fc.string({ minLength: 1, maxLength: 20 }).map((text) => `§${text}§`);
    const query = fc.record({
      tipo: fc.oneof(marked, fc.constantFrom(...CATALOGUE_NAMES)),
      codigo_postal: marked,
      marca: marked,
      motor: marked,
    });
    fc.assert(
      fc.property(query, (sent) => {
        const faults = faultsOf(sent);
        expect(faults.length).toBeGreaterThan(0);
        expect(JSON.stringify(faults)).not.toContain('§');
        expect(faults.every(({ codigo }) => FAULT_CODES.includes(codigo))).toBe(true);
      }),
    );
  });
});
