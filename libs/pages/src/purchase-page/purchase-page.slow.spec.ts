import { browserForTests, describeInBrowser, LOWEST_CONTRAST, STICKS_OUT, TOO_SMALL } from '@cotiza/kernel/testing';
import { archivedQuote, archivedQuoteOf, TEST_TOKEN, quotedOffer } from '@cotiza/quoting/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Page } from 'playwright-core';
import { archiveOf, pageApp } from '../testing/page-app';

/** Hidden texts inside unfolded parts: an expression that the browser evaluates. */
const FOLDED = `[...document.querySelectorAll('details:not(.narrow) dd')]
  .filter((node) => !node.checkVisibility() || node.offsetHeight === 0)
  .map((node) => node.textContent)`;

const LONG = 'Aseguradoradenombreinterminable'.repeat(4);
const CRAMPED = archivedQuoteOf(
  [
    quotedOffer({
      aseguradora: LONG,
      producto: LONG,
      modalidad: LONG,
      precio: 1_234_567.89,
      periodicidad: 'semestral',
    }),
    quotedOffer({ precio: 2_345_678.9, franquicia: 12_345.67 }),
  ],
  [[{ name: LONG, cover: LONG }], []],
);
const LINKS = { known: `/c/${TEST_TOKEN}`, unknown: '/c/x' };

/** A car of five insurers at four levels: nine offers of the fullest, and six guarantees that differ. */
function twentyFourOffers() {
  const insurers = ['Aldaba Seguros', 'Brújula Directo', 'Candil Mutua', 'Dehesa Seguros', 'Espiga Seguros'];
  const levels = [
    ['terceros', 'Terceros', null],
    ['terceros_ampliado', 'Terceros Ampliado', null],
    ['todo_riesgo_con_franquicia', 'Todo Riesgo con franquicia', 300],
    ['todo_riesgo_con_franquicia', 'Todo Riesgo con franquicia', 600],
    ['todo_riesgo', 'Todo Riesgo', 0],
  ] as const;
  const offers = levels.flatMap(([nivel, modalidad, franquicia], at) =>
    insurers.slice(at === 3 ? 1 : 0).map((aseguradora, place) =>
      quotedOffer({
        ...{ aseguradora, producto: `${aseguradora.split(' ')[0]} Automóvil`, nivel, modalidad, franquicia },
        precio: 143.73 + 250 * at + 35 * place,
      }),
    ),
  );
  const defence = { code: 'defensa', name: 'Defensa', cover: 'Te defiende.' } as const;
  const driver = { code: 'conductor', name: 'Conductor', cover: 'Indemniza al conductor.' } as const;
  return archivedQuoteOf(
    offers,
    offers.map((_, at) => [
      { ...defence, limitCents: (1500 + 500 * at) * 100 },
      { ...driver, limitCents: (30_000 + 1000 * at) * 100 },
    ]),
  );
}

describeInBrowser('the page of offers in a browser', () => {
  let app: NestFastifyApplication;
  const browser = browserForTests();
  let quote = archivedQuote();

  beforeAll(async () => {
    app = await pageApp({ ...archiveOf(quote), findByToken: (token) => archiveOf(quote).findByToken(token) });
    await app.listen(0, '127.0.0.1');
  });
  beforeEach(() => (quote = archivedQuote()));
  afterAll(() => app.close());

  const open = async (path: string, width: number, colorScheme: 'light' | 'dark' = 'light') => {
    const page = await browser.open({ viewport: { width, height: 800 }, colorScheme });
    await page.goto((await app.getUrl()) + path);
    return page;
  };
  const unfold = async (opened: Page) => {
    for (const summary of await opened.locator('summary').all()) await summary.click();
  };

  const views = [320, 1280].flatMap((width) =>
    (['light', 'dark'] as const).flatMap((scheme) =>
      Object.entries(LINKS).map(([link, path]) => ({ link, path, width, scheme })),
    ),
  );

  it.each(views)(
    '$link link at $width px, $scheme: fits, can be read, and asks for nothing',
    async ({ path, width, scheme }) => {
      const opened = await open(path, width, scheme);
      await unfold(opened);
      expect(await opened.evaluate(STICKS_OUT)).toEqual([]);
      expect(await opened.evaluate(TOO_SMALL)).toEqual([]);
      const { ratio } = await opened.evaluate<{ ratio: number }>(LOWEST_CONTRAST);
      expect(ratio).toBeGreaterThanOrEqual(4.5);
      // The browser reports an unknown link as a failed load, which is right.
      expect(browser.complaints.filter((text) => !text.includes('404'))).toEqual([]);
      expect(browser.asked).toEqual([(await app.getUrl()) + path]);
    },
  );

  it.each([320, 1280])('breaks names and prices of any length at %d px', async (width) => {
    quote = CRAMPED;
    const opened = await open(LINKS.known, width);
    await unfold(opened);
    expect(await opened.evaluate(STICKS_OUT)).toEqual([]);
  });

  it('is read with text of twice the size', async () => {
    const opened = await open(LINKS.known, 640);
    await opened.evaluate("document.documentElement.style.setProperty('font-size', '200%')");
    expect(await opened.evaluate(STICKS_OUT)).toEqual([]);
  });

  it('unfolds with the keyboard alone, and shows where the keyboard is', async () => {
    const opened = await open(LINKS.known, 320);
    const first = opened.locator('.offers summary').first();
    await opened.locator('.offers summary').first().focus();
    await opened.keyboard.press('Shift+Tab');
    await opened.keyboard.press('Tab');
    expect(await first.evaluate((node) => node === node.ownerDocument.activeElement)).toBe(true);
    const outline = 'getComputedStyle(document.activeElement).outline';
    expect(await opened.evaluate(outline)).toMatch(/solid 3px$/);
    await opened.keyboard.press('Enter');
    expect(await opened.locator('details[open]').count()).toBe(1);
  });

  it('compares offers without a script, by boxes and a bar that appears', async () => {
    quote = twentyFourOffers();
    const opened = await open(LINKS.known, 1280);
    const compare = opened.getByRole('button', { name: 'Comparar las marcadas' });
    expect(await compare.isVisible()).toBe(false);
    for (const at of [1, 3]) await opened.locator('.offers input[type=checkbox]').nth(at).check();
    await compare.click();
    await opened.waitForURL(/\?ofertas=2&ofertas=4&nivel=terceros#comparacion$/);
    expect(await opened.locator('.comparison thead th').count()).toBe(2);
    expect(await opened.getByRole('checkbox', { checked: true }).count()).toBe(2);
  });

  it.each([
    [1280, 800, 2400],
    [390, 844, 4200],
  ])('shows the first price and its button on a screen of %d by %d, and is short', async (width, height, most) => {
    quote = twentyFourOffers();
    const opened = await open(LINKS.known, width);
    await opened.setViewportSize({ width, height });
    for (const shown of ['.offer .price strong', '.offer .choose button']) {
      const box = await opened.locator(shown).first().boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    expect(await opened.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(most);
  });

  it.each([320, 1280])('compares in a table for screen readers, at %d px', async (width) => {
    quote = twentyFourOffers();
    const opened = await open(`${LINKS.known}?ofertas=1&ofertas=2&ofertas=3`, width);
    await unfold(opened);
    expect(await opened.evaluate(STICKS_OUT)).toEqual([]);
    expect(await opened.getByRole('table').count()).toBe(1);
    expect(await opened.getByRole('columnheader').count()).toBe(3);
    expect(await opened.getByRole('rowheader').first().textContent()).toBe('Precio');
  });

  it('prints what every offer covers, folded or not', async () => {
    const opened = await open(LINKS.known, 794, 'dark');
    await opened.emulateMedia({ media: 'print' });
    expect(await opened.evaluate(FOLDED)).toEqual([]);
    expect(await opened.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
    const { ratio } = await opened.evaluate<{ ratio: number }>(LOWEST_CONTRAST);
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });
});
