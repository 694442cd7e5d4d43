import { archivedQuote, archivedQuoteOf } from '@cotiza/purchase/testing';
import { quotedOffer, quoteResult } from '@cotiza/quoting/testing';
import { letterOf } from '../testing/letters.builder';

const subjectOf = (...offers: Parameters<typeof quotedOffer>[0][]) =>
  letterOf(archivedQuoteOf(offers.map((offer) => quotedOffer(offer)))).subject;
const REF = '(COT-7K3M9QX2TB)';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const monthly = { precio: 40, periodicidad: 'mensual', precio_anual_total: 480 };

describe('the subject', () => {
  it('says the line, the best price and the reference, and not the name', () => {
    expect(letterOf().subject).toBe(`Seguro de coche: desde 243,91 € al año ${REF}`);
    expect(subjectOf({ precio: 1234.5 })).toBe(`Seguro de coche: 1.234,50 € al año ${REF}`);
    expect(subjectOf({ periodicidad: null })).toBe(`Seguro de coche: 243,91 € ${REF}`);
    expect(subjectOf(monthly, {})).toBe(`Seguro de coche: desde 40,00 € al mes ${REF}`);
    expect(letterOf(archivedQuote({ result: quoteResult([], { ramo: 'Home' }) })).subject).toBe(
      `Seguro de hogar ${REF}`,
    );
  });

  it('is one line, whatever an insurer calls its periods', () =>
    expect(subjectOf({ periodicidad: 'al\r\nBcc: a\u2028\u202e mes' })).toBe(
      `Seguro de coche: 243,91 € al Bcc: a mes ${REF}`,
    ));
});

describe('the offers', () => {
  const offersOf = (...offers: Parameters<typeof quotedOffer>[0][]) =>
    letterOf(archivedQuoteOf(offers.map((offer) => quotedOffer(offer)))).levels.flatMap((level) => level.offers);

  it('are those of the result, in its order, with what each costs and includes', () => {
    const { levels, lead } = letterOf();
    const offers = levels.flatMap((level) => level.offers);
    expect(lead).toBe('Seguro de coche: 6 ofertas de 4 aseguradoras, de menor a mayor precio.');
    expect(offers.map(({ price, mark }) => [plain(price), mark])).toEqual([
      ['243,91 €', 'El mejor precio'],
      ['270,49 €', null],
      ['282,53 €', null],
      ['393,40 €', null],
      ['420,84 €', null],
      ['1.076,40 €', null],
    ]);
    expect({ ...offers[3], price: plain(offers[3]!.price), terms: offers[3]!.terms.flat().map(plain) }).toEqual({
      insurer: 'Aldaba Seguros',
      modality: 'Todo Riesgo con franquicia',
      product: 'Aldaba Auto',
      price: '393,40 €',
      period: 'al año',
      mark: null,
      estimate: null,
      terms: ['Franquicia', '300 €'],
      guarantees: ['Responsabilidad civil', 'Asistencia en viaje', 'Lunas', 'Robo', 'Daños propios'],
      sameAs: null,
    });
  });

  it('say what they include once, and then which offer includes the same', () => {
    const [some, more] = [
      ['RC', 'Lunas'],
      ['RC', 'Lunas', 'Robo'],
    ].map((names) => names.map((name) => ({ name, cover: `${name}.` })));
    const quote = archivedQuoteOf(
      [
        quotedOffer({ aseguradora: 'Aldaba', modalidad: 'Básico', precio: 1 }),
        quotedOffer({ aseguradora: 'Candil', modalidad: null, producto: 'Casa', precio: 2 }),
        quotedOffer({ precio: 3 }),
        quotedOffer({ precio: 4 }),
        quotedOffer({ precio: 5 }),
      ],
      [some!, more!, [...some!].reverse(), more!, []],
    );
    expect(
      letterOf(quote)
        .levels.flatMap((level) => level.offers)
        .map(({ sameAs, guarantees }) => [sameAs, guarantees.length]),
    ).toEqual([
      [null, 2],
      [null, 3],
      ['Aldaba, Básico', 2],
      ['Candil, Casa', 3],
      [null, 0],
    ]);
  });

  it('are not called the best where some are paid more often than others', () => {
    const [first] = offersOf(monthly, {});
    expect(first!.mark).toBe('El pago más bajo');
    expect(letterOf(archivedQuoteOf([quotedOffer(monthly), quotedOffer()])).lead).toContain(
      'según lo que se paga cada vez',
    );
  });

  it('say the yearly total wherever it is not the price itself', () => {
    const totals = offersOf(monthly, { precio: 10 }, { precio: 10, precio_anual_total: null }, { periodicidad: null });
    expect(totals.map(({ terms }) => terms.map(([label, value]) => plain(`${label} ${value}`)))).toEqual([
      ['Total al año 480,00 €'],
      [],
      [],
      ['Total al año 243,91 €'],
    ]);
  });

  it('do without whatever an insurer does not say', () => {
    const silent = { aseguradora: null, producto: null, modalidad: null, periodicidad: null, precio_anual_total: null };
    const { levels, guarantees } = letterOf(archivedQuoteOf([quotedOffer({ ...silent, franquicia: 0 })], []));
    const [offers = []] = levels.map((level) => level.offers);
    expect(offers[0]).toMatchObject({
      insurer: 'Aseguradora sin indicar',
      product: null,
      modality: null,
      period: null,
      terms: [['Franquicia', 'sin franquicia']],
      guarantees: [],
    });
    expect(guarantees).toEqual([]);
  });
});

describe('the guarantees', () => {
  it('are explained once, by insurer where insurers mean different things', () => {
    const { guarantees } = letterOf();
    expect(guarantees.map(({ name }) => name)).toEqual([
      'Responsabilidad civil',
      'Asistencia en viaje',
      'Lunas',
      'Robo',
      'Daños propios',
    ]);
    expect(guarantees[1]!.covers).toEqual([
      { text: 'Envía una grúa desde el kilómetro cero.', insurers: 'Brújula Directo, Aldaba Seguros y Dehesa Seguros' },
      { text: 'Remolque desde la puerta de casa.', insurers: 'Candil Mutua' },
    ]);
    expect(guarantees[2]!.covers).toEqual([
      { text: 'Repara o cambia el parabrisas, la luneta y las ventanillas.', insurers: null },
    ]);
  });
});

describe('what else it says', () => {
  it('is until when the link works, what comes next, the notice, and whom to ask', () => {
    const { link, steps, notice, help, firstName } = letterOf();
    expect(link!.until).toBe('domingo, 6 de diciembre de 2026, a las 10:00 (hora peninsular española)');
    expect(steps.join(' ')).toMatch(/Abre el enlace de compra .* código que recibirás por SMS/);
    expect(notice).toBe(archivedQuote().result.aviso);
    expect(help).toContain('hola@correduria-faro.example');
    expect(firstName).toBe('Martín');
  });

  it('is what was priced, before all other facts, and never in the subject', () => {
    const { facts, subject } = letterOf();
    expect(facts[0]).toEqual(['Coche', 'Marca Modelo 1.0 80 CV, matrícula 1234MKF']);
    expect(subject).not.toMatch(/Marca|1234MKF/);
    expect(letterOf(archivedQuote({ insured: null })).facts.map(([label]) => label)).toEqual([
      'Referencia',
      'Precios calculados el',
      'Precios válidos hasta el',
    ]);
  });

  it('is who distributes and how to reach them', () =>
    expect(letterOf().distributor.map(({ value }) => value)).toEqual([
      'Correduría Faro',
      'correduría de seguros',
      'J0000',
      'registro de distribuidores de prueba (registro.example)',
      'comisión de la aseguradora, incluida en la prima',
      'no da asesoramiento personalizado',
      'Aldaba Seguros, Brújula Directo, Candil Mutua y Dehesa Seguros',
      'Plaza del Ejemplo, 3, 28013 Madrid',
      '+34 900 000 000',
      'hola@correduria-faro.example',
      'defensor@correduria-faro.example',
    ]));

  it('is where to write to for a purchase without a link', () => {
    const { link, steps } = letterOf(archivedQuote({ linkExpiresAt: null }), null);
    expect(link).toBeNull();
    expect(steps[1]).toBe(
      'Para seguir con la compra, escribe a hola@correduria-faro.example e indica la referencia COT-7K3M9QX2TB.',
    );
  });

  it('[What the law asks besides / who holds the data] is who holds the data, for how long, and how to have them erased', () => {
    const said = letterOf().personalData.join('\n');
    for (const part of [
      'Correduría Faro guarda los datos',
      '30 días',
      'pedir que se borren',
      'COT-7K3M9QX2TB',
      'aepd.es',
    ]) {
      expect(said).toContain(part);
    }
  });
});
