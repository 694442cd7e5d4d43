import type { ArchivedQuote } from '@cotiza/purchase';
import type { QuotedOffer } from '@cotiza/quoting';
import { archivedQuote, archivedQuoteOf } from '@cotiza/purchase/testing';
import { INSURED_CAR, quotedOffer } from '@cotiza/quoting/testing';
import fc from 'fast-check';
import { anyCharacter } from '@cotiza/kernel/testing';
import { SaxesParser } from 'saxes';
import { ABOUT } from '../testing/page-app';
import { offersPage } from './offers.page';

const TODAY = '2026-11-21';
const page = (quote: ArchivedQuote = archivedQuote(), today = TODAY, marked: readonly unknown[] = []) =>
  offersPage(quote, ABOUT, today, marked);

/** Returns the visible text of a page or of a part of it. */
const textOf = (html: string) =>
  html
    .replace(/<style>[^]*<\/style>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00A0]+/g, ' ');

const itemsOf = (html: string) => html.match(/<li class="offer[^]*?<\/li>/g)!;
const itemWith = (changes: Partial<QuotedOffer>) => textOf(itemsOf(page(archivedQuoteOf([quotedOffer(changes)])))[0]!);

describe('the page of offers', () => {
  it('greets by the first name, says what was priced, and shows nothing else of the customer', () => {
    const html = page();
    expect(html).toContain('<h1>Martín, estos son tus precios</h1>');
    expect(textOf(html)).toContain('Coche Marca Modelo 1.0 80 CV, matrícula 1234MKF Referencia');
    expect(html).not.toContain('martin.ficticio');
    expect(html).not.toContain('caso-2041');
  });

  it('says nothing of what was priced where the quotation does not', () => {
    const text = textOf(page(archivedQuote({ insured: null })));
    expect(text).not.toMatch(/matrícula|null/);
    expect(text).toContain('Cómo seguir Referencia COT-7K3M9QX2TB');
    expect(text).toContain('Lo que has pedido Buscas un seguro de coche. Quieres');
  });

  it('says who distributes, with a number to dial and an address to write to', () => {
    expect(textOf(page())).toContain(
      'Quién distribuye estos seguros Distribuidor Correduría Faro Condición correduría de seguros Clave en el registro de distribuidores J0000 Dónde se comprueba registro de distribuidores de prueba (registro.example) Remuneración comisión de la aseguradora, incluida en la prima Asesoramiento no da asesoramiento personalizado Aseguradoras comparadas Aldaba Seguros, Brújula Directo, Candil Mutua y Dehesa Seguros Dirección Plaza del Ejemplo, 3, 28013 Madrid Teléfono +34 900 000 000 Correo hola@correduria-faro.example Reclamaciones defensor@correduria-faro.example',
    );
    expect(page()).toContain('<a href="tel:+34900000000">+34 900 000 000</a>');
  });

  it('leaves out what the operator has not set of the distributor', () => {
    const html = offersPage(archivedQuote(), { ...ABOUT, distributor: { name: 'Faro' } }, TODAY);
    expect(textOf(html)).toContain('Quién distribuye estos seguros Distribuidor Faro Prueba Es una prueba');
    expect(html).not.toMatch(/tel:|undefined/);
    expect(html).toContain('<p class="trial">Es una prueba');
    expect(page()).not.toContain('Es una prueba');
  });

  it('counts offers and insurers', () => {
    expect(textOf(page())).toContain('Seguro de coche: 6 ofertas de 4 aseguradoras, de menor a mayor precio');
    expect(textOf(page(archivedQuoteOf([quotedOffer()])))).toContain('Seguro de coche: 1 oferta. ');
  });

  it('shows each offer with its price, period, excess and mark, cheapest first', () => {
    const [first, second, , fourth, , last] = itemsOf(page()).map(textOf);
    expect(first).toContain('El mejor precio Brújula Directo Terceros Brújula Auto 243,91 € al año Estimación');
    expect(second).toContain('Candil Mutua Terceros Candil Coche Familiar 270,49 € al año Estimación');
    expect(second).not.toContain('El mejor precio');
    expect(fourth).toContain('393,40 € al año Franquicia 300,00 €');
    expect(last).toContain('1.076,40 € al año Estimación Franquicia Sin franquicia');
  });

  it('calls no price the best when some are paid more often than others', () => {
    const monthly = quotedOffer({ precio: 40, periodicidad: 'mensual', precio_anual_total: 480 });
    const html = page(archivedQuoteOf([monthly, quotedOffer()]));
    expect(textOf(html)).toContain('según lo que se paga cada vez, de menos a más');
    expect(textOf(itemsOf(html)[0]!)).toMatch(/El pago más bajo .* 40,00 € al mes Estimación Total al año 480,00 €/);
    expect(html).not.toContain('El mejor precio');
  });

  it('says the yearly total wherever it is not the price itself', () => {
    expect(itemWith({ periodicidad: null, precio: 10, precio_anual_total: 10 })).toContain('Total al año 10,00 €');
    expect(itemWith({ precio: 10, precio_anual_total: 12 })).toContain('Total al año 12,00 €');
    expect(itemWith({ precio: 10, precio_anual_total: null })).not.toContain('Total');
  });

  it('does without whatever an insurer does not say', () => {
    const silent = { aseguradora: null, producto: null, modalidad: null, periodicidad: null, precio_anual_total: null };
    const html = page(archivedQuoteOf([quotedOffer({ ...silent, precio: 5 })], []));
    const [item] = itemsOf(html);
    expect(textOf(item!)).toMatch(
      /^ El mejor precio Aseguradora sin indicar 5,00 € Estimación El documento de información [^:]*: [^:]*176\)\. Comparar Aseguradora sin indicar Elegir Aseguradora sin indicar $/,
    );
    expect(html).not.toMatch(/null|undefined|<details|<table/);
  });

  it('marks every offer at the best price', () => {
    const html = page(archivedQuoteOf([quotedOffer(), quotedOffer(), quotedOffer({ precio: 300 })]));
    expect(itemsOf(html).filter((item) => item.includes('El mejor precio'))).toHaveLength(2);
  });

  it('unfolds what each offer covers, with distinct names for screen readers', () => {
    const [first] = itemsOf(page());
    expect(textOf(first!)).toContain('Qué cubre Brújula Directo, Terceros 2 garantías');
    expect(first).toContain('<dt>Responsabilidad civil</dt><dd>Paga los daños que causes');
    expect(page().match(/<details>/g)).toHaveLength(6);
  });

  it('says until when the link works, in words and for machines', () => {
    expect(textOf(page())).toContain(
      'Este enlace funciona hasta el domingo, 6 de diciembre de 2026, a las 10:00 (hora peninsular española)',
    );
    expect(page()).toContain('<time datetime="2026-12-06T09:00:00.000Z">');
    expect(page(archivedQuote({ linkExpiresAt: null }))).not.toContain('Este enlace funciona');
  });

  it('says until when prices hold, and once that is past that they do not', () => {
    expect(textOf(page())).toContain('Precios válidos hasta el 6 de diciembre de 2026');
    expect(page(archivedQuote(), '2026-12-06')).not.toContain('ya no vale');
    const late = itemsOf(page(archivedQuote(), '2026-12-07')).map(textOf);
    expect(late).toHaveLength(6);
    for (const item of late)
      expect(item).toContain('Este precio ya no vale: era válido hasta el 6 de diciembre de 2026');
  });

  it('says what happens next, the notice, and who holds the data', () => {
    const text = textOf(page());
    for (const said of [
      'Sigue con Correduría Faro. Distribuye estos seguros y continúa contigo la compra.',
      'fuera de esta página, con un código que recibirás por SMS',
      archivedQuote().result.aviso,
      'Correduría Faro guarda los datos',
      'Para que se borren',
      'hola@correduria-faro.example',
      'COT-7K3M9QX2TB',
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
    { ...best, nivel: 'todo_riesgo', oferta_id: 'x.4' },
  ];
  return { ...quote, result: { ...quote.result, mejor_por_nivel } };
};

describe('the offers by level', () => {
  it('go from least to most cover, what stands for no level last, each with its price line by line', () => {
    const html = page(LEVELLED());
    const names = [...html.matchAll(/<h3 id="[^"]*">([^<]*)/g)].map(([, name]) => name);
    expect(names).toEqual(['Terceros', 'Todo riesgo', 'Sin nivel comparable']);
    const [first, , third] = itemsOf(html).map(textOf);
    expect(first).toContain('Desglose del precio Brújula Directo, Terceros Prima neta, de la aseguradora');
    expect(first).toContain('Ley 50/1980, art. 14 225,00 €');
    expect(first).toContain('Qué no cubre Brújula Directo, Terceros No incluye: ');
    expect(first).toMatch(/No incluye: [^.]*Lunas/);
    expect(third).toContain('Brújula Directo Todo Riesgo');
    expect(third).not.toContain('Desglose');
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
  const tableOf = (html: string) => /<table[^]*<\/table>/.exec(html)?.[0] ?? '';
  const columnsOf = (html: string) =>
    [...tableOf(html).matchAll(/<th role="columnheader"[^]*?<\/th>/g)].map(([it]) => textOf(it).trim());
  const rowOf = (html: string, name: string) =>
    tableOf(html)
      .match(/<tr[^]*?<\/tr>/g)
      ?.map(textOf)
      .find((row) => row.startsWith(`  ${name}`) || row.trim().startsWith(name));

  it('sets the best of each level side by side, and says in a word what differs', () => {
    const html = page(LEVELLED());
    expect(columnsOf(html)).toEqual([
      'Brújula Directo Terceros Brújula Auto El mejor precio',
      'Brújula Directo Todo Riesgo Brújula Auto',
      'Brújula Directo A medida Brújula Auto',
    ]);
    expect(html).toContain('La mejor oferta de cada nivel y, después, la siguiente por precio.');
    expect(rowOf(html, 'Daños propios')).toMatch(
      /Distinto .*No incluida .*Incluida Franquicia de 300,00 €\. .*No incluida/,
    );
    expect(rowOf(html, 'Franquicia')).toMatch(/No procede .*Sin franquicia .*No procede/);
  });

  it('says once what is the same for all', () => {
    const row = rowOf(page(LEVELLED(), TODAY, ['1', '3']), 'Responsabilidad civil obligatoria');
    expect(row).toMatch(/Incluida en todas Hasta 70\.000\.000,00 €\. $/);
    expect(row).not.toContain('Distinto');
  });

  it('is of the offers that were marked, and their boxes stay so', () => {
    const html = page(LEVELLED(), TODAY, ['3', '4']);
    expect(columnsOf(html)[0]).toContain('Candil Mutua');
    expect([...html.matchAll(/value="(\d)" form="comparar" checked="checked"/g)].map(([, at]) => at)).toEqual([
      '3',
      '4',
    ]);
    expect(page(LEVELLED())).not.toContain('checked=');
  });

  it('says that more than three are too many', () => {
    expect(textOf(page(LEVELLED(), TODAY, ['1', '2', '3', '4']))).toContain(
      'Has marcado más de tres y aquí caben tres',
    );
  });

  it('is not there for one offer alone', () => {
    const html = page(archivedQuoteOf([quotedOffer()]));
    expect(html).not.toMatch(/<table|<form id="comparar"/);
  });
});

it('tells the customer back what they asked for', () =>
  expect(textOf(page())).toContain(
    'Lo que has pedido Buscas un seguro de coche para Marca Modelo 1.0 80 CV, matrícula 1234MKF. Quieres que empiece',
  ));

describe('the document', () => {
  it('is well-formed, in Spanish, with one main heading, no script and nothing to load', () => {
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
});

describe('whatever an insurer or a customer is called', () => {
  /** Returns the markup characters of a page: all must be its own, and none from data. */
  const skeleton = (html: string) => html.replace(/[^<>"']/g, '');
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

  it('is shown as it is written', () => {
    const html = page(quoteSaying(HOSTILE.slice(0, 9)));
    expect(html).toContain('<h1>&lt;img src=x onerror=alert(1)&gt;, estos son tus precios</h1>');
    expect(html).toContain('&quot; autofocus onfocus=&quot;alert(1)');
    expect(html).toContain('&amp;lt;b&amp;gt;');
  });
});
