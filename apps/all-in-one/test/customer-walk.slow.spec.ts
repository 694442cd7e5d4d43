import { INSURANCE_LINES, LINES, type InsuranceLine } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { upperFirst } from '@cotiza/kernel';
import { describeInBrowser, launchBrowser } from '@cotiza/kernel/testing';
import type { QuoteResult } from '@cotiza/quoting';
import type { Browser, BrowserContextOptions, Locator } from 'playwright-core';
import { firstMail } from './customer-link';
import { startService, type RunningService } from './running-service';

/** More stops of the keyboard than any page has. */
const MOST_STOPS = 150;

/**
 * The focused element, and whether it shows that, uncovered: an expression that the browser evaluates. The browser itself draws
 * the focus inside a date.
 */
const FOCUS = `(() => {
  const focused = document.activeElement;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  const hasRing = focused.type === 'date' || getComputedStyle(focused).outlineStyle === 'solid';
  const isSeen = hasRing && (focused === above || focused.contains(above));
  return { isSeen, html: focused.outerHTML.slice(0, 100) };
})()`;

/** Moves to an element with Tab alone, and presses a key there. */
async function pressKey(target: Locator, key: string): Promise<void> {
  const page = target.page();
  const isThere = () => target.evaluate((node) => node === node.ownerDocument.activeElement);
  for (let stops = 0; !(await isThere()); stops++) {
    expect(stops).toBeLessThan(MOST_STOPS);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(FOCUS)).toEqual({ isSeen: true, html: expect.any(String) });
  }
  await page.keyboard.press(key);
}

type Way = readonly [name: string, options: BrowserContextOptions, press: typeof pressKey];

const DESK = { viewport: { width: 1280, height: 800 } };
const TELEPHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const WAYS: readonly Way[] = [
  ['by keyboard alone', DESK, pressKey],
  ['without scripts', { ...TELEPHONE, javaScriptEnabled: false }, (target) => target.tap()],
];

describeInBrowser('a customer', () => {
  let browser: Browser;
  let service: RunningService;
  let result: QuoteResult;
  let path: string;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const open = async (address: string, options: BrowserContextOptions) => {
    const page = await browser.newPage({ locale: 'es-ES', ...options });
    page.setDefaultTimeout(30_000);
    await page.goto(service.url + address);
    return page;
  };

  async function quoted(line: InsuranceLine) {
    service = await startService();
    result = await service.quoted(bodyOf(line).build());
    ({ path } = await firstMail(service));
  }

  describe.each(INSURANCE_LINES)('with %s', (line) => {
    beforeAll(() => quoted(line));
    afterAll(() => service.close());

    it.each([
      [1280, 800, 2400],
      [390, 844, 4200],
    ])(
      'sees the first price and its button on a screen of %d by %d, in every level, and a short page',
      async (...view) => {
        const [width, height, most] = view;
        const page = await open(path, { viewport: { width, height } });
        expect(result.ofertas.length).toBeGreaterThanOrEqual(15);
        for (const level of [undefined, ...new Set(result.ofertas.map(({ nivel }) => nivel))]) {
          if (level !== undefined) await page.goto(`${service.url}${path}?nivel=${level}`);
          for (const shown of ['.offer .price strong', '.offer .choose button']) {
            const box = await page.locator(shown).first().boundingBox();
            expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
          }
          expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(most);
        }
        await page.context().close();
      },
    );

    it.each(WAYS)('tries, compares, chooses and reads what is covered, %s', async (_way, options, press) => {
      const page = await open('/', options);
      const { ramo } = LINES[line];
      await press(page.getByRole('link', { name: upperFirst(ramo), exact: true }), 'Enter');
      await page.waitForURL(new RegExp(`ramo=${ramo}$`));
      await press(page.getByRole('button', { name: 'Ver precios' }), 'Enter');
      await page.locator('.prices').waitFor();

      await page.goto(service.url + path);
      for (const at of [1, 2]) await press(page.getByRole('checkbox').nth(at), 'Space');
      await press(page.getByRole('button', { name: 'Comparar las marcadas' }), 'Enter');
      const comparison = page.getByRole('table');
      await comparison.waitFor();
      expect(await comparison.getByRole('columnheader').count()).toBe(2);

      await press(comparison.getByRole('button', { name: 'Elegir' }).last(), 'Space');
      await page.waitForURL(/#elegida$/);
      const chosen = page.locator('.offer', { hasText: 'Tu elección' });
      const insurer = await chosen.locator('.insurer').textContent();
      expect(await page.locator('#elegida').textContent()).toContain(`Has elegido: ${insurer}`);

      await press(chosen.getByText('Qué cubre y qué no'), 'Enter');
      await press(chosen.getByRole('link', { name: 'Documento de información (IPID)' }), 'Enter');
      await page.waitForURL(/\/productos\//);
      expect(await page.textContent('body')).toContain(insurer);
      await page.context().close();
    });
  });
});
