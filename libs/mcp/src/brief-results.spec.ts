import { INSURANCE_LINES, quotingToolOf } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { type Catalogue, type QuoteResult } from '@cotiza/quoting';
import { quotedOffer } from '@cotiza/quoting/testing';
import { briefCatalogue, briefCheck, briefOffers } from './brief-results';
import { call, testService, toolNamed, WHOLE, argumentsOf } from './testing/test-service';
import { valueText } from './text/value-text';

describe.each(INSURANCE_LINES)('a quotation of %s', (line) => {
  const tool = toolNamed(quotingToolOf(line));
  const args = argumentsOf(bodyOf(line));
  const quoted = async (options?: typeof WHOLE) =>
    (await call(tool, args, testService(line), options)).structuredContent as unknown as QuoteResult;

  it('has every offer, and all that is said of the whole', async () => {
    const { ofertas, rechazos: _inNotice, ...others } = await quoted(WHOLE);
    const brief = await quoted();
    expect(brief).toMatchObject({
      ...others,
      ofertas: ofertas.map(({ precio, oferta_id }) => ({ precio, oferta_id })),
    });
    expect(ofertas.length).toBeGreaterThan(1);
  });
});

it('leaves out of an offer what its insurer and its level say, and a total that is its price', () => {
  const priced = { precio: 100, precio_anual_total: 100 };
  const twice = { ...priced, aseguradora: 'Aldaba', producto: 'Uno', nivel: 'terceros' };
  const { ofertas } = briefOffers([
    quotedOffer({ ...twice, modalidad: 'Terceros' }),
    quotedOffer({ ...twice, nivel: 'todo_riesgo', modalidad: 'Todo Riesgo', precio_anual_total: 104 }),
    quotedOffer({ ...twice, nivel: null, modalidad: 'A medida' }),
    quotedOffer({ ...twice, nivel: null, modalidad: 'A medida', producto: 'Dos' }),
  ]);
  const saying = ofertas.map((offer) => {
    const { producto, modalidad, precio_anual_total } = offer as Partial<QuoteResult['ofertas'][number]>;
    return [producto, modalidad, precio_anual_total];
  });
  expect(saying).toEqual([
    [undefined, undefined, undefined],
    [undefined, undefined, 104],
    ['Uno', 'A medida', undefined],
    ['Dos', 'A medida', undefined],
  ]);
});

it('says of a fault the few values that are left to choose, their catalogue, and the form', () => {
  const fault = { campo: 'a', codigo: 'incoherente', mensaje: 'No es.', quien: 'cliente' } as const;
  const errores = [
    { ...fault, catalogo: 'vehicle-versions', valores: [{ valor: 'V1', etiqueta: 'Golf' }] },
    { ...fault, formato: 'de 1 a 10 caracteres; S/N si la vía no tiene número' },
  ];
  const check = { completo: false, errores, advertencias: [], propuestas: [], preguntas: [] };
  expect(briefCheck(check)).toMatchObject({ errores });
});

const version = { valor: 'V1', etiqueta: 'Golf 1.6', desde: 2013, hasta: null, potencia_kw: 77, precio: 21_000 };
const about = { tipo: 'vehicle-versions' as const, total: 1, fuente: 'Una', fecha: '2026' };
const catalogue = (...valores: object[]) => ({ ...about, valores }) as Catalogue;
const valuesOf = (of: Catalogue) => (briefCatalogue(of) as Catalogue).valores;

it('a catalogue has of each value what it is chosen by, all that the text says', () => {
  const values = [
    version,
    { ...version, anos_de_fuente: true },
    { valor: 'M1', etiqueta: 'Golf', marca: 'B1' },
    { valor: 28079, etiqueta: 'Madrid', codigo_ine: '28079' },
  ];
  expect(valuesOf(catalogue(...values)).map((value) => valueText(value))).toEqual(
    catalogue(...values).valores.map((value) => valueText(value)),
  );
  expect(valuesOf(catalogue(...values))).toEqual([
    { valor: 'V1', etiqueta: 'Golf 1.6', desde: 2013, hasta: null },
    { valor: 'V1', etiqueta: 'Golf 1.6', desde: 2013, hasta: null, anos_de_fuente: true },
    { valor: 'M1', etiqueta: 'Golf', marca: 'B1' },
    { valor: 28079, etiqueta: 'Madrid' },
  ]);
});
