import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { browserForTests, describeInBrowser } from '@cotiza/kernel/testing';
import { ACCESSIBILITY_PATH, CLAIMS_HISTORY_PATH, LEGAL_NOTICE_PATH, PRIVACY_PATH } from '@cotiza/quoting';
import { axeResults } from './axe-results';
import { choose, firstMail } from './customer-link';
import { startService, type RunningService } from './running-service';

/** A desktop and a phone, one in each colour scheme. */
const VIEWS = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

const SHOP = { PURCHASE_URL: 'https://tienda.example/comprar', PURCHASE_LINK_TO: 'page' };

describeInBrowser('pages for people', () => {
  const browser = browserForTests();
  let service: RunningService | undefined;
  afterEach(() => service?.close());

  /** Returns the result, and the path of the link in its e-mail. */
  async function quoted(line: InsuranceLine, environment: Record<string, string> = {}) {
    service = await startService(environment);
    const result = await service.quoted(bodyOf(line).build());
    return { result, ...(await firstMail(service)) };
  }

  /** Returns the rules that a page breaks, with the places, on a desktop and a phone. All sections are unfolded first. */
  async function broken(path: string): Promise<string[]> {
    const found: string[] = [];
    for (const { width, colorScheme } of VIEWS) {
      const page = await browser.open({ viewport: { width, height: 800 }, colorScheme });
      await page.goto(service!.url + path);
      await page.evaluate(`document.querySelectorAll('details').forEach((folded) => (folded.open = true))`);
      const { violations, passes } = await axeResults(page);
      expect(passes.length).toBeGreaterThan(10);
      for (const { id, nodes } of violations) {
        found.push(...nodes.map(({ target }) => `${width} ${colorScheme} ${id}: ${target.join(' ')}`));
      }
    }
    return found;
  }

  it('are what is looked at: a fault that is put in is found', async () => {
    const { path } = await quoted('Car');
    const page = await browser.open();
    await page.goto(service!.url + path);
    await page.evaluate(`document.documentElement.removeAttribute('lang')`);
    const { violations } = await axeResults(page);
    expect(violations.map(({ id }) => id)).toEqual(['html-has-lang']);
  });

  describe.each([
    ['a trial', {}],
    ['with a shop', SHOP],
  ])('%s', (_name, environment) => {
    it.each(INSURANCE_LINES)('the page of offers breaks no rule: %s', async (line) => {
      const { path } = await quoted(line, environment);
      expect(await broken(path)).toEqual([]);
      expect(await broken(`${path}/cambiar`)).toEqual([]);
    });
  });

  it('the comparison of others breaks no rule', async () => {
    const { path } = await quoted('Car');
    expect(await broken(`${path}?ofertas=1&ofertas=4`)).toEqual([]);
  });

  it('the page of an offer that was chosen breaks no rule', async () => {
    const { path, result } = await quoted('Motorcycle');
    await choose(service!, path, result.ofertas[0]!.oferta_id);
    expect(await (await service!.get(path)).text()).toContain('Has elegido:');
    expect(await broken(path)).toEqual([]);
  });

  it('the page of a link that leads nowhere breaks no rule', async () => {
    service = await startService();
    expect(await broken('/c/x')).toEqual([]);
  });

  const PUBLIC = [
    '/',
    '/en?ramo=hogar',
    '/?ramo=moto&texto=zzzzqqq',
    ACCESSIBILITY_PATH,
    CLAIMS_HISTORY_PATH,
    LEGAL_NOTICE_PATH,
    PRIVACY_PATH,
    '/api/docs',
  ];
  it.each(PUBLIC)('a public page breaks no rule: %s', async (path) => {
    service = await startService();
    expect(await broken(path)).toEqual([]);
  });

  it.each(INSURANCE_LINES)(
    'an information document breaks no rule, and has its icons on white in forced colours: %s',
    async (line) => {
      const { path } = await quoted(line);
      const html = await (await service!.get(path)).text();
      const [, document = ''] = /href="(?:https?:\/\/[^/"]+)?(\/productos\/[^"]+)"/.exec(html) ?? [];
      expect((await service!.get(document)).headers.get('content-type')).toContain('text/html');
      expect(await broken(document)).toEqual([]);
      const page = await browser.open({ forcedColors: 'active', colorScheme: 'dark' });
      await page.goto(service!.url + document);
      const grounds = `[...document.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).backgroundColor)`;
      expect(new Set(await page.evaluate<string[]>(grounds))).toEqual(new Set(['rgb(255, 255, 255)']));
    },
  );
});
