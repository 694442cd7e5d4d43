import {
  browserForTests,
  describeInBrowser,
  launchBrowser,
  LOWEST_CONTRAST,
  STICKS_OUT,
  TOO_SMALL,
} from '@cotiza/kernel/testing';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { serviceForTests } from './running-service';

describeInBrowser('the first page in a browser', () => {
  const service = serviceForTests();
  const browser = browserForTests();

  const open = async (path: string, options: BrowserContextOptions) => {
    const page = await browser.open(options);
    await page.goto(service.url + path);
    return page;
  };

  /** Expects that all of the page fits and can be read, with every view and every folded part shown in turn. */
  async function expectReadable(opened: Page) {
    for (const folded of await opened.locator('summary').all()) await folded.click();
    for (const view of await opened.locator('.views > label').all()) {
      await view.click();
      expect(await opened.evaluate(STICKS_OUT)).toEqual([]);
      expect(await opened.evaluate(TOO_SMALL)).toEqual([]);
      const { ratio } = await opened.evaluate<{ ratio: number }>(LOWEST_CONTRAST);
      expect(ratio).toBeGreaterThanOrEqual(4.5);
    }
  }

  const views = [320, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));

  it.each(views)('fits at $width px, $scheme, before and after its form, and asks nobody else', async (view) => {
    const options = { viewport: { width: view.width, height: 800 }, colorScheme: view.scheme };
    const opened = await open('/', options);
    await expectReadable(opened);
    await opened.getByLabel('Código postal').fill('99');
    await opened.getByRole('button', { name: 'Ver precios' }).click();
    await opened.getByText('400 en').waitFor();
    await expectReadable(opened);
    await opened.getByLabel('Código postal').fill('41001');
    await opened.getByRole('button', { name: 'Ver precios' }).click();
    await opened.locator('.prices').waitFor();
    await expectReadable(opened);
    expect(browser.asked.filter((url) => !url.startsWith(`${service.url}/?`) && url !== `${service.url}/`)).toEqual([]);
  });

  it.each([
    ['Hogar', 'Metros cuadrados', '120'],
    ['Coche', 'Código postal', '41001'],
    ['Moto', 'Kilómetros al año', '9000'],
  ])('prices %s without scripts, by keyboard alone', async (line, label, value) => {
    const opened = await open('/', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await opened.getByRole('link', { name: line, exact: true }).press('Enter');
    await opened.getByLabel(label).fill(value);
    await opened.getByLabel(label).press('Enter');
    await opened.locator('.prices').waitFor();
    expect(await opened.getByLabel(label).inputValue()).toBe(value);
    const first = opened.getByRole('radio', { name: 'Lo que ve el cliente' });
    expect(await first.isChecked()).toBe(true);
    await first.press('ArrowRight');
    expect(await opened.getByText('"estado": "estimado"').isVisible()).toBe(true);
  });

  it.each([
    [1280, 800, 1400],
    [390, 844, 2900],
  ])('shows customers where to begin on the first screen of %d by %d, and is short', async (width, height, most) => {
    const opened = await open('/', { viewport: { width, height } });
    const ways = ['Hogar', 'Coche', 'Moto'].map((line) =>
      opened.getByRole('link', { name: `Seguro de ${line.toLowerCase()}` }),
    );
    for (const shown of [...ways, opened.getByRole('button', { name: 'Empezar' })]) {
      const box = await shown.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    expect(await opened.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThanOrEqual(most);
  });

  it.each([
    ['coche', 'holder.address.postal_code', '41001'],
    ['moto', 'vehicle.kilometers_per_year', '9000'],
    ['hogar', 'risk.area_m2', '120'],
  ])(
    'is a tool of a browser agent that estimates %s and answers with the page that follows',
    async (ramo, field, value) => {
      const tooled = await launchBrowser('WebMCP');
      try {
        const opened = await tooled.newPage({ locale: 'es-ES' });
        await opened.goto(`${service.url}/?ramo=${ramo}`);
        const [tool, ...others] = await opened.webmcp.tools();
        expect(others).toEqual([]);
        expect(tool).toMatchObject({ name: `estimar_${ramo}`, description: expect.stringContaining('sin identidad') });
        const { properties } = tool!.inputSchema as unknown as { properties: Record<string, { description: string }> };
        expect(Object.keys(properties)).toContain(field);
        for (const { description } of Object.values(properties)) expect(description).toMatch(/^[A-ZÁÉÍÓÚ].+\./);
        await opened.webmcp.callTool(`estimar_${ramo}`, { [field]: value });
        await opened.locator('.prices').waitFor();
        expect(
          await opened
            .getByLabel(/./)
            .and(opened.locator(`[name="${field}"]`))
            .inputValue(),
        ).toBe(value);
      } finally {
        await tooled.close();
      }
    },
  );

  it('offers no tool where identity is asked for', async () => {
    const tooled = await launchBrowser('WebMCP');
    try {
      const opened = await tooled.newPage({ locale: 'es-ES' });
      await opened.goto(`${service.url}/cotizar/coche`);
      expect(await opened.webmcp.tools()).toEqual([]);
    } finally {
      await tooled.close();
    }
  });
});
