import { dayInSpain } from '@cotiza/kernel';
import { FORM_TYPE } from '@cotiza/platform';
import { type ArchivedQuote, type ChooseOffer, chooseOfferWith, StorageUnavailable } from '@cotiza/quoting';
import { archivedQuote, TEST_TOKEN, offerIdOf, quotedOffer, quoteResult, TEST_INSTANT } from '@cotiza/quoting/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { archiveOf, pageApp } from '../testing/page-app';

const SHOP = (token: string, id: string) => `https://tienda.example/comprar?t=${token}&oferta=${id}`;

let app: NestFastifyApplication | undefined;
let quote: ArchivedQuote;
let log: string[];
let marks: number;
beforeEach(() => {
  [quote, log, marks] = [archivedQuote(), [], 0];
});
afterEach(() => app?.close());

/** Starts the page of one quotation, which stores the choice. */
async function start(changes: { chooseOffer?: ChooseOffer; shopLink?: typeof SHOP; perMinute?: number } = {}) {
  const archive = {
    ...archiveOf(quote),
    findByToken: (token: string) => Promise.resolve(token === TEST_TOKEN ? quote : undefined),
  };
  const chooseOffer = chooseOfferWith({
    archive,
    choices: {
      choose: ({ number }) => {
        const chosen = quote.result.ofertas[number - 1]?.oferta_id ?? null;
        const outcome = chosen === quote.chosen ? 'repeated' : 'marked';
        if (outcome === 'marked') marks += 1;
        quote = { ...quote, chosen };
        return Promise.resolve(outcome);
      },
    },
    messagesOf: () => [],
    clock: { today: () => dayInSpain(Date.parse(TEST_INSTANT)) },
  });
  app = await pageApp(archive, { chooseOffer, onLog: (line) => void log.push(line), ...changes });
  await app.init();
}

const get = async (url = `/c/${TEST_TOKEN}`) => (await app!.inject(url)).body;
const post = (payload: string, headers: Record<string, string> = {}, url = `/c/${TEST_TOKEN}`) =>
  app!.inject({ method: 'POST', url, payload, headers: { 'content-type': FORM_TYPE, ...headers } });
const choose = (at: number, headers?: Record<string, string>) =>
  post(new URLSearchParams({ oferta: offerIdOf(at) }).toString(), headers);

/** The link that asks for a call. */
const CALL = /pide que te llamen</gi;

describe('an offer that is chosen on the page', () => {
  it('leads back to the page, which says which it is and what comes next', async () => {
    await start();
    expect(await get()).not.toContain('Has elegido');
    expect((await get()).match(CALL)).toHaveLength(1);
    const answer = await choose(3);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${TEST_TOKEN}#elegida`]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const page = await get();
    expect(page).toContain('Has elegido: Aldaba Seguros, Todo Riesgo con franquicia');
    expect(page).toMatch(/393,40\s€.*Hemos guardado tu elección/);
    expect(page).toMatch(/Qué viene ahora<\/h3>\s*<ol>.*COT-7K3M9QX2TB.*código que recibirás por SMS/s);
    expect(page).toContain(
      '<a href="mailto:hola@correduria-faro.example?subject=Llamadme%20por%20COT-7K3M9QX2TB&amp;body=Mi%20tel%C3%A9fono%3A%0D%0A',
    );
    expect(page.match(/Tu elección</g)).toHaveLength(1);
    expect(page.match(CALL)).toHaveLength(1);
    expect(log.join()).not.toContain(TEST_TOKEN);
  });

  it('has a button like every other that can be chosen, which says its name and no token', async () => {
    await start();
    const page = await get();
    for (const { oferta_id: id, aseguradora } of quote.result.ofertas) {
      expect(page).toContain(`<button name="oferta" value="${id}">Elegir<span class="unseen"> ${aseguradora},`);
    }
    expect(page).not.toContain(TEST_TOKEN);
    await choose(0);
    const buttons = (await get()).match(/<button name="oferta" value="[^"]+"/g);
    expect(new Set(buttons).size).toBe(quote.result.ofertas.length - 1);
  });

  it('is kept in a calendar by its last day', async () => {
    await start();
    const asked = () => app!.inject(`/c/${TEST_TOKEN}?calendario=1`);
    expect((await asked()).headers['content-type']).toBe('text/html; charset=utf-8');
    await choose(1);
    const { headers, body } = await asked();
    expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' });
    expect(body).toContain('DTSTART;VALUE=DATE:20261206');
    expect(body).not.toContain(TEST_TOKEN);
  });

  it('leads to the shop with token and offer where there is one, also the second time', async () => {
    await start({ shopLink: SHOP });
    for (let time = 1; time <= 2; time++) {
      const answer = await choose(1);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, SHOP(TEST_TOKEN, offerIdOf(1))]);
    }
    expect(marks).toBe(1);
    const { body, headers } = await app!.inject(`/c/${TEST_TOKEN}`);
    expect(headers['content-security-policy']).toContain("form-action 'self' https://tienda.example;");
    expect(body).toContain(`value="${offerIdOf(1)}">Seguir con la compra</button>`);
  });

  it('takes whatever query the address has, and any charset of a form', async () => {
    await start();
    const answer = await post(
      `oferta=${offerIdOf(1)}`,
      { 'content-type': `${FORM_TYPE}; charset=UTF-8` },
      `/c/${TEST_TOKEN}?ofertas=x`,
    );
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${TEST_TOKEN}#elegida`]);
  });
});

describe('a choice that cannot be taken', () => {
  it.each([
    ['of an offer of another quotation', 'oferta=Zk3v0aQp9mXc1uYb7LrT2x.1', 404, 'no está entre las tuyas'],
    ['of nothing', '', 400, 'No has elegido'],
    ['of an empty field', 'oferta=', 400, 'No has elegido'],
    ['of another field', 'offer=1', 400, 'No has elegido'],
    ['that is hostile', `oferta=${encodeURIComponent('"><script>')}`, 404, 'no está entre las tuyas'],
  ])('%s is answered with a page that says so, and changes nothing', async (_what, payload, status, words) => {
    await start();
    const answer = await post(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(words);
    expect(answer.body).not.toContain('script>');
    expect(marks).toBe(0);
  });

  it('of a price that is past its day is 410, and the page has no button for it', async () => {
    const [past, ...others] = quoteResult().ofertas;
    quote = archivedQuote({
      result: quoteResult([quotedOffer({ ...past, valida_hasta: '2026-11-20' }), ...others]),
      chosen: offerIdOf(0),
    });
    await start();
    const answer = await choose(0);
    expect(answer.statusCode).toBe(410);
    expect(answer.body).toContain('ya no vale');
    expect(await get()).toMatch(/Has elegido: Brújula Directo.*Su precio ya no vale/s);
    quote = { ...quote, chosen: null };
    expect(await get()).not.toContain(`value="${offerIdOf(0)}"`);
  });

  it('behind a link that leads nowhere is the page of any such link', async () => {
    await start();
    const nowhere = await get('/c/never-seen');
    const answer = await post(`oferta=${offerIdOf(0)}`, {}, '/c/never-seen');
    expect([answer.statusCode, answer.body]).toEqual([404, nowhere]);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://otra.example' },
    { origin: 'nonsense' },
  ])('from a page of another site is 403: %j', async (headers) => {
    await start();
    const answer = await choose(0, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('desde otra página web');
    expect(marks).toBe(0);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { 'sec-fetch-site': 'none' },
    { origin: 'null' },
    { origin: 'https://cotiza.example', host: 'cotiza.example' },
    {},
  ])('from the page itself is taken, however the browser says it: %j', async (headers) => {
    await start();
    expect((await choose(0, headers)).statusCode).toBe(303);
  });

  it('while nothing can be kept asks to try again', async () => {
    await start({ chooseOffer: () => Promise.reject(new StorageUnavailable('full')) });
    const answer = await choose(0);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(answer.body).toContain('dentro de un momento');
  });

  it('counts like a visit of the page', async () => {
    await start({ perMinute: 2 });
    const statuses = [];
    for (let at = 0; at < 3; at++) statuses.push((await choose(at)).statusCode);
    expect(statuses).toEqual([303, 303, 429]);
  });

  it('is of no other type than a form has', async () => {
    await start();
    expect((await post('oferta=x', { 'content-type': 'text/plain' })).statusCode).toBe(415);
    const json = await post('{}', { 'content-type': 'application/json' });
    expect(json.statusCode).toBe(415);
    expect(json.body).toContain('application/x-www-form-urlencoded');
    expect(marks).toBe(0);
  });
});
