import { archivedQuote, archivedQuoteOf, quotedOffer } from '@cotiza/quoting/testing';
import { ABOUT } from '../testing/page-app';
import { offersPage } from './offers.page';

const page = (quote: Parameters<typeof offersPage>[0], view?: Parameters<typeof offersPage>[3]) =>
  offersPage(quote, ABOUT, '2026-11-21', view);
const countOf = (html: string) => html.match(/<li class="offer/g)?.length;
/** Guarantees that make an offer of the page about three kilobytes long. */
const GUARANTEES = Array.from({ length: 9 }, (_, at) => ({
  name: `Garantía número ${at + 1} de la modalidad`,
  cover:
    'Paga los daños que causes a otras personas, hasta el límite que fija la póliza en cada siniestro y anualidad.',
  limitCents: 3_000_000,
}));
const quoteOf = (length: number) => {
  const offers = Array.from({ length }, (_, at) =>
    quotedOffer({ oferta_id: `x.${at + 1}`, precio: 200 + at, aseguradora: `Seguros de la Aseguradora ${at + 1}` }),
  );
  return archivedQuoteOf(
    offers,
    offers.map(() => GUARANTEES),
  );
};
const MANY = quoteOf(100);

it('shows the first twelve offers of a level', () => {
  expect(countOf(page(quoteOf(24)))).toBe(12);
});

it('shows the first six where a level has more than 24 insurers, says so, and leads to the rest', () => {
  const html = page(MANY);
  expect(countOf(html)).toBe(6);
  expect(html).toContain('100 ofertas');
  expect(html).toMatch(
    /Estas son las 6 primeras, en el orden indicado\. <a href="\?nivel=\w+&amp;todas=1#ofertas">Ver también las otras 94 ofertas</,
  );
  expect(Buffer.byteLength(html)).toBeLessThan(50_000);
  expect(countOf(page(MANY, { all: '1' }))).toBe(100);
});

it.each([
  ['a marked offer', MANY, { marked: ['1', '99'] }],
  ['the chosen offer', { ...MANY, chosen: 'x.99' }, {}],
])('hides no rest that has %s', (_what, quote, view) => expect(countOf(page(quote, view))).toBe(100));

it('names who may still answer, and loads itself again only until then', () => {
  const quote = archivedQuote();
  const html = page({ ...quote, result: { ...quote.result, pendientes: ['Faro', 'Roble'] } });
  expect(html).toContain('Aún esperamos la respuesta de Faro y Roble.');
  expect(html).toContain('<meta http-equiv="refresh" content="15" />');
  expect(page(archivedQuote())).not.toMatch(/http-equiv|esperamos/);
});
