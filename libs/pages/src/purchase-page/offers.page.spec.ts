import { anyCharacter } from '@cotiza/kernel/testing';
import { type ArchivedQuote, CLAIMS_HISTORY_PATH, distributorFacts, LEVEL_RULE, noticeByLevel } from '@cotiza/quoting';
import { TEST_TRACE, archivedQuote, archivedQuoteOf, INSURED_CAR, quotedOffer } from '@cotiza/quoting/testing';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { ABOUT } from '../testing/page-app';
import { offersPage, type PageView } from './offers.page';

const TODAY = '2026-11-21';
const page = (quote: ArchivedQuote = archivedQuote(), today = TODAY, view: PageView = {}) =>
  offersPage(quote, ABOUT, today, view);

/** Returns the visible text of a page or of a part of it. */
const textOf = (html: string) =>
  html
    .replace(/<style>[^]*<\/style>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00A0]+/g, ' ');

const itemsOf = (html: string) => html.match(/<li class="offer[^]*?<\/li>/g)!;

describe('the page of offers', () => {
  it('greets by the first name, says what was priced, and shows nothing else of the customer', () => {
    const html = page();
    expect(html).toContain('<h1>Martín, tus precios para el Marca Modelo 1.0 80 CV</h1>');
    expect(textOf(html)).toContain(
      '1234MKF · 6 ofertas de 4 aseguradoras · válidas hasta el 6 de diciembre de 2026 · COT-7K3M9QX2TB',
    );
    expect(html).not.toContain('martin.ficticio');
    expect(html).not.toContain('caso-2041');
  });

  it('says nothing of what was priced where the quotation does not', () => {
    const html = page(archivedQuote({ insured: null }));
    expect(html).toContain('<h1>Martín, estos son tus precios</h1>');
    expect(textOf(html)).not.toMatch(/1234MKF|null|undefined/);
    expect(textOf(html)).toContain('Lo que has pedido Buscas un seguro de coche. Quieres');
  });

  it('says who distributes, with a number to dial and an address to write to', () => {
    const [text, aviso] = [textOf(page()), archivedQuote().result.aviso];
    for (const { label, value } of distributorFacts(ABOUT.distributor, ABOUT.contact)) {
      expect(text).toContain(aviso.includes(value) ? value : `${label}: ${value}`.replaceAll('\u00A0', ' '));
    }
    expect(page()).toContain('<li>No se compara todo el mercado.</li>');
    expect(page()).toContain('<a href="https://dgsfp.mineco.gob.es">');
    expect(textOf(page())).toContain('¿Prefieres hablar con una persona? +34 900 000 000');
    expect(page()).toContain('<a href="tel:+34900000000">+34 900 000 000</a>');
  });

  it('is a trial, with an address to write to, where the operator has set nothing of the distributor', () => {
    const html = offersPage(archivedQuote(), { ...ABOUT, distributor: { name: 'Faro' } }, TODAY);
    expect(textOf(html)).toContain('¿Prefieres hablar con una persona? hola@correduria-faro.example');
    expect(textOf(html)).toContain('Precios de prueba: todavía no se pueden contratar.');
    expect(html).not.toMatch(/tel:|undefined/);
    expect(page()).not.toContain('Precios de prueba');
  });

  it('shows each offer of a level with its price and period, cheapest first, under the name of the level', () => {
    const html = page(LEVELLED());
    expect(textOf(html)).toContain('Terceros: 2 ofertas De menor a mayor precio');
    const [first, second, ...others] = itemsOf(html).map(textOf);
    expect(first).toMatch(/BD Brújula Directo Mejor precio Brújula Auto .*243,91 € al año · estimación .*Elegir/);
    expect(second).toMatch(/CM Candil Mutua Brújula Auto .*Lunas .*260,00 € al año/);
    expect(second).not.toContain('Mejor precio');
    expect(others).toEqual([]);
  });

  it('says the excess, and what sets an offer apart from the others of its level', () => {
    const own = { nivel: 'todo_riesgo_con_franquicia', modalidad: 'Todo Riesgo con franquicia', franquicia: 300 };
    const glass = (euros: number) => ({
      ...({ code: 'lunas', name: 'Cristales', cover: 'Repara el parabrisas.' } as const),
      limitCents: euros * 100,
    });
    const replacement = { code: 'sustitucion', name: 'Coche', cover: 'Presta un coche.' } as const;
    const quote = archivedQuoteOf(
      [quotedOffer(own), quotedOffer({ ...own, precio: 300 })],
      [[glass(600)], [glass(1200), replacement]],
    );
    const [first, second] = itemsOf(page(quote)).map(textOf);
    expect(first).toContain('Franquicia de 300 € Lunas 243');
    expect(second).toContain('Franquicia de 300 € Lunas Vehículo de sustitución 300');
  });

  it('says the number by which the insurer knows its proposal, of an offer and of the chosen one', () => {
    const [of, other] = [quotedOffer({ numero_propuesta: 'FS-P-000202' }), quotedOffer({ precio: 300 })];
    const html = page(archivedQuoteOf([of, other]));
    expect(itemsOf(html).map((item) => textOf(item).includes('Número de propuesta'))).toEqual([true, false]);
    const chosen = textOf(page({ ...archivedQuoteOf([of, other]), chosen: of.oferta_id }));
    expect(chosen).toContain('y el número de propuesta de la aseguradora, FS-P-000202');
  });

  it('does without whatever an insurer does not say', () => {
    const silent = { aseguradora: null, producto: null, modalidad: null, periodicidad: null, precio_anual_total: null };
    const html = page(archivedQuoteOf([quotedOffer({ ...silent, precio: 5 })], []));
    const [item] = itemsOf(html);
    expect(textOf(item!)).toMatch(/^ AS Aseguradora sin indicar 5,00 € estimación Elegir Aseguradora sin indicar /);
    expect(html).not.toMatch(/null|undefined|<table/);
  });

  it('marks every offer at the best price of a level', () => {
    const html = page(archivedQuoteOf([quotedOffer(), quotedOffer(), quotedOffer({ precio: 300 })]));
    expect(itemsOf(html).filter((item) => item.includes('Mejor precio'))).toHaveLength(2);
  });

  it('says until when the link works, in words and for machines', () => {
    expect(textOf(page())).toContain(
      'Este enlace funciona hasta el domingo, 6 de diciembre de 2026, a las 10:00 (hora peninsular española)',
    );
    expect(page()).toContain('<time datetime="2026-12-06T09:00:00.000Z">');
    expect(page(archivedQuote({ linkExpiresAt: null }))).not.toContain('Este enlace funciona');
  });

  it('says once a price has lapsed, and does not offer to choose it', () => {
    expect(page(archivedQuote(), '2026-12-06')).not.toContain('ya no vale');
    const late = itemsOf(page(archivedQuote(), '2026-12-07'));
    expect(late.length).toBeGreaterThan(0);
    for (const item of late) {
      expect(textOf(item)).toContain('Este precio ya no vale: era válido hasta el 6 de diciembre de 2026');
      expect(item).not.toContain('Elegir');
    }
  });

  it('says what happens next, the notice, and who holds the data', () => {
    const text = textOf(page());
    for (const said of [
      'Correduría Faro te acompaña en la compra',
      'se confirma con un código por SMS',
      ...noticeByLevel(archivedQuote().result).split(CLAIMS_HISTORY_PATH),
      'que te atienda una persona',
      'Correduría Faro guarda los datos',
      'Descargar o borrar mis datos',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('Presenta los precios al cliente');
  });
});

/** A car with three levels, with guarantees by code. */
const LEVELLED = () => {
  const liability = { code: 'rc_obligatoria', name: 'RC', cover: 'Daños a otros.', limitCents: 70_000_000_00 } as const;
  const glass = { code: 'lunas', name: 'Lunas', cover: 'Repara el parabrisas.' } as const;
  const own = { code: 'danos_propios', name: 'Daños propios', cover: 'Repara el coche.', excessCents: 300_00 } as const;
  const offers = [
    quotedOffer({
      oferta_id: 'x.1',
      desglose: { prima_neta: 225, consorcio: 3.2, liquidacion: 0.33, impuestos: 15.38 },
    }),
    quotedOffer({ oferta_id: 'x.2', nivel: null, modalidad: 'A medida', precio: 250 }),
    quotedOffer({ oferta_id: 'x.3', aseguradora: 'Candil Mutua', precio: 260 }),
    quotedOffer({ oferta_id: 'x.4', nivel: 'todo_riesgo', modalidad: 'Todo Riesgo', precio: 400, franquicia: 0 }),
  ];
  const quote = archivedQuoteOf(offers, [[liability], [], [liability, glass], [liability, glass, own]]);
  const best = { nombre: '', precio: 1, aseguradora: null, anade: [] };
  const mejor_por_nivel = [
    { ...best, nivel: 'terceros', oferta_id: 'x.1' },
    { ...best, nivel: 'todo_riesgo', oferta_id: 'x.4', anade: ['danos_propios'] },
  ];
  return { ...quote, result: { ...quote.result, mejor_por_nivel } };
};

describe('the levels', () => {
  const linksOf = (html: string) =>
    [...html.matchAll(/<li><a href="\?nivel[^]*?<\/a>/g)].map(([it]) => textOf(it).trim());

  it('go from least to most cover, what stands for no level last, with their best price and what they add', () => {
    expect(linksOf(page(LEVELLED()))).toEqual([
      'Terceros desde 243,91 € al año',
      'Todo riesgo 400,00 € + daños propios',
      'Sin nivel comparable 250,00 € al año',
    ]);
    expect(linksOf(page(archivedQuoteOf([quotedOffer()])))).toEqual([]);
  });

  it.each([
    [{}, 'Terceros: 2 ofertas'],
    [{ level: 'todo_riesgo' }, 'Todo riesgo: 1 oferta'],
    [{ level: 'otros' }, 'Sin nivel comparable: 1 oferta'],
    [{ level: '<b>' }, 'Terceros: 2 ofertas'],
    [{ level: ['otros', 'otros'] }, 'Terceros: 2 ofertas'],
    [{ marked: ['4', '1'] }, 'Todo riesgo: 1 oferta'],
  ])('of %j, one is open', (view, heading) => expect(textOf(page(LEVELLED(), TODAY, view))).toContain(heading));

  it('say by which rule one is open', () => expect(textOf(page(LEVELLED()))).toContain(LEVEL_RULE));

  it('open at the chosen offer', () =>
    expect(textOf(page({ ...LEVELLED(), chosen: 'x.4' }))).toContain('Todo riesgo: 1 oferta'));
});

describe('the details of an offer', () => {
  it('say what it covers under the names of the line, what it does not, and its price line by line', () => {
    const [first] = itemsOf(page(LEVELLED())).map(textOf);
    expect(first).toContain(
      'Qué cubre y qué no Brújula Directo, Terceros Responsabilidad civil obligatoria Daños a otros. Hasta 70 millones de euros.',
    );
    expect(first).toMatch(/No incluye: [^.]*Lunas/);
    expect(first).toContain('Desglose Brújula Directo, Terceros Prima neta, de la aseguradora');
    expect(first).toContain('Prima neta, de la aseguradora 225,00 €');
    const [other] = itemsOf(page(LEVELLED(), TODAY, { level: 'otros' })).map(textOf);
    expect(other).not.toContain('Desglose');
  });

  it('say what moves the price, and once for all offers where each line comes from and that it may change', () => {
    const whole = page({ ...LEVELLED(), traces: LEVELLED().result.ofertas.map(() => TEST_TRACE) });
    const [first] = itemsOf(whole).map(textOf);
    expect(first).toContain('Lo suben: edad de quien conduce (85,40 €). Lo bajan: historial de siniestros (60,10 €).');
    const text = textOf(whole);
    const norm = 'Ley 13/1996, art. 12.once.1 (BOE-A-1996-29117), desde el 1 de enero de 2021';
    expect(text.split(norm)).toHaveLength(2);
    expect(text).toContain('Vale la cifra del día en que se contrate; aquí, la del 28 de noviembre de 2026.');
    expect(text).toContain('frente a la tarifa sin él');
  });

  it('lead to what is the same of a guarantee for every insurer, which is said once beside its icon', () => {
    const whole = page(LEVELLED());
    for (const item of itemsOf(whole)) expect(item).toContain('<a href="#garantias">');
    for (const said of ['Paga los daños que causes a otros con el coche', 'No paga las lesiones de quien conduce']) {
      expect(itemsOf(whole).join('')).not.toContain(said);
      expect(textOf(whole).split(said)).toHaveLength(2);
    }
    for (const [, shape] of itemsOf(whole)
      .join('')
      .matchAll(/<use href="#(\w+)"/g))
      expect(whole).toContain(`<svg id="${shape}"`);
  });

  it('lead to the information document of each product', () => {
    const [first] = itemsOf(page(LEVELLED()));
    expect(first).toContain('<a href="/productos/brujula-car-2026.2">');
    expect(first).toContain('<a href="/productos/brujula-car-2026.2.pdf">');
    const [, second] = itemsOf(page(LEVELLED()));
    expect(second).not.toContain('/productos/');
    expect(second).toContain(
      '(IPID) de este producto no está disponible aquí: te lo tienen que entregar antes de contratar',
    );
    expect(first).not.toContain('no está disponible aquí');
  });
});

describe('the comparison', () => {
  const comparisonIn = (html: string) => /<section class="comparison"[^]*?<\/section>/.exec(html)?.[0] ?? '';
  const columnsOf = (html: string) =>
    [...comparisonIn(html).matchAll(/<th scope="col"[^]*?<\/th>/g)].map(([it]) => textOf(it).trim());
  const rowOf = (html: string, name: string) =>
    comparisonIn(html)
      .match(/<tbody[^]*?<\/tbody>/g)
      ?.map((row) => textOf(row).trim())
      .find((row) => row.startsWith(name));

  it('is of the offers that were marked: what differs on top, what is the same folded', () => {
    const html = page(LEVELLED(), TODAY, { marked: ['3', '4'] });
    expect(columnsOf(html)).toEqual(['Candil Mutua Terceros Brújula Auto', 'Brújula Directo Todo Riesgo Brújula Auto']);
    expect(rowOf(html, 'Daños propios')).toMatch(/No incluida .*Incluida Franquicia de 300 €\./);
    expect(rowOf(html, 'Franquicia')).toMatch(/– .*Sin franquicia/);
    expect(rowOf(html, 'Precio')).toMatch(/260,00 € .*Elegir .*400,00 € .*Elegir/);
    expect(rowOf(html, 'Lunas')).toBeUndefined();
    expect(textOf(comparisonIn(html))).toMatch(
      /Igual en todas: 2 garantías Responsabilidad civil obligatoria .*Hasta 70 millones de euros\. Lunas/,
    );
  });

  it('keeps the marks, those of other levels too', () => {
    const html = page(LEVELLED(), TODAY, { level: 'terceros', marked: ['3', '4'] });
    expect([...html.matchAll(/value="(\d)" form="comparar" checked="checked"/g)].map(([, at]) => at)).toEqual(['3']);
    expect(html).toContain('<input type="hidden" name="ofertas" value="4" />');
    expect(page(LEVELLED())).not.toContain('checked=');
  });
});

it('tells the customer back what they asked for', () =>
  expect(textOf(page())).toContain(
    'Lo que has pedido Buscas un seguro de coche para Marca Modelo 1.0 80 CV, matrícula 1234MKF. Quieres que empiece',
  ));

it('the document is well-formed, in Spanish, with one main heading, no script and nothing to load', () => {
  const opened: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) =>
    opened.push({ name, attributes: attributes as Record<string, string> }),
  );
  parser.write(page()).close();
  const named = (wanted: string) => opened.filter(({ name }) => name === wanted);
  expect(opened[0]).toEqual({ name: 'html', attributes: { lang: 'es' } });
  expect(named('h1')).toHaveLength(1);
  expect(named('section').map(({ attributes }) => attributes['aria-labelledby'])).toEqual(
    named('h2').map(({ attributes }) => attributes.id),
  );
  expect(named('meta').map(({ attributes }) => [attributes.name, attributes.content])).toEqual(
    expect.arrayContaining([
      ['robots', 'noindex, nofollow'],
      ['referrer', 'no-referrer'],
    ]),
  );
  const names = new Set(opened.map(({ name }) => name));
  for (const forbidden of ['script', 'link', 'img', 'iframe', 'object']) expect(names).not.toContain(forbidden);
  const attributes = new Set(opened.flatMap((element) => Object.keys(element.attributes)));
  expect([...attributes].filter((name) => name === 'style' || name === 'src' || name.startsWith('on'))).toEqual([]);
});

describe('whatever an insurer or a customer is called', () => {
  /** Returns the markup characters of a page: all must be its own, and none from data. A notice has any number of sentences. */
  const skeleton = (html: string) => html.replace(/<li>[^<]*<\/li>\s*/g, '').replace(/[^<>"']/g, '');
  const HOSTILE = [
    '<img src=x onerror=alert(1)>',
    '</style><script>alert(1)</script>',
    '" autofocus onfocus="alert(1)',
    "' onmouseover='alert(1)",
    '<!--',
    ']]>',
    '&lt;b&gt;',
    '&#60;script&#62;',
    '\u202E\u0000\u2028',
  ];
  const text = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom(...HOSTILE),
    fc
      .array(fc.constantFrom('<', '>', '"', "'", '&', '/', '-', '!', ' ', 'a'), { maxLength: 12 })
      .map((it) => it.join('')),
  );
  const quoteSaying = ([
    name,
    insurer,
    product,
    modality,
    period,
    guarantee,
    cover,
    aviso,
    plate,
  ]: readonly string[]) => {
    const names = { aseguradora: insurer!, producto: product!, modalidad: modality!, periodicidad: period! };
    const quote = archivedQuoteOf([quotedOffer(names)], [[{ name: guarantee!, cover: cover! }]]);
    const insured = { ...INSURED_CAR, model: plate!, plate: plate! };
    return { ...quote, insured, holder: { ...quote.holder, name: name! }, result: { ...quote.result, aviso: aviso! } };
  };
  const plain = skeleton(page(quoteSaying(Array<string>(9).fill('x'))));

  it('stays text', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 9, maxLength: 9 }), (said) => {
        expect(skeleton(page(quoteSaying(said)))).toBe(plain);
      }),
    );
  });
});
