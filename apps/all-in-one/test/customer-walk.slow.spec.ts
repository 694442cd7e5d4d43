import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { describeInBrowser, launchBrowser } from '@cotiza/kernel/testing';
import type { QuoteResult } from '@cotiza/quoting';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { firstMail } from './customer-link';
import { startService, type RunningService } from './running-service';

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
  });
});
