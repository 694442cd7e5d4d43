import { readFileSync } from 'node:fs';
import { bodyOf } from '@cotiza/contract/testing';
import { browserForTests, describeInBrowser, LOWEST_CONTRAST, STICKS_OUT, TOO_SMALL } from '@cotiza/kernel/testing';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { KEYS, MARK, PAGES, startConsole, type RunningBench } from './running-console';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const AXE_OPTIONS = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'] };
/** Ids, codes and times on more than one line. */
const BROKEN = `[...document.querySelectorAll('code, time')]
  .filter((node) => node.getClientRects().length > 1 || node.offsetHeight > 40)
  .map((node) => node.textContent)`;

/** The longest reason that there is. */
const REASON =
  'given up: SMTP: no encryption with the server: its certificate is of an authority that is not known here: NODE_EXTRA_CA_CERTS names a file with its authority';

/** Folder for screenshots of every page. */
const PICTURES = process.env.CONSOLE_PICTURES;

describeInBrowser('the console in a browser', () => {
  let bench: RunningBench;
  const browser = browserForTests();
  let reference: string;

  beforeAll(async () => {
    bench = await startConsole();
    for (let hour = 0; hour < 3; hour++) {
      for (let time = 0; time <= hour; time++) reference = (await bench.quote()).referencia;
      bench.clock.advance(3_600_000);
    }
    const [first, ...others] = await bench.storage.outbox.claim(9, 60_000);
    await bench.storage.outbox.settle(first!, { kind: 'dead', reason: REASON, followUps: [] });
    for (const message of others) await bench.storage.outbox.settle(message, { kind: 'delivered', followUps: [] });
  });
  afterAll(() => bench.close());

  const open = async (width: number, colorScheme: 'light' | 'dark' = 'light') => {
    const page = await browser.open({ viewport: { width, height: 800 }, colorScheme });
    await page.goto(bench.url);
    return page;
  };
  const signIn = async (page: Page, key = KEYS.maria) => {
    await page.getByLabel('Tu clave').fill(key);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('navigation').waitFor();
  };
  const judge = async (page: Page, name: string) => {
    if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
    expect(await page.evaluate(STICKS_OUT)).toEqual([]);
    expect(await page.evaluate(TOO_SMALL)).toEqual([]);
    expect(await page.evaluate(BROKEN)).toEqual([]);
    await page.evaluate(AXE);
    const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(AXE_OPTIONS)})`);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    const { ratio, text } = await page.evaluate<{ ratio: number; text: string }>(LOWEST_CONTRAST);
    expect([ratio >= 4.5, text]).toEqual([true, text]);
  };

  const views = [320, 1152].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));

  it.each(views)(
    'fits at $width px, $scheme, can be read, and loads nothing from elsewhere',
    async ({ width, scheme }) => {
      const page = await open(width, scheme);
      await judge(page, `sign-in-${width}-${scheme}`);
      await signIn(page);
      for (const path of PAGES) {
        await page.goto(bench.url + path);
        await judge(page, `${path.slice(1) || 'overview'}-${width}-${scheme}`);
        expect(await page.textContent('main')).not.toMatch(MARK);
      }
      expect(browser.complaints).toEqual([]);
      expect(browser.asked.filter((url) => !url.startsWith(bench.url) && !url.startsWith('data:'))).toEqual([]);
    },
  );

  it.each([320, 1152])('shows a quotation on request, at %d px', async (width) => {
    const page = await open(width);
    await signIn(page);
    await page.goto(`${bench.url}/quotations`);
    await page.getByLabel('Referencia').fill(reference);
    await page.getByRole('button', { name: 'Ver datos personales' }).click();
    await page.getByRole('heading', { name: 'Cotización', exact: true }).waitFor();
    expect(await page.textContent('main')).toMatch(MARK);
    await judge(page, `look-${width}`);
  });

  it.each([390, 1280])('exports and asks before it erases, at %d px', async (width) => {
    const page = await open(width);
    await signIn(page);
    await page.goto(`${bench.url}/people`);
    await page.getByLabel('Correo del tomador').fill(String(bodyOf('Home').build().holder.email));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar sus datos' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(reference);
    await page.getByRole('button', { name: 'Borrar sus datos…' }).click();
    await page.getByText('6 cotizaciones').waitFor();
    await judge(page, `erase-${width}`);
    await page.getByRole('link', { name: 'No borrar nada' }).click();
    await judge(page, `people-${width}`);
    expect(await bench.storage.quoteAdmin.show(reference)).toBeDefined();
  });

  it('is worked with the keyboard alone: a dead message leaves again, the channel goes off and on', async () => {
    const page = await open(1280);
    await page.getByLabel('Tu clave').focus();
    await page.keyboard.type(KEYS.juan);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Mensajes' }).click();
    await page.getByRole('button', { name: 'Reenviar los abandonados (1)' }).press('Enter');
    expect(await page.getByRole('status').textContent()).toBe('1 por salir ahora.');
    await page.getByRole('link', { name: 'Canal' }).press('Enter');
    await page.getByLabel('Motivo').fill('new tariffs');
    await page.getByRole('button', { name: 'Rechazar cotizaciones' }).press('Enter');
    await page.getByText('new tariffs').waitFor();
    await page.getByRole('button', { name: 'Admitir cotizaciones' }).press('Enter');
    await page.getByRole('button', { name: 'Rechazar cotizaciones' }).waitFor();
    const trail = await bench.storage.privacy.auditTrail(3);
    expect(trail.map(({ action, actor }) => [action, actor])).toEqual([
      ['channel-on', 'juan'],
      ['channel-off', 'juan'],
      ['replay', 'juan'],
    ]);
  });
});
