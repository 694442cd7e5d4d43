import { systemClock } from '@cotiza/kernel';
import { browserForTests, describeInBrowser } from '@cotiza/kernel/testing';
import type { Page } from 'playwright-core';
import { serviceForTests } from './running-service';

describeInBrowser('Swagger UI in a browser', () => {
  const service = serviceForTests({ PURCHASE_API_KEY: 'k'.repeat(32) }, { clock: systemClock() });
  const browser = browserForTests();
  let page: Page;
  const foreign: string[] = [];
  const broken: string[] = [];

  beforeAll(async () => {
    page = await browser.launched().newPage();
    page.setDefaultTimeout(120_000);
    page.on('request', (request) => {
      if (!request.url().startsWith(service.url) && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') broken.push(message.text());
    });
    await page.goto(`${service.url}/api/docs`);
    await page.getByRole('link', { name: 'Probar cotizar', exact: true }).click();
    await page.locator('#operations-Agentes-cotizar.is-open').waitFor();
  });

  it.each(['hogar', 'coche', 'moto'])('"Try it out" of the example of %s answers 200', async (ramo) => {
    const operation = page.locator('#operations-Agentes-cotizar');
    await operation.locator('.examples-select-element').first().selectOption(ramo);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/agent/cotizaciones')),
      operation.getByRole('button', { name: 'Execute' }).click(),
    ]);
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ estado: 'cotizado' });
  });

  it('asks only the shop for a credential, and takes a key for all', async () => {
    expect(await page.locator('.opblock').count()).toBeGreaterThan(5);
    const padlocks = await page.locator('.opblock .authorization__btn:visible').all();
    const operations = await Promise.all(
      padlocks.map((each) => each.locator('xpath=ancestor::*[contains(@class, "opblock ")]').getAttribute('id')),
    );
    expect(operations.every((id) => id?.startsWith('operations-Tienda-'))).toBe(true);
    expect(operations).toHaveLength(1);
    expect(await page.getByRole('button', { name: 'Authorize', exact: true }).isVisible()).toBe(true);
  });

  it('fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  it('needs nothing from anywhere else, and breaks no rule of its own page', () => {
    expect(foreign).toEqual([]);
    expect(broken).toEqual([]);
  });
});
