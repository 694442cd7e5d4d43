import { describeInBrowser, launchBrowser } from '@cotiza/kernel/testing';
import { OFFERS_APP_HTML, OFFERS_VIEW_META, offersView } from '@cotiza/mcp';
import type { QuoteResult } from '@cotiza/quoting';
import { quotedOffer, quoteResult } from '@cotiza/quoting/testing';
import type { Browser } from 'playwright-core';
import { hasBegun, openHost, rowsOf, showResult, type HostOptions, type Message, type OffersHost } from './offers-host';

const CONSULT_AFTER_MS = 15_000;
const LONG_MS = 60_000;

const FIRST = [
  quotedOffer({ aseguradora: 'Brújula Directo' }),
  quotedOffer({ aseguradora: 'Candil Mutua', nivel: 'todo_riesgo', precio: 500 }),
  quotedOffer({ aseguradora: 'Dehesa Seguros', nivel: 'todo_riesgo', precio: 600 }),
];
const consulta = 'Zk3v0aQp9mXc1uYb7LrT2w';
const PENDING = quoteResult(FIRST, { pendientes: ['Faro', 'Roble'], consulta });
const WHOLE = quoteResult([...FIRST, quotedOffer({ aseguradora: 'Faro', nivel: 'todo_riesgo', precio: 400 })]);
const shown = (result: QuoteResult) => ({ content: [], _meta: { [OFFERS_VIEW_META]: offersView(result) } });

const isCall = ({ method }: Message) => method === 'tools/call';
const note = ({ frame }: OffersHost) => frame.locator('#pending').innerText();

describeInBrowser('the table of offers while insurers may still answer', () => {
  let browser: Browser;
  let host: OffersHost;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    expect(host.complaints).toEqual([]);
    await host.close();
  });
  afterAll(() => browser.close());

  /** Opens an unfinished quotation in a page whose time the test passes. */
  const open = async (hostCapabilities: HostOptions['hostCapabilities']) => {
    host = await openHost(browser, { html: OFFERS_APP_HTML, hostCapabilities });
    await hasBegun(host);
    await host.page.clock.install();
    await showResult(host, shown(PENDING));
    await host.frame.locator('#pending').waitFor();
    return host;
  };
  const consults = async () => {
    await host.page.clock.runFor(CONSULT_AFTER_MS);
    return host.heard(isCall);
  };

  it('names them, and says whom to ask where the host calls no tools', async () => {
    const { page, said } = await open({});
    expect(await note(host)).toBe(
      'Faltan por contestar: Faro y Roble. Para verlas, pídeselas al asistente dentro de medio minuto.',
    );
    await page.clock.runFor(LONG_MS);
    expect((await said()).filter(isCall)).toEqual([]);
  });

  it('completes itself, and leaves the open level and the comparison as they are', async () => {
    const { frame, page, said, send } = await open({ serverTools: {} });
    expect(await note(host)).toBe('Faltan por contestar: Faro y Roble. Sus ofertas aparecerán aquí si llegan.');
    await frame.getByRole('button', { name: /^Todo riesgo/ }).click();
    for (const at of [0, 1]) await frame.locator('#rows input').nth(at).check();
    const { id, params } = await consults();
    expect(params).toEqual({ name: 'consultar_cotizacion', arguments: { consulta } });
    await send({ id, result: shown(WHOLE) });
    await frame.locator('#rows').getByText('400,00').waitFor();
    expect(await rowsOf(host)).toHaveLength(3);
    expect(await frame.locator('#comparison thead .insurer').allInnerTexts()).toEqual([
      expect.stringMatching(/^Candil Mutua/),
      expect.stringMatching(/^Dehesa Seguros/),
    ]);
    expect(await frame.locator('#pending').isVisible()).toBe(false);
    await page.clock.runFor(LONG_MS);
    expect((await said()).filter(isCall)).toHaveLength(1);
  });

  it.each([{ error: { code: -32000, message: 'Not today' } }, { result: { isError: true } }])(
    'says whom to ask after %j, and keeps the offers',
    async (reply) => {
      const { frame, send } = await open({ serverTools: {} });
      const { id } = await consults();
      await send({ id, ...reply });
      await frame.getByText('pídeselas al asistente').waitFor();
      expect(await rowsOf(host)).toHaveLength(1);
    },
  );

  it('asks for the rest in ChatGPT too', async () => {
    host = await openHost(browser, { html: OFFERS_APP_HTML, openai: { theme: 'light', toolOutput: null } });
    await host.page.clock.install();
    const globals = { toolResponseMetadata: shown(PENDING) };
    await host.frame.evaluate(`postMessage(${JSON.stringify({ globals })}, '*')`);
    await host.frame.locator('#pending').waitFor();
    await host.page.clock.runFor(CONSULT_AFTER_MS);
    const { params } = await host.heard(({ method }) => method === 'openai/callTool');
    expect(params).toEqual({ name: 'consultar_cotizacion', arguments: { consulta } });
    await host.frame.getByText('pídeselas al asistente').waitFor();
  });
});
