import { OFFERS_APP_HTML } from '@cotiza/mcp';
import type { QuotedOffer, QuoteResult } from '@cotiza/quoting';
import { describeInBrowser, launchBrowser, LOWEST_CONTRAST, TOO_SMALL } from '@cotiza/kernel/testing';
import { quotedOffer, quoteResult } from '@cotiza/quoting/testing';
import type { Browser } from 'playwright-core';
import { openHost, type HostOptions, type OffersHost } from './offers-host';

const HOSTILE = '<img src=x onerror=alert(1)><script>alert(2)</script>';
const SIZE_CHANGED = 'ui/notifications/size-changed';

/** The sorted columns and their order: an expression that the browser evaluates. */
const SORTED = `[...document.querySelectorAll('[aria-sort]')].map(
  (header) => header.dataset.field + ' ' + header.getAttribute('aria-sort'),
)`;

const offer = (aseguradora: string | null, modalidad: string, precio: number, more: Partial<QuotedOffer> = {}) =>
  quotedOffer({ aseguradora, producto: aseguradora && `${aseguradora} Auto`, modalidad, precio, ...more });

const OFFERS = [
  offer('Brújula Directo', 'Terceros', 243.91),
  offer('Candil Mutua', 'Terceros', 270.49),
  offer('Aldaba Seguros', 'Terceros', 280.63, { es_estimacion: false }),
  offer('Brújula Directo', 'Terceros Ampliado', 282.53, {
    formas_de_pago: [
      { periodicidad: 'semestral', precio: 144.1, precio_anual_total: 288.2 },
      { periodicidad: 'mensual', precio: 24.5, precio_anual_total: 294 },
    ],
  }),
  offer('Candil Mutua', 'Terceros Ampliado', 316.28),
  offer(HOSTILE, 'Terceros Ampliado', 326.44),
  offer('Brújula Directo', 'Todo Riesgo con franquicia', 387.25, { franquicia: 500 }),
  offer('Dehesa Seguros', 'Todo Riesgo con franquicia', 420.84, { franquicia: 600 }),
  offer('Aldaba Seguros', 'Todo Riesgo', 1076.4, { franquicia: 0 }),
  offer(null, 'Todo Riesgo', 1203, { periodicidad: 'mensual', precio_anual_total: 14_436 }),
];

const QUOTATION = quoteResult(OFFERS);
const NO_OFFERS = quoteResult([], { client_reference: null });

describeInBrowser('the table of offers in a host', () => {
  let browser: Browser;
  let host: OffersHost | undefined;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    expect(host?.complaints).toEqual([]);
    await host?.close();
  });
  afterAll(() => browser.close());

  const open = async (options: Partial<HostOptions> = {}) => {
    host = await openHost(browser, { html: OFFERS_APP_HTML, ...options });
    return host;
  };
  const answer = ({ send }: OffersHost, params: Record<string, unknown>) =>
    send({ method: 'ui/notifications/tool-result', params });
  const openWith = async (result: QuoteResult, options: Partial<HostOptions> = {}) => {
    const opened = await open(options);
    await answer(opened, { content: [{ type: 'text', text: 'Precios.' }], structuredContent: { ...result } });
    await opened.frame.locator('#quotation').waitFor();
    return opened;
  };
  const column = ({ frame }: OffersHost, selector: string) => frame.locator(`tbody ${selector}`).allInnerTexts();
  const insurers = (opened: OffersHost) => column(opened, '.insurer b');
  const count = ({ frame }: OffersHost) => frame.locator('#count').innerText();
  const message = ({ frame }: OffersHost) => frame.locator('#message').innerText();
  const ground = ({ frame }: OffersHost) => frame.evaluate<string>('getComputedStyle(document.body).backgroundColor');

  const begun = ({ heard }: OffersHost) => heard(({ method }) => method === SIZE_CHANGED);

  describe('speaking with the host', () => {
    it('begins, goes on when it is answered, and reports the size of its content', async () => {
      const opened = await open();
      const size = await begun(opened);
      const said = await opened.said();
      expect(said.slice(0, 2)).toEqual([
        {
          jsonrpc: '2.0',
          id: 1,
          method: 'ui/initialize',
          params: {
            protocolVersion: '2026-01-26',
            appInfo: { name: 'cotiza-ofertas', title: 'Ofertas de Cotiza', version: expect.any(String) },
            appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
          },
        },
        { jsonrpc: '2.0', method: 'ui/notifications/initialized', params: {} },
      ]);
      expect(size).toEqual({
        jsonrpc: '2.0',
        method: SIZE_CHANGED,
        params: { width: 760, height: expect.any(Number) },
      });
      expect(await message(opened)).toBe('Pidiendo precios a las aseguradoras…');
    });

    it('grows with its content, so that nothing has to be scrolled', async () => {
      const opened = await openWith(QUOTATION);
      await opened.heard(({ params }) => Number(params?.height) > 400);
      const hidden = 'document.documentElement.scrollHeight - document.documentElement.clientHeight';
      expect(await opened.frame.evaluate<number>(hidden)).toBe(0);
    });

    it('answers what a host asks, and says so when it does not know the method', async () => {
      const opened = await open();
      await begun(opened);
      await opened.send({ id: 7, method: 'ping' });
      await opened.send({ id: 8, method: 'ui/resource-teardown', params: {} });
      await opened.send({ id: 9, method: 'constructor' });
      await opened.send({ method: 'ui/notifications/tool-input', params: { arguments: {} } });
      await opened.heard(({ id }) => id === 9);
      expect((await opened.said()).filter(({ method }) => method === undefined)).toEqual([
        { jsonrpc: '2.0', id: 7, result: {} },
        { jsonrpc: '2.0', id: 8, result: {} },
        { jsonrpc: '2.0', id: 9, error: { code: -32601, message: 'Method not found' } },
      ]);
    });

    it('listens only to its host', async () => {
      const opened = await open();
      await begun(opened);
      const forged = { jsonrpc: '2.0', method: 'ui/notifications/tool-cancelled', params: {} };
      await opened.frame.evaluate(`postMessage(${JSON.stringify(forged)}, '*')`);
      await opened.send({ id: 7, method: 'ping' });
      await opened.heard(({ id }) => id === 7);
      expect(await message(opened)).toBe('Pidiendo precios a las aseguradoras…');
    });

    it('says that it cannot be shown where the host refuses it', async () => {
      const opened = await open({ refuses: true });
      await opened.frame.getByText('La tabla de ofertas no se puede mostrar aquí.').waitFor();
      expect((await opened.said()).map(({ method }) => method)).toEqual(['ui/initialize']);
    });
  });

  describe('showing a quotation', () => {
    it('shows the cheapest offers first with what they cost, and the rest when asked', async () => {
      const opened = await openWith(QUOTATION);
      const { frame } = opened;
      expect(await frame.locator('header').innerText()).toMatch(/^Seguro de coche\s+Desde 243,91\s€ al año$/);
      expect(await count(opened)).toBe('10 ofertas, de menor a mayor precio; se ven 8.');
      expect(await column(opened, '.price .amount')).toHaveLength(8);
      await frame.getByRole('button', { name: 'Ver las 10 ofertas' }).click();
      expect(await count(opened)).toBe('10 ofertas, de menor a mayor precio.');
      expect((await column(opened, 'td.price')).map((text) => text.replace(/\s+/g, ' '))).toEqual([
        '243,91 € al año Estimación',
        '270,49 € al año Estimación',
        '280,63 € al año',
        '282,53 € al año Estimación o 24,50 € al mes',
        '316,28 € al año Estimación',
        '326,44 € al año Estimación',
        '387,25 € al año Estimación',
        '420,84 € al año Estimación',
        '1.076,40 € al año Estimación',
        '1.203,00 € al mes Estimación 14.436,00 € en un año',
      ]);
      expect((await column(opened, 'td.excess')).slice(5).map((text) => text.replace(/\s+/g, ' '))).toEqual([
        '— No consta',
        '500 €',
        '600 €',
        'Sin franquicia',
        '— No consta',
      ]);
      expect(await frame.locator('tbody tr.best').allInnerTexts()).toEqual([expect.stringMatching(/El mejor precio/)]);
      await frame.getByRole('button', { name: 'Ver menos ofertas' }).click();
      expect(await column(opened, 'td.price')).toHaveLength(8);
    });

    it.each<[string, number | null, string[]]>([
      ['more', 480, []],
      ['nothing', null, []],
      ['less', 240, ['40,00\u00a0€']],
    ])('marks a monthly price that is the lowest only as it costs in a year: %s', async (_what, inAYear, marked) => {
      const monthly = offer('Dehesa Seguros', 'Terceros', 40, { periodicidad: 'mensual', precio_anual_total: inAYear });
      const { frame } = await openWith(quoteResult([monthly, ...OFFERS.slice(0, 3)]));
      await frame.locator('tbody tr').first().waitFor();
      expect(await frame.locator('tbody tr.best .amount').allInnerTexts()).toEqual(marked);
      expect(await frame.locator('header').innerText()).toMatch(
        marked.length > 0 ? /Desde 40,00\s€ al mes$/ : /coche$/,
      );
    });

    it('shows the notices for the customer', async () => {
      const { frame } = await openWith(QUOTATION);
      const footer = await frame.locator('footer').innerText();
      for (const text of [QUOTATION.aviso, QUOTATION.siguiente_paso, QUOTATION.referencia, 'caso-2041']) {
        expect(footer).toContain(text);
      }
    });

    it('keeps a hostile name a text', async () => {
      const { frame } = await openWith({ ...QUOTATION, aviso: HOSTILE, client_reference: HOSTILE });
      await frame.locator('tbody').getByText(HOSTILE, { exact: true }).waitFor();
      expect(await frame.locator('#notice').innerText()).toBe(HOSTILE);
      expect(await frame.locator('img, body script + script, td script').count()).toBe(0);
    });

    it('shows the newest result', async () => {
      const opened = await openWith(QUOTATION);
      await answer(opened, { content: [], structuredContent: { ...QUOTATION, ramo: 'Home', ofertas: [OFFERS[1]] } });
      await opened.frame.getByRole('heading', { name: 'Seguro de hogar' }).waitFor();
      expect(await insurers(opened)).toEqual(['Candil Mutua']);
      expect(await count(opened)).toBe('1 oferta.');
      expect(await opened.frame.locator('#filters').isVisible()).toBe(false);
    });

    it('shows no table without offers, but what there is to say', async () => {
      const { frame } = await openWith(NO_OFFERS);
      expect(await frame.locator('header').innerText()).toMatch(/Sin ofertas con estos datos/);
      expect(await frame.locator('table').isVisible()).toBe(false);
      expect(await frame.locator('footer').innerText()).toContain(NO_OFFERS.siguiente_paso);
      expect(await frame.getByText('Referencia propia').isVisible()).toBe(false);
    });

    it.each([
      ['a refusal', { isError: true, content: [{ type: 'text', text: `Faltan datos.\n- ${HOSTILE}` }] }, HOSTILE],
      ['another result', { content: [{ type: 'text', text: 'Todo en orden.' }] }, 'Todo en orden.'],
      ['a result without any text', { content: null, structuredContent: { ofertas: 'x' } }, 'Respuesta sin precios.'],
    ])('shows %s in its own words', async (_, result, text) => {
      const opened = await open();
      await answer(opened, result);
      await opened.frame.getByText('Pidiendo precios').waitFor({ state: 'hidden' });
      expect(await message(opened)).toContain(text);
      expect(await opened.frame.locator('#quotation').isVisible()).toBe(false);
    });

    it('says that the call was cancelled', async () => {
      const opened = await open();
      await opened.send({ method: 'ui/notifications/tool-cancelled', params: { reason: 'user action' } });
      await opened.frame.getByText('La consulta se ha cancelado.').waitFor();
    });
  });

  describe('sorting and filtering', () => {
    it('sorts by insurer, modality and price with the keyboard alone, what is unknown last', async () => {
      const opened = await openWith(QUOTATION);
      const { frame, page } = opened;
      await frame.getByRole('button', { name: /Ver las/ }).click();
      const sort = (name: string) => frame.getByRole('button', { name: `Ordenar por ${name}` });
      const sorted = () => frame.evaluate<string[]>(SORTED);
      expect(await sorted()).toEqual(['price ascending']);
      await sort('Aseguradora').focus();
      await page.keyboard.press('Enter');
      expect(await sorted()).toEqual(['insurer ascending']);
      expect((await insurers(opened)).slice(1, 4)).toEqual(['Aldaba Seguros', 'Aldaba Seguros', 'Brújula Directo']);
      expect((await insurers(opened)).at(-1)).toBe('Aseguradora sin indicar');
      await page.keyboard.press('Space');
      expect(await sorted()).toEqual(['insurer descending']);
      expect((await insurers(opened))[0]).toBe('Dehesa Seguros');
      expect((await insurers(opened)).at(-1)).toBe('Aseguradora sin indicar');
      await sort('Modalidad').press('Enter');
      expect(await sorted()).toEqual(['modality ascending']);
      expect((await column(opened, 'td.modality'))[0]).toBe('Terceros');
      await sort('Precio').press('Enter');
      await sort('Precio').press('Enter');
      expect(await count(opened)).toBe('10 ofertas, de mayor a menor precio.');
      expect((await column(opened, '.amount'))[0]).toMatch(/^1\.203,00/);
    });

    it('filters by modality and by price, and forgets both when asked', async () => {
      const opened = await openWith(QUOTATION);
      const { frame } = opened;
      const [modality, maxPrice] = [frame.getByLabel('Modalidad'), frame.getByLabel('Precio máximo')];
      expect(await modality.locator('option').allInnerTexts()).toEqual([
        'Todas',
        'Terceros',
        'Terceros Ampliado',
        'Todo Riesgo',
        'Todo Riesgo con franquicia',
      ]);
      await modality.selectOption('Terceros Ampliado');
      expect(await insurers(opened)).toEqual(['Brújula Directo', 'Candil Mutua', HOSTILE]);
      expect(await count(opened)).toMatch(/^3 de 10 ofertas/);
      await maxPrice.fill('300');
      expect(await maxPrice.getAttribute('aria-valuetext')).toMatch(/^Hasta 300\s€$/);
      expect(await insurers(opened)).toEqual(['Brújula Directo']);
      await modality.selectOption('Todo Riesgo');
      await frame.getByText('Ninguna oferta cumple los filtros.').waitFor();
      await frame.getByRole('button', { name: 'Quitar filtros' }).click();
      expect(await count(opened)).toMatch(/^10 ofertas/);
      expect(await frame.evaluate<string>('document.activeElement.id')).toBe('modality');
    });
  });

  describe('looking like its host', () => {
    it('follows the preference of the reader, and the theme of the host before it', async () => {
      const opened = await open({ colorScheme: 'dark' });
      await begun(opened);
      expect(await ground(opened)).toBe('rgb(23, 25, 28)');
      await opened.send({ method: 'ui/notifications/host-context-changed', params: { theme: 'light' } });
      await opened.frame.locator('html[data-theme=light]').waitFor({ state: 'attached' });
      expect(await ground(opened)).toBe('rgb(255, 255, 255)');
    });

    it('takes the colours of the host as a whole, or not at all', async () => {
      const colours = {
        '--color-background-primary': '#102030',
        '--color-background-secondary': '#203040',
        '--color-text-primary': '#ffffff',
        '--color-text-secondary': '#dddddd',
        '--color-border-primary': '#405060',
      };
      const opened = await open({ hostContext: { theme: 'dark', styles: { variables: colours } } });
      await begun(opened);
      expect(await ground(opened)).toBe('rgb(16, 32, 48)');
      const { '--color-text-primary': _, ...incomplete } = colours;
      await opened.send({
        method: 'ui/notifications/host-context-changed',
        params: { theme: 'light', styles: { variables: incomplete } },
      });
      await opened.frame.locator('html[data-theme=light]').waitFor({ state: 'attached' });
      expect(await ground(opened)).toBe('rgb(255, 255, 255)');
    });

    it.each([320, 400, 561, 1200])('is never wider than %i px, whatever the names', async (width) => {
      const long = offer('A'.repeat(120), 'Terceros', 300, { producto: 'B'.repeat(120) });
      const { frame } = await openWith({ ...QUOTATION, ofertas: [...OFFERS.slice(0, 3), long] }, { width });
      expect(await frame.evaluate<number>('document.documentElement.scrollWidth')).toBe(width);
    });
  });

  describe.each([
    ['light', 760],
    ['dark', 760],
    ['light', 320],
    ['dark', 320],
  ] as const)('for everybody, %s at %i px', (theme, width) => {
    it('is a table with a caption and headers, in which every control has a name', async () => {
      const { frame } = await openWith(QUOTATION, { hostContext: { theme }, width });
      expect(await frame.locator('html').getAttribute('lang')).toBe('es');
      await frame.getByRole('table', { name: 'Ofertas, de menor a mayor precio' }).waitFor();
      expect(await frame.getByRole('rowheader').count()).toBe(8);
      expect(await frame.getByRole('row').count()).toBe(9);
      expect(await frame.getByRole('cell').count()).toBeGreaterThanOrEqual(16);
      for (const name of ['Aseguradora', 'Modalidad', 'Precio']) {
        expect(await frame.getByRole('columnheader', { name: new RegExp(name) }).count()).toBe(1);
      }
      await frame.getByRole('group', { name: 'Filtrar las ofertas' }).waitFor();
      await frame.getByRole('combobox', { name: 'Modalidad' }).waitFor();
      await frame.getByRole('slider', { name: 'Precio máximo' }).waitFor();
      expect(await frame.getByRole('heading').allInnerTexts()).toEqual(['Seguro de coche', 'Aviso', 'Siguiente paso']);
    });

    it('has controls that are large enough and text that stands out', async () => {
      const { frame } = await openWith(QUOTATION, { hostContext: { theme }, width });
      expect(await frame.evaluate<string[]>(TOO_SMALL)).toEqual([]);
      const { ratio } = await frame.evaluate<{ ratio: number }>(LOWEST_CONTRAST);
      expect(ratio).toBeGreaterThanOrEqual(4.5);
    });
  });
});
