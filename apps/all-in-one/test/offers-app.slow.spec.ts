import { OFFERS_APP_HTML, OFFERS_VIEW_META, offersView } from '@cotiza/mcp';
import { noticeByLevel, type QuotedOffer, type QuoteResult } from '@cotiza/quoting';
import { browserForTests, describeInBrowser, LOWEST_CONTRAST, TOO_SMALL } from '@cotiza/kernel/testing';
import { quotedOffer, quoteResult } from '@cotiza/quoting/testing';
import {
  callsOf,
  hasBegun,
  openHost,
  rowsOf,
  showOffers,
  showResult,
  SIZE_CHANGED,
  type HostOptions,
  type OffersHost,
} from './offers-host';
import { until } from './running-service';

const HOSTILE = '<img src=x onerror=alert(1)><script>alert(2)</script>';

const offer = (aseguradora: string | null, nivel: string, precio: number, more: Partial<QuotedOffer> = {}) =>
  quotedOffer({
    ...{ aseguradora, producto: aseguradora && `${aseguradora} Auto`, nivel, precio, precio_anual_total: precio },
    ...{ modalidad: nivel === 'terceros' ? 'Terceros' : 'Todo Riesgo con franquicia', ...more },
  });

const COVERED = ['rc_obligatoria', 'asistencia', 'lunas', 'danos_propios'];

const OFFERS = [
  offer('Brújula Directo', 'terceros', 243.91),
  offer('Candil Mutua', 'terceros', 270.49, {
    formas_de_pago: [
      { periodicidad: 'semestral', precio: 144.1, precio_anual_total: 288.2 },
      { periodicidad: 'mensual', precio: 24.5, precio_anual_total: 294 },
    ],
  }),
  offer(HOSTILE, 'terceros', 280.63, { es_estimacion: false }),
  offer('Brújula Directo', 'todo_riesgo_con_franquicia', 387.25, { franquicia: 500, coberturas: COVERED }),
  offer('Dehesa Seguros', 'todo_riesgo_con_franquicia', 420.84, { franquicia: 600, coberturas: COVERED }),
];

const PAGE = 'https://cotiza.example/s/ejemplo';
const QUOTATION = quoteResult(OFFERS, {
  mejor_por_nivel: [
    {
      nivel: 'terceros',
      nombre: 'Terceros',
      precio: 243.91,
      aseguradora: 'Brújula Directo',
      oferta_id: 'a',
      anade: [],
    },
    {
      ...{ nivel: 'todo_riesgo_con_franquicia', nombre: 'Todo riesgo con franquicia', precio: 387.25 },
      ...{ aseguradora: 'Brújula Directo', oferta_id: 'b', anade: ['danos_propios'] },
    },
  ],
});
const NO_OFFERS = quoteResult([], { client_reference: null });
const viewOf = (result: QuoteResult) => ({ content: [], _meta: { [OFFERS_VIEW_META]: offersView(result, PAGE) } });
/** The part of a result by which the page asks for the rest. */
const structured = { ofertas: [{ oferta_id: 'Zk3v0aQp9mXc1uYb7LrT2w.1' }] };

describeInBrowser('the table of offers in a host', () => {
  const browser = browserForTests();
  let host: OffersHost | undefined;

  afterEach(async () => {
    expect(host?.complaints).toEqual([]);
    await host?.close();
  });

  const open = async (options: Partial<HostOptions> = {}) => {
    host = await openHost(browser.launched(), { html: OFFERS_APP_HTML, ...options });
    return host;
  };
  const openWith = async (result: QuoteResult, options: Partial<HostOptions> = {}) => {
    const opened = await open({ hostCapabilities: { openLinks: {}, serverTools: {} }, ...options });
    await showOffers(opened, structured, viewOf(result));
    await opened.frame.locator('#quotation').waitFor();
    return opened;
  };
  const level = ({ frame }: OffersHost, name: string) => frame.getByRole('button', { name: new RegExp(`^${name}`) });
  const message = ({ frame }: OffersHost) => frame.locator('#message').innerText();
  const ground = ({ frame }: OffersHost) => frame.evaluate<string>('getComputedStyle(document.body).backgroundColor');

  describe('speaking with the host', () => {
    it('begins, goes on when it is answered, and reports the size of its content', async () => {
      const opened = await open();
      const size = await hasBegun(opened);
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
      await until(async () => (await opened.frame.evaluate<number>(hidden)) === 0);
    });

    it('answers what a host asks, and says so when it does not know the method', async () => {
      const opened = await open();
      await hasBegun(opened);
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
      await hasBegun(opened);
      const forged = { jsonrpc: '2.0', method: 'ui/notifications/tool-cancelled', params: {} };
      await opened.frame.evaluate(`postMessage(${JSON.stringify(forged)}, '*')`);
      const otherwise = ['null', '"text"', JSON.stringify({ ...forged, jsonrpc: '1.0' })];
      for (const data of otherwise) await opened.page.evaluate(`frame.contentWindow.postMessage(${data}, '*')`);
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
    it('shows one level at a time, its rows as on the page of offers', async () => {
      const opened = await openWith(QUOTATION);
      const { frame } = opened;
      expect(await frame.locator('header').innerText()).toMatch(/^Seguro de coche\s+5 ofertas de 4 aseguradoras/);
      expect((await frame.locator('#levels button').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
        'Terceros desde 243,91 € al año',
        'Todo riesgo con franquicia desde 387,25 € + daños propios',
      ]);
      expect(await rowsOf(opened)).toEqual([
        'Brújula Directo Mejor precio Brújula Directo Auto 243,91 € al año · estimación Elegir Brújula Directo, Terceros Comparar Brújula Directo, Terceros',
        'Candil Mutua Candil Mutua Auto 270,49 € al año · estimación o 24,50 € al mes Elegir Candil Mutua, Terceros Comparar Candil Mutua, Terceros',
        expect.stringContaining('280,63 € al año Elegir'),
      ]);
      await level(opened, 'Todo riesgo').click();
      expect((await frame.locator('.excess').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
        ...['Franquicia de 500 €', 'Franquicia de 600 €'],
      ]);
      expect(await frame.evaluate<string>('document.activeElement.textContent')).toContain('Todo riesgo');
      expect(await frame.locator('.level[aria-pressed=true]').count()).toBe(1);
    });

    it('compares two offers: what differs, and folded what is the same', async () => {
      const opened = await openWith(QUOTATION);
      const { frame } = opened;
      const box = (name: string) => frame.getByRole('checkbox', { name: `Comparar ${name}` });
      await box('Brújula Directo').check();
      expect(await frame.locator('#comparison').isVisible()).toBe(false);
      await level(opened, 'Todo riesgo').click();
      await box('Dehesa').check();
      const table = frame.getByRole('table', { name: 'Una junto a otra' });
      const cells = async (name: RegExp) =>
        (await table.getByRole('row', { name }).getByRole('cell').allInnerTexts()).map((it) => it.replace(/\s+/g, ' '));
      expect(await cells(/^Franquicia/)).toEqual(['–', 'Franquicia de 600 €']);
      expect(await cells(/^Lunas/)).toEqual(['No incluida', 'Incluida']);
      expect(await cells(/^Precio/)).toEqual([expect.stringMatching(/^243,91 €/), expect.stringMatching(/^420,84 €/)]);
      await frame.getByText('Igual en las dos: 2 garantías').click();
      expect(await frame.locator('#same-names li').count()).toBe(2);
      await box('Brújula Directo').check();
      expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
        expect.stringContaining('Dehesa'),
        expect.stringContaining('Brújula Directo, Todo Riesgo'),
      ]);
      await frame.getByRole('button', { name: 'Cerrar la comparación' }).click();
      expect(await frame.locator('#comparison').isVisible()).toBe(false);
      expect(await frame.locator('#rows input:checked').count()).toBe(0);
    });

    it('opens the page of offers by its host to choose one', async () => {
      const opened = await openWith(QUOTATION);
      await opened.frame.getByRole('button', { name: 'Elegir Candil Mutua' }).click();
      expect(await opened.heard(({ method }) => method === 'ui/open-link')).toMatchObject({ params: { url: PAGE } });
    });

    it('has no button to choose where the host opens no addresses', async () => {
      const { frame } = await openWith(QUOTATION, { hostCapabilities: { serverTools: {} } });
      expect(await frame.getByRole('button', { name: 'Elegir' }).count()).toBe(0);
    });

    it('shows the notices for the customer', async () => {
      const { frame } = await openWith(QUOTATION);
      const footer = await frame.locator('footer').innerText();
      for (const text of [noticeByLevel(QUOTATION), QUOTATION.siguiente_paso, QUOTATION.referencia, 'caso-2041']) {
        expect(footer).toContain(text);
      }
    });

    it('asks for what it shows by a call of its own, of the quotation or of the draft', async () => {
      const opened = await openWith(QUOTATION);
      const { oferta_id } = structured.ofertas[0]!;
      await showOffers(opened, { ...structured, solicitud_id: 's1' }, viewOf(QUOTATION));
      expect((await callsOf(opened)).map(({ params }) => params)).toEqual([
        { name: 'consultar_cotizacion', arguments: { consulta: oferta_id, vista: true } },
        { name: 'consultar_solicitud', arguments: { solicitud_id: 's1', vista: true } },
      ]);
    });

    it('keeps a hostile name a text', async () => {
      const { frame } = await openWith({ ...QUOTATION, aviso: HOSTILE, client_reference: HOSTILE });
      await frame.locator('#rows .insurer').getByText(HOSTILE, { exact: true }).waitFor();
      expect(await frame.locator('#notice').innerText()).toBe(HOSTILE);
      expect(await frame.locator('img, body script + script, li script').count()).toBe(0);
    });

    it('shows the newest result', async () => {
      const opened = await openWith(QUOTATION);
      const newest = quoteResult([offer('Candil Mutua', 'terceros', 270.49)], { ramo: 'Home' });
      await showOffers(opened, structured, viewOf(newest));
      await opened.frame.getByRole('heading', { name: 'Seguro de hogar' }).waitFor();
      expect(await rowsOf(opened)).toEqual([expect.stringMatching(/^Candil Mutua/)]);
      expect(await opened.frame.locator('#levels').isVisible()).toBe(false);
    });

    it('shows no rows without offers, but what there is to say', async () => {
      const { frame } = await openWith(NO_OFFERS);
      expect(await frame.locator('header').innerText()).toMatch(/Sin ofertas con estos datos/);
      expect(await frame.locator('#offers').isVisible()).toBe(false);
      expect(await frame.locator('footer').innerText()).toContain(NO_OFFERS.siguiente_paso);
      expect(await frame.getByText('Referencia propia').isVisible()).toBe(false);
    });

    it.each([
      ['a refusal', { isError: true, content: [{ type: 'text', text: `Faltan datos.\n- ${HOSTILE}` }] }, HOSTILE],
      ['another result', { content: [{ type: 'text', text: 'Todo en orden.' }] }, 'Todo en orden.'],
      ['a result without any text', { content: null, structuredContent: structured }, 'Respuesta sin tabla.'],
    ])('shows %s in its own words', async (_, result, text) => {
      const opened = await open();
      await showResult(opened, result);
      await opened.frame.getByText('Pidiendo precios').waitFor({ state: 'hidden' });
      expect(await message(opened)).toContain(text);
      expect(await opened.frame.locator('#quotation').isVisible()).toBe(false);
    });
  });

  const openAi = { theme: 'dark', toolOutput: structured, answers: viewOf(QUOTATION) };

  it('in ChatGPT it shows what is there already, with the theme of the host, and opens the page of offers', async () => {
    const opened = await open({ openai: openAi });
    await opened.frame.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
    expect(await rowsOf(opened)).toHaveLength(3);
    await opened.frame.getByRole('button', { name: 'Elegir Candil Mutua' }).click();
    const heard = await opened.heard(({ method }) => method === 'openai/openExternal');
    expect(heard.params).toEqual({ href: PAGE });
    expect((await opened.said()).map(({ method }) => method)).not.toContain('ui/initialize');
  });

  describe('looking like its host', () => {
    it('follows the preference of the reader, and the theme of the host before it', async () => {
      const opened = await open({ colorScheme: 'dark' });
      await hasBegun(opened);
      expect(await ground(opened)).toBe('rgb(23, 25, 28)');
      await opened.send({ method: 'ui/notifications/host-context-changed', params: { theme: 'light' } });
      await opened.frame.locator('html[data-theme=light]').waitFor({ state: 'attached' });
      expect(await ground(opened)).toBe('rgb(255, 255, 255)');
    });

    it.each([320, 400, 561, 1200])('is never wider than %i px, whatever the names', async (width) => {
      const long = offer('A'.repeat(120), 'terceros', 250, { producto: 'B'.repeat(120) });
      const { frame } = await openWith({ ...QUOTATION, ofertas: [long, ...OFFERS] }, { width });
      for (const at of [0, 1]) await frame.locator('#rows input').nth(at).check();
      expect(await frame.evaluate<number>('document.documentElement.scrollWidth')).toBe(width);
    });
  });

  describe.each([
    ['light', 760],
    ['dark', 760],
    ['light', 320],
    ['dark', 320],
  ] as const)('for everybody, %s at %i px', (theme, width) => {
    it('has lists, tables and headings that say what they are, and a name for every control', async () => {
      const { frame } = await openWith(QUOTATION, { hostContext: { theme }, width });
      expect(await frame.locator('html').getAttribute('lang')).toBe('es');
      await frame.getByRole('group', { name: 'Nivel de cobertura' }).waitFor();
      expect(await frame.getByRole('list', { name: 'Terceros: 3 ofertas' }).getByRole('listitem').count()).toBe(3);
      for (const at of [0, 1]) await frame.locator('#rows input').nth(at).check();
      expect(await frame.getByRole('columnheader').count()).toBe(2);
      expect(await frame.getByRole('rowheader').allInnerTexts()).toEqual(['Precio', 'Franquicia']);
      const headings = await frame.getByRole('heading').allInnerTexts();
      expect(headings.filter((text) => !/Auto|Brújula|Candil|img/.test(text))).toEqual([
        ...['Seguro de coche', 'Una junto a otra', 'Terceros: 3 ofertas', 'Aviso', 'Siguiente paso'],
      ]);
    });

    it('has controls that are large enough and text that stands out', async () => {
      const { frame } = await openWith(QUOTATION, { hostContext: { theme }, width });
      for (const at of [0, 1]) await frame.locator('#rows input').nth(at).check();
      expect(await frame.evaluate<string[]>(TOO_SMALL)).toEqual([]);
      const { ratio } = await frame.evaluate<{ ratio: number }>(LOWEST_CONTRAST);
      expect(ratio).toBeGreaterThanOrEqual(4.5);
    });
  });
});
