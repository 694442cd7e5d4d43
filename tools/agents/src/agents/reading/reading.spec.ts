import { requirementsIn, valuesIn, verdictIn } from './answers';
import { merged } from './known-field';
import { addsUp, cheapestOf, offersIn, premiumLinesIn } from './offers';
import { fieldsOfSchema } from './of-schema';

const heard = (said: string, data?: unknown, isRefused = false) => ({ said, data, isRefused, whole: said });

const FAULTS = `Falta o está mal lo siguiente:
- holder.gender: Falta un dato obligatorio: sexo. Pregunta: ¿Qué sexo figura? Valores: Male, Female. Catálogo: genders.
- holder.address.town_id: Tiene varios municipios. Pregunta: ¿En qué municipio? Valores: Collado Villalba (28047), Galapagar (28061). Catálogo: towns.
- driver.name: No se puede enviar cuando driver.same_as_holder es true: quítalo.
- holder.birth_date: El formato no es válido. Se espera: fecha AAAA-MM-DD, no futura. Pregunta: ¿Cuándo?`;

describe('a text', () => {
  it('tells faults, a line each', () => {
    const { isComplete, faults } = verdictIn(heard(FAULTS));
    expect(isComplete).toBe(false);
    expect(faults).toMatchObject([
      { campo: 'holder.gender', pregunta: '¿Qué sexo figura?', about: { catalogue: 'genders' } },
      { campo: 'holder.address.town_id', about: { catalogue: 'towns' } },
      { campo: 'driver.name', pregunta: undefined },
      { campo: 'holder.birth_date', about: { tipo: 'fecha' } },
    ]);
    expect(faults[0]!.about.choices).toEqual([{ valor: 'Male' }, { valor: 'Female' }]);
    expect(faults[1]!.about.choices).toEqual([
      { valor: '28047', etiqueta: 'Collado Villalba' },
      { valor: '28061', etiqueta: 'Galapagar' },
    ]);
  });

  it('tells what is improbable apart from what is wrong', () => {
    const said = 'Los datos están completos.\nSe admite, pero difícilmente será así.\n- a: Raro. Pregunta: ¿Seguro?';
    expect(verdictIn(heard(said))).toMatchObject({ isComplete: true, faults: [], warnings: [{ campo: 'a' }] });
  });

  it('tells questions, values and prices', () => {
    const message = 'Para el cliente:\n\n1. ¿Cuándo?\n2. Solo si eres: ¿Qué? (Uno; Dos)\n';
    expect(requirementsIn(heard(message)).questions).toEqual([
      { text: '¿Cuándo?' },
      { text: 'Solo si eres: ¿Qué? (Uno; Dos)' },
    ]);
    const values =
      'towns: 2 valores. Fuente: INE.\nMadrid (28079); Golf (2 l), 2015- (V1, marca B1)\nHay más: pagina 2.';
    expect(valuesIn(heard(values))).toEqual([
      { valor: '28079', etiqueta: 'Madrid' },
      { valor: 'V1', etiqueta: 'Golf (2 l), 2015-' },
    ]);
    const offers = 'Terceros:\n- Una: 1.143,73\u00a0€, sin franquicia\n- Otra, sin precio';
    expect(offersIn(heard(offers))).toEqual([{ price: 1143.73 }]);
    expect(offersIn(heard('- Una: 1,00 €', undefined, true))).toEqual([]);
  });
});

describe('data', () => {
  it('is read by the names of its keys, wherever they are', () => {
    const data = {
      insurance_line: 'Car',
      a: [{ b: { campo: 'x.y', obligatorio: 'opcional', tipo: 'entero', admite_null: true, ejemplo: 3 } }],
      guia: [{ pregunta: '¿Cómo?', campos: ['x.use'], opciones: [{ etiqueta: 'Así', valor: 'So' }] }],
    };
    const { line, fields, questions } = requirementsIn(heard('', data));
    expect(line).toBe('Car');
    expect(questions).toEqual([{ text: '¿Cómo?', fields: ['x.use'] }]);
    expect(fields).toMatchObject([
      { campo: 'x.y', isOptional: true, tipo: 'número', takesNull: true, example: 3 },
      { campo: 'x.use', choices: [{ valor: 'So', etiqueta: 'Así' }] },
    ]);
  });

  it('tells faults and warnings', () => {
    const told = { campo: 'a', codigo: 'falta', mensaje: 'Falta.', valores: ['x', { valor: 1, etiqueta: 'Uno' }] };
    const { isComplete, faults } = verdictIn(heard('', { completo: false, errores: [told], advertencias: [] }));
    expect(isComplete).toBe(false);
    expect(faults).toMatchObject([
      { campo: 'a', codigo: 'falta', about: { choices: [{ valor: 'x' }, { valor: 1, etiqueta: 'Uno' }] } },
    ]);
  });
});

describe('offers', () => {
  it('are told with what their detail is asked for by, and the cheapest is that of a year', () => {
    const ofertas = [
      { precio: 40, precio_anual_total: 480, oferta_id: 'a.1' },
      { precio: 450, precio_anual_total: null, oferta_id: 'a.2' },
      { precio: null, oferta_id: 'a.3' },
    ];
    const offers = offersIn(heard('', { ofertas }));
    expect(offers).toEqual([
      { price: 40, ofAYear: 480, id: 'a.1' },
      { price: 450, ofAYear: undefined, id: 'a.2' },
    ]);
    expect(cheapestOf(offers)?.id).toBe('a.2');
    expect(cheapestOf([])).toBeUndefined();
  });

  it('have premium lines that add up to the price of a year, or none', () => {
    const lines = premiumLinesIn(heard('', { prima: [{ importe: 479.9 }, { importe: 0.1 }] }));
    expect(lines).toEqual([479.9, 0.1]);
    expect(addsUp(lines!, { price: 40, ofAYear: 480 })).toBe(true);
    expect(addsUp(lines!, { price: 480.01 })).toBe(false);
    expect(addsUp([], { price: 480 })).toBe(true);
    expect(addsUp(premiumLinesIn(heard('', { prima: [{}] }))!, { price: 480 })).toBe(false);
    expect(premiumLinesIn(heard('', {}, true))).toBeUndefined();
    expect(premiumLinesIn(heard('', {}))).toBeUndefined();
  });
});

it('knows the fields of a schema, also those that it refers to', () => {
  const schema = {
    properties: { holder: { $ref: '#/$defs/person' }, date: { type: 'string', format: 'date' } },
    $defs: {
      person: {
        properties: {
          gender: { enum: ['Male'], description: 'Catálogo: genders.' },
          old: { type: ['boolean', 'null'] },
        },
      },
    },
  };
  expect(fieldsOfSchema(schema)).toMatchObject([
    { campo: 'holder.gender', choices: [{ valor: 'Male' }], catalogue: 'genders' },
    { campo: 'holder.old', tipo: 'booleano', takesNull: true },
    { campo: 'date', tipo: 'fecha' },
  ]);
});

it('keeps what was said of a field before, and the labels of its values', () => {
  const known = { campo: 'a', tipo: 'texto', form: 'corto', choices: [{ valor: 'x', etiqueta: 'Equis' }] } as const;
  const told = { campo: 'a', form: 'sin puntos', tipo: undefined, choices: [{ valor: 'x' }, { valor: 'y' }] };
  expect(merged(known, told)).toEqual({
    campo: 'a',
    tipo: 'texto',
    form: 'corto; sin puntos',
    choices: [{ valor: 'x', etiqueta: 'Equis' }, { valor: 'y' }],
  });
});
