import { describeInBrowser, launchBrowser, LOWEST_CONTRAST, STICKS_OUT, TOO_SMALL } from '@cotiza/kernel/testing';
import type { Browser, Page } from 'playwright-core';
import { KEYS, MARK, PAGES, startConsole, type RunningBench } from './running-console';

/** Folder for screenshots of every page. */
const PICTURES = process.env.CONSOLE_PICTURES;

describeInBrowser('the console in a browser', () => {
  let bench: RunningBench;
  let browser: Browser;
  let reference: string;
  let complaints: string[];
  let asked: string[];
  const pages: Page[] = [];

  beforeAll(async () => {
    bench = await startConsole();
    for (let hour = 0; hour < 3; hour++) {
      for (let time = 0; time <= hour; time++) reference = (await bench.quote()).referencia;
      bench.clock.advance(3_600_000);
    }
    const [first, ...others] = await bench.storage.outbox.claim(9, 60_000);
    await bench.storage.outbox.settle(first!, { kind: 'dead', reason: 'SMTP: 550 to RCPT TO', followUps: [] });
    for (const message of others) await bench.storage.outbox.settle(message, { kind: 'delivered', followUps: [] });
    browser = await launchBrowser();
  });
  beforeEach(() => {
    [complaints, asked] = [[], []];
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
  });
  afterAll(async () => {
    await browser.close();
    await bench.close();
  });

  const open = async (width: number, colorScheme: 'light' | 'dark' = 'light') => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, locale: 'en-GB' });
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => complaints.push(message.text()));
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(bench.url);
    pages.push(page);
    return page;
  };
  const signIn = async (page: Page, key = KEYS.maria) => {
    await page.getByLabel('Your key').fill(key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('navigation').waitFor();
  };
  const judge = async (page: Page, name: string) => {
    for (const summary of await page.locator('summary').all()) await summary.click();
    if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
    expect(await page.evaluate(STICKS_OUT)).toEqual([]);
    expect(await page.evaluate(TOO_SMALL)).toEqual([]);
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
      expect(complaints).toEqual([]);
      expect(asked.filter((url) => !url.startsWith(bench.url) && !url.startsWith('data:'))).toEqual([]);
    },
  );

  it.each([320, 1152])('shows a quotation on request, at %d px', async (width) => {
    const page = await open(width);
    await signIn(page);
    await page.goto(`${bench.url}/quotations`);
    await page.getByLabel('Reference').fill(reference);
    await page.getByRole('button', { name: 'Look at personal data' }).click();
    await page.getByRole('heading', { name: `Quotation ${reference}` }).waitFor();
    expect(await page.textContent('main')).toMatch(MARK);
    await judge(page, `look-${width}`);
  });

  it('is worked with the keyboard alone: a dead message leaves again, the channel goes off and on', async () => {
    const page = await open(1280);
    await page.getByLabel('Your key').focus();
    await page.keyboard.type(KEYS.juan);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Messages' }).click();
    await page.getByRole('button', { name: 'Send all dead ones again (1)' }).press('Enter');
    expect(await page.getByRole('status').textContent()).toBe('1 due again.');
    await page.getByRole('link', { name: 'Channel' }).press('Enter');
    await page.getByLabel('Reason').fill('new tariffs');
    await page.getByRole('button', { name: 'Refuse quotations' }).press('Enter');
    await page.getByText('new tariffs').waitFor();
    await page.getByRole('button', { name: 'Let quotations go on' }).press('Enter');
    await page.getByRole('button', { name: 'Refuse quotations' }).waitFor();
    const trail = await bench.storage.privacy.auditTrail(3);
    expect(trail.map(({ action, actor }) => [action, actor])).toEqual([
      ['channel-on', 'juan'],
      ['channel-off', 'juan'],
      ['replay', 'juan'],
    ]);
  });

  it('is a picture, and a table for screen readers', async () => {
    const page = await open(320);
    await signIn(page);
    await page.locator('summary').click();
    expect(await page.getByRole('img', { name: /^Quotations by hour: 6 in 24 hours, at most 3/ }).count()).toBe(1);
    expect(await page.getByRole('rowheader', { name: '10:00' }).count()).toBe(1);
  });
});
