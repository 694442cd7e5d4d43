import { archivedQuote, archivedQuoteOf, TEST_TOKEN, INSURED_CAR, quotedOffer } from '@cotiza/quoting/testing';
import fc from 'fast-check';
import { anyText, readMail } from '../testing';
import { letterOf, TEST_LINK } from '../testing/letters.builder';
import { letterHtml } from './letter.html';
import { letterText } from './letter.text';

/** Returns the visible text of a document. */
const seen = (html: string) =>
  html
    .replace(/<(style|title)[^]*?<\/\1>|<div style="display:none">[^]*?<\/div>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/[\s\u00a0]+/g, ' ');

describe('the letter as HTML and as text', () => {
  const html = letterHtml(letterOf());
  const text = letterText(letterOf());

  it('have the same content', () => {
    const { title, facts, rows, next, documents, terms = [], notes, house } = letterOf();
    const said = [
      ...[title, facts, next, house, ...terms, ...notes],
      ...rows.flatMap(({ level, detail, price, paid }) => [level, detail, price, paid ?? '']),
      ...documents.map(({ product }) => product),
    ];
    // The markup leaves blanks around a link.
    const bare = (content: string) => content.replace(/[\s\u00a0]+/g, '');
    for (const part of said) {
      expect(bare(seen(html))).toContain(bare(part));
      expect(bare(text)).toContain(bare(part));
    }
  });

  it('give the link as a button and in full', () => {
    expect(html).toContain(`<a href="${TEST_LINK.replace('&', '&amp;')}" class="button"`);
    expect(text).toContain(`\n${TEST_LINK}\n`);
    expect(html.match(new RegExp(TEST_TOKEN, 'g'))).toHaveLength(1);
  });

  it('link the information document of each product', () => {
    const page = 'https://cotiza.example/productos/brujula-car-2026.2';
    expect(html).toContain(`<a href="${page}"`);
    expect(text).toContain(`Brújula Auto: ${page}`);
    const without = letterOf(archivedQuote({ documents: [] }));
    expect(`${letterHtml(without)}${letterText(without)}`).not.toContain('IPID');
  });

  it('link the pages that they name, and list the notice a sentence a line', () => {
    for (const address of ['https://www.aepd.es', 'https://cotiza.example/historial-de-siniestros']) {
      expect(html).toContain(`<a href="${address}"`);
    }
    expect(html).toContain('<li>No se compara todo el mercado.</li>');
    expect(text).toContain('\n- No se compara todo el mercado.\n');
  });

  it('have no link where there is none', () => {
    const letter = letterOf(archivedQuote({ linkExpiresAt: null }), null);
    expect(letterHtml(letter)).not.toMatch(/tienda|class="button"/);
    expect(`${letterText(letter)}${letterHtml(letter)}`).not.toMatch(/enlace|null|undefined/);
  });

  it('are in Spanish, with one heading, and fetch nothing', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="es">/);
    expect(html.match(/<h\d/g)).toEqual(['<h1']);
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form|svg|video|base)\b|\bsrc=|url\(|@import|\bon\w+=/i);
    expect(html.match(/href="(?!https:\/\/((tienda|cotiza)\.example\/|www\.aepd\.es")|mailto:)/g)).toBeNull();
  });
});

it('keeps every text a text', async () => {
  const said = fc.record({
    name: anyText,
    aseguradora: anyText,
    producto: anyText,
    modalidad: anyText,
    periodicidad: anyText,
    guarantee: anyText,
    cover: anyText,
    aviso: anyText,
    plate: anyText,
  });
  // A notice has any number of sentences, and names any page.
  const shape = (html: string) => html.replace(/>[^<]*</g, '><').replace(/(<li>(<a [^>]*><\/a>)*<\/li>)+/, '<li></li>');
  const plain = (text: string) => ({ aseguradora: text, producto: text, modalidad: text, periodicidad: text });
  const expected = shape(
    letterHtml(letterOf(archivedQuoteOf([quotedOffer(plain('x'))], [[{ name: 'x', cover: 'x' }]]))),
  );
  await fc.assert(
    fc.asyncProperty(said, async ({ name, guarantee, cover, aviso, plate, ...offer }) => {
      const quote = archivedQuoteOf([quotedOffer(offer)], [[{ name: guarantee, cover }]]);
      const holder = { name, email: 'a@b.es' };
      const insured = { ...INSURED_CAR, brand: plate, plate };
      const html = letterHtml(letterOf({ ...quote, holder, insured, result: { ...quote.result, aviso } }));
      expect(shape(html)).toBe(expected);
      const { html: read } = await readMail(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`);
      expect(read).not.toMatch(/<script/i);
    }),
  );
});
