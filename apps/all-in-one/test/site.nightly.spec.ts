import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEM_CODES } from '@cotiza/contract';
import { systemClock } from '@cotiza/kernel';
import { browserForTests, describeInBrowser } from '@cotiza/kernel/testing';
import type { Page } from 'playwright-core';
import { axeResults } from './axe-results';
import { serviceForTests } from './running-service';

const ROOT = join(__dirname, '../../..');
const SITE = join(ROOT, 'site/dist');
const VIEWS = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;
const PAGES = ['', 'agents', 'operations', 'reference/errors', 'reference/rest', 'errors/datos_invalidos'];

beforeAll(() => execFileSync('npm', ['run', 'docs'], { cwd: ROOT, stdio: 'pipe' }), 300_000);

/** Returns the file of a link of the site. */
const fileOf = (path: string) =>
  [path, `${path}.html`, join(path, 'index.html')]
    .map((name) => join(SITE, name))
    .find((file) => /\.\w+$/.test(file) && existsSync(file));

/** Returns the links of a page that lead to no page, or to no heading of it. */
function deadLinks(page: string): string[] {
  const links = [...readFileSync(join(SITE, page), 'utf8').matchAll(/<a [^>]*href="(\/docs\/|#)([^"]*)"/g)];
  return links.flatMap(([, start, rest = '']) => {
    const [path = '', anchor] = start === '#' ? [page, rest] : rest.split('#');
    const file = fileOf(decodeURI(path));
    if (file === undefined) return [`${page}: ${path}`];
    const isThere = !anchor || readFileSync(file, 'utf8').includes(` id="${decodeURI(anchor)}"`);
    return isThere ? [] : [`${page}: ${path}#${anchor}`];
  });
}

it('has a page for each error, and no dead link', () => {
  for (const code of PROBLEM_CODES) expect(fileOf(`errors/${code}`)).toBeDefined();
  const pages = readdirSync(SITE, { encoding: 'utf8', recursive: true }).filter((path) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.flatMap(deadLinks)).toEqual([]);
});

it('names what is only in the repository without a link', () => {
  const [, cell] = /<td>an insurer&#39;s REST service<\/td><td>(.*?)<\/td>/.exec(
    readFileSync(join(SITE, 'connectors.html'), 'utf8'),
  )!;
  expect(cell).toBe('<span><code>faro</code></span>');
});

describeInBrowser('the documentation in a browser', () => {
  const service = serviceForTests({ DOCS_DIR: SITE }, { clock: systemClock() });
  const browser = browserForTests();
  const broken: string[] = [];

  async function openPage(width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
    const page = await browser.launched().newPage({ viewport: { width, height: 800 }, colorScheme });
    page.on('console', (message) => {
      if (message.type() === 'error') broken.push(message.text());
    });
    return page;
  }

  it.each(VIEWS)(
    'breaks no rule of accessibility at $width px, $colorScheme',
    async ({ width, colorScheme }) => {
      const page = await openPage(width, colorScheme);
      const found: string[] = [];
      for (const path of PAGES) {
        await page.goto(`${service.url}/docs/${path}`, { waitUntil: 'networkidle' });
        const { violations, passes } = await axeResults(page);
        expect(passes.length).toBeGreaterThan(10);
        found.push(...violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]!.target.join(' ')}`));
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      }
      expect(found).toEqual([]);
    },
    120_000,
  );

  it('is searched by the keyboard', async () => {
    const page = await openPage(1280, 'light');
    await page.goto(`${service.url}/docs`, { waitUntil: 'networkidle' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('enlace_agotado');
    await page.locator('.result').first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('h1', { hasText: 'enlace_agotado' }).waitFor();
    expect(page.url()).toMatch(/enlace_agotado/);
  }, 60_000);

  it('keeps to its policy', () => {
    expect(broken).toEqual([]);
  });
});
