import { noticeByLevel } from '@cotiza/quoting';
import { archivedQuote, archivedQuoteOf, quotedOffer, quoteResult } from '@cotiza/quoting/testing';
import { letterOf } from '../testing/letters.builder';

const subjectOf = (...offers: Parameters<typeof quotedOffer>[0][]) =>
  letterOf(archivedQuoteOf(offers.map((offer) => quotedOffer(offer)))).subject;
const REF = '(COT-7K3M9QX2TB)';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const monthly = { precio: 40, periodicidad: 'mensual', precio_anual_total: 480 };

describe('the subject', () => {
  it('says the line, the best price and the reference, and not the name', () => {
    expect(letterOf().subject).toBe(`Seguro de coche: desde 243,91 EUR al año ${REF}`);
    expect(subjectOf({ precio: 1234.5 })).toBe(`Seguro de coche: 1.234,50 EUR al año ${REF}`);
    expect(subjectOf({ periodicidad: null })).toBe(`Seguro de coche: 243,91 EUR ${REF}`);
    expect(subjectOf(monthly, {})).toBe(`Seguro de coche: desde 40,00 EUR al mes ${REF}`);
    expect(letterOf(archivedQuote({ result: quoteResult([], { ramo: 'Home' }) })).subject).toBe(
      `Seguro de hogar ${REF}`,
    );
  });

  it('is one line, whatever an insurer calls its periods', () =>
    expect(subjectOf({ periodicidad: 'al\r\nBcc: a\u2028\u202e mes' })).toBe(
      `Seguro de coche: 243,91 EUR al Bcc: a mes ${REF}`,
    ));
});

describe('the rows', () => {
  const rowsOf = (...offers: Parameters<typeof quotedOffer>[0][]) =>
    letterOf(archivedQuoteOf(offers.map((offer) => quotedOffer(offer)))).rows.map((row) =>
      plain([row.level, row.detail, row.price, row.paid].join(' | ')),
    );

  it('are the best offer of each level, with its excess', () =>
    expect(
      rowsOf(
        { aseguradora: 'Aldaba', precio: 100 },
        { precio: 120 },
        { nivel: 'todo_riesgo_con_franquicia', precio: 200, franquicia: 300, es_estimacion: false },
        { nivel: 'todo_riesgo', precio: 300, franquicia: 0 },
      ),
    ).toEqual([
      'Terceros | Aldaba · 2 ofertas | 100,00 € | al año · estimación',
      'Todo riesgo con franquicia de 300 € | Brújula Directo | 200,00 € | al año',
      'Todo riesgo | Brújula Directo · sin franquicia | 300,00 € | al año · estimación',
    ]));

  it('say what a level adds to the one before', () => {
    const quote = archivedQuoteOf([quotedOffer(), quotedOffer({ nivel: 'terceros_ampliado', precio: 300 })]);
    const best = { nombre: '', precio: 1, aseguradora: null, oferta_id: 'x' };
    const mejor_por_nivel = [
      { ...best, nivel: 'terceros', anade: [] },
      { ...best, nivel: 'terceros_ampliado', anade: ['lunas', 'robo'] },
    ];
    const { rows } = letterOf({ ...quote, result: { ...quote.result, mejor_por_nivel } });
    expect(rows[1]?.detail).toBe('Brújula Directo · + lunas y robo');
  });

  it('are four at most', () => {
    const levels = ['terceros', 'terceros_ampliado', 'todo_riesgo_con_franquicia', 'todo_riesgo', null];
    expect(rowsOf(...levels.map((nivel) => ({ nivel })))).toHaveLength(4);
  });

  it('say the yearly total wherever it is not the price itself', () => {
    expect(rowsOf(monthly)).toEqual(['Terceros | Brújula Directo | 40,00 € | al mes · 480,00 € al año · estimación']);
  });

  it('do without whatever an insurer does not say', () => {
    const silent = { aseguradora: null, producto: null, modalidad: null, periodicidad: null, precio_anual_total: null };
    expect(rowsOf({ ...silent, es_estimacion: false })).toEqual(['Terceros | Aseguradora sin indicar | 243,91 € | ']);
  });
});

describe('the letter', () => {
  it('names what was priced, and never in the subject', () => {
    const { title, facts, subject } = letterOf();
    expect(title).toBe('Martín, tus precios para el Marca Modelo 1.0 80 CV');
    expect(facts).toBe('1234MKF · 6 ofertas de 4 aseguradoras · válidas hasta el 6 de diciembre de 2026');
    expect(subject).not.toMatch(/Marca|1234MKF/);
    expect(letterOf(archivedQuote({ insured: null })).facts).toMatch(/^6 ofertas/);
  });

  it('is no relay for texts of a request: no street, and no name that reads like a sentence or an address', () => {
    const bait = 'Premio en https://example.com/x';
    const insured = {
      ...({ kind: 'dwelling', roadType: 'Calle', roadName: bait, roadNumber: bait } as const),
      ...{ postalCode: '28013', town: 'Madrid', areaM2: 90 },
    };
    const letter = letterOf(archivedQuote({ insured, needs: [bait], holder: { name: bait, email: 'a@example.com' } }));
    expect(JSON.stringify(letter)).not.toContain('Premio');
    expect(letter.title).toBe('Tus precios');
    expect(plain(letter.facts)).toMatch(/^Vivienda de 90 m² en 28013 Madrid · /);
  });

  it('says what follows, until when, and where to write to without a link', () => {
    expect(letterOf().next).toBe(
      'Elegir no te compromete: la compra se confirma después con un código por SMS. El enlace funciona hasta el 6 de diciembre de 2026.',
    );
    const { link, next } = letterOf(archivedQuote({ linkExpiresAt: null }), null);
    expect(link).toBeNull();
    expect(next).toContain(
      'Para elegir, escribe a hola@correduria-faro.example e indica la referencia COT-7K3M9QX2TB.',
    );
  });

  it('says whom to speak to, and the notice of the result with the whole address of the page that it names', () => {
    const { terms = [] } = letterOf();
    expect(terms).toContain(
      'Antes y después de contratar atiende una persona: +34 900 000 000, de lunes a viernes, de 9 a 18 h.',
    );
    expect(terms).toContain('Cómo cuenta tu historial: https://cotiza.example/historial-de-siniestros.');
    expect(terms.join(' ').replace('https://cotiza.example', '')).toBe(noticeByLevel(archivedQuote().result));
  });

  it('[What the law asks besides / who holds the data] is who holds the data, for how long, and how to have them erased', () => {
    const said = letterOf().notes.join('\n');
    for (const part of [
      'Correduría Faro guarda tus datos 30 días',
      'responde de su tratamiento',
      'las aseguradoras consultadas',
      '¿No los has pedido',
      'pedir que se borren',
      'COT-7K3M9QX2TB',
      'aepd.es',
    ]) {
      expect(said).toContain(part);
    }
  });
});
