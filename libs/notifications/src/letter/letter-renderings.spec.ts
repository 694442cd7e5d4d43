import { archivedQuote, archivedQuoteOf, TEST_TOKEN } from '@cotiza/purchase/testing';
import { INSURED_CAR, quotedOffer } from '@cotiza/quoting/testing';
import fc from 'fast-check';
import { anyText, readMail } from '../testing';
import { letterOf, TEST_LINK } from '../testing/letters.builder';
import { letterHtml } from './letter.html';
import { letterText } from './letter.text';

const offersOf = ({ levels }: ReturnType<typeof letterOf>) => levels.flatMap(({ offers }) => offers);

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

  it('have the same content as HTML and as plain text', () => {
    const { levels, guarantees, documents, needs, steps, notice, distributor, personalData, help, facts } = letterOf();
    const said = [
      'Martín, estos son tus precios',
      ...facts.flat(),
      ...levels.flatMap(({ name, means }) => [name, means]),
      ...offersOf(letterOf()).flatMap(({ insurer, modality, product, price, period, terms }) => [
        insurer,
        modality,
        product,
        price,
        period,
        ...terms.flat(),
      ]),
      ...guarantees.flatMap(({ name, covers }) => [name, ...covers.map((cover) => cover.text)]),
      ...documents.map(({ name }) => name),
      ...needs,
      'domingo, 6 de diciembre de 2026, a las 10:00',
      ...steps,
      help,
      notice,
      ...distributor.flatMap(({ label, value }) => [label, value]),
      ...personalData,
    ];
    const [inHtml, inText] = [seen(html), text.replace(/[\s\u00a0]+/g, ' ')];
    for (const part of said) {
      const wanted = (part ?? '').replace(/[\s\u00a0]+/g, ' ');
      // The markup leaves blanks around a link.
      expect(inHtml.replace(/ /g, '')).toContain(wanted.replace(/ /g, ''));
      expect(inText).toContain(wanted);
    }
  });

  it('gives the link as a button and in full', () => {
    expect(html.match(new RegExp(TEST_TOKEN, 'g'))).toHaveLength(3);
    expect(html).toContain(`<a href="${TEST_LINK.replace('&', '&amp;')}" class="button"`);
    expect(seen(html)).toContain(`?canal=correo&amp;t=${TEST_TOKEN}`);
    expect(text).toContain(`\n${TEST_LINK}\n`);
  });

  it('names the information document of each product, as a page and as PDF', () => {
    const page = 'https://cotiza.example/productos/brujula-car-2026.2';
    expect(html).toContain(`<a href="${page}">documento</a> · <a href="${page}.pdf">PDF</a>`);
    expect(text).toContain(`Brújula Auto (Brújula Directo)\n  ${page}\n  ${page}.pdf`);
    const without = letterOf(archivedQuote({ documents: [] }));
    expect(`${letterHtml(without)}${letterText(without)}`).not.toContain('IPID');
  });

  it('groups the offers by level, from least to most cover', () => {
    const offers = ['todo_riesgo', null, 'terceros'].map((nivel) => quotedOffer({ nivel }));
    const letter = letterOf(archivedQuoteOf(offers));
    const names = ['Terceros', 'Todo riesgo', 'Sin nivel comparable'];
    expect([...letterHtml(letter).matchAll(/<h3>([^<]*)/g)].map(([, name]) => name)).toEqual(names);
    const plain = letterText(letter);
    const at = names.map((name) => plain.indexOf(`${name}: `));
    expect([...at].sort((a, b) => a - b)).toEqual(at);
    expect(at).not.toContain(-1);
  });

  it('marks estimates, and only those', () => {
    expect(html.match(/>Estimación</g)).toHaveLength(5);
    expect(text.match(/estimación\)/g)).toHaveLength(5);
  });

  it('has no link where there is none', () => {
    const letter = letterOf(archivedQuote({ linkExpiresAt: null }), null);
    expect(letterHtml(letter)).not.toMatch(/tienda|class="button"/);
    expect(`${letterText(letter)}${letterHtml(letter)}`).not.toMatch(/enlace|null|undefined/);
  });

  it('is in Spanish, with one main heading, and fetches nothing', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="es">/);
    expect([...html.matchAll(/<h(\d)/g)].map(([, level]) => level).join('')).toMatch(/^12(34+)+2222222$/);
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form|svg|video|base)\b|\bsrc=|url\(|@import|\bon\w+=/i);
    expect(html.match(/href="(?!https:\/\/(tienda|cotiza)\.example\/|mailto:|tel:\+34900000000")/g)).toBeNull();
  });

  it('says a list of guarantees once, and names the offer that has the same', () => {
    const names = offersOf(letterOf())[0]!.guarantees;
    expect(names.length).toBeGreaterThan(0);
    const repeated = offersOf(letterOf()).filter(({ sameAs }) => sameAs !== null);
    expect(repeated.length).toBeGreaterThan(0);
    for (const { sameAs } of repeated) {
      expect(seen(html)).toContain(`Cubre: las mismas garantías que ${sameAs}`);
      expect(text).toContain(`  Cubre: las mismas garantías que ${sameAs}.`);
    }
    expect(text.split(`Cubre: ${names.join('; ')}.`)).toHaveLength(2);
    expect(html.split(`</b> ${names.join(' · ')}</p>`)).toHaveLength(2);
  });

  it('costs little for one more offer: its looks are those of all', () => {
    const sized = (count: number) => {
      const offers = Array.from({ length: count }, (_, index) => quotedOffer({ precio: 200 + index, franquicia: 300 }));
      const letter = letterOf(
        archivedQuoteOf(
          offers,
          offers.map(() => [{ name: 'Robo', cover: 'Paga lo robado.' }]),
        ),
      );
      return Buffer.byteLength(letterHtml(letter)) + Buffer.byteLength(letterText(letter));
    };
    expect((sized(30) - sized(10)) / 20).toBeLessThan(700);
  });

  it('fits in what mail programs show without cutting, with twenty offers of ten guarantees', () => {
    const guarantees = Array.from({ length: 10 }, (_, index) => ({
      name: `Garantía de nombre bastante largo ${index}`,
      cover: 'Paga los daños por incendio, explosión, rayo y cuanto se diga en una frase que no es corta.',
    }));
    const offers = Array.from({ length: 20 }, (_, index) => quotedOffer({ precio: 200 + index, franquicia: 300 }));
    const long = letterHtml(
      letterOf(
        archivedQuoteOf(
          offers,
          offers.map(() => guarantees),
        ),
      ),
    );
    expect(Buffer.byteLength(long)).toBeLessThan(102_400 / 1.25);
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
  const shape = (html: string) => html.replace(/>[^<]*</g, '><');
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
