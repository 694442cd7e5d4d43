import { browserForTests, describeInBrowser } from '@cotiza/kernel/testing';
import { OFFERS_APP_HTML, OFFERS_VIEW_META, offersView } from '@cotiza/mcp';
import type { QuoteResult } from '@cotiza/quoting';
import { quotedOffer, quoteResult } from '@cotiza/quoting/testing';
import { callsOf, hasBegun, openHost, rowsOf, showOffers, type OffersHost } from './offers-host';
import { until } from './running-service';

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

const note = ({ frame }: OffersHost) => frame.locator('#pending').innerText();

describeInBrowser('the table of offers while insurers may still answer', () => {
  const browser = browserForTests();
  let host: OffersHost;

  afterEach(async () => {
    expect(host.complaints).toEqual([]);
    await host.close();
  });

  /** Opens an unfinished quotation in a page whose time the test passes. */
  const open = async () => {
    host = await openHost(browser.launched(), { html: OFFERS_APP_HTML, hostCapabilities: { serverTools: {} } });
    await hasBegun(host);
    await host.page.clock.install();
    await showOffers(host, { consulta }, shown(PENDING));
    await host.frame.locator('#pending').waitFor();
    return host;
  };
  const consults = async () => {
    await host.page.clock.runFor(CONSULT_AFTER_MS);
    await until(async () => (await callsOf(host)).length > 1);
    return (await callsOf(host))[1]!;
  };

  it('completes itself, and leaves the open level and the comparison as they are', async () => {
    const { frame, page, send } = await open();
    expect(await note(host)).toBe('Faltan por contestar: Faro y Roble. Sus ofertas aparecerán aquí si llegan.');
    await frame.getByRole('button', { name: /^Todo riesgo/ }).click();
    for (const at of [0, 1]) await frame.locator('#rows input').nth(at).check();
    const { id, params } = await consults();
    expect(params).toEqual({ name: 'consultar_cotizacion', arguments: { consulta, vista: true } });
    await send({ id, result: shown(WHOLE) });
    await frame.locator('#rows').getByText('400,00').waitFor();
    expect(await rowsOf(host)).toHaveLength(3);
    expect(await frame.locator('#comparison thead .insurer').allInnerTexts()).toEqual([
      expect.stringMatching(/^Candil Mutua/),
      expect.stringMatching(/^Dehesa Seguros/),
    ]);
    expect(await frame.locator('#pending').isVisible()).toBe(false);
    await page.clock.runFor(LONG_MS);
    expect(await callsOf(host)).toHaveLength(2);
  });

  it.each([{ error: { code: -32000, message: 'Not today' } }, { result: { isError: true } }])(
    'says whom to ask after %j, and keeps the offers',
    async (reply) => {
      const { frame, send } = await open();
      const { id } = await consults();
      await send({ id, ...reply });
      await frame.getByText('pídeselas al asistente').waitFor();
      expect(await rowsOf(host)).toHaveLength(1);
    },
  );

  it('asks for the rest in ChatGPT too', async () => {
    host = await openHost(browser.launched(), {
      html: OFFERS_APP_HTML,
      openai: { theme: 'light', toolOutput: null, answers: shown(PENDING) },
    });
    await host.page.clock.install();
    const globals = { toolOutput: { consulta } };
    await host.frame.evaluate(`postMessage(${JSON.stringify({ globals })}, '*')`);
    await host.frame.locator('#pending').waitFor();
    await host.page.clock.runFor(CONSULT_AFTER_MS);
    const calls = async () => (await host.said()).filter(({ method }) => method === 'openai/callTool');
    await until(async () => (await calls()).length === 2);
    expect((await calls())[1]?.params).toEqual({ name: 'consultar_cotizacion', arguments: { consulta, vista: true } });
  });
});
