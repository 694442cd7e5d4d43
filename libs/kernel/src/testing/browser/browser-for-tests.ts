import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './launch-browser';

/** A browser for the tests of a block. */
export interface TestBrowser {
  /** Returns the browser itself, for pages that outlive a test. */
  launched(): Browser;
  /** Opens a page in a context of its own, which is closed after the test. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** The messages and errors in the log of the pages of this test. */
  readonly complaints: readonly string[];
  /** The addresses that the pages of this test have requested. */
  readonly asked: readonly string[];
}

/** Launches a browser before the tests of a block, and closes it after them. */
export function browserForTests(): TestBrowser {
  let browser: Browser;
  const [pages, complaints, asked]: [Page[], string[], string[]] = [[], [], []];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
    for (const kept of [complaints, asked]) kept.length = 0;
  });
  afterAll(() => browser.close());
  const open = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ locale: 'es-ES', ...options });
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    pages.push(page);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => complaints.push(message.text()));
    page.on('request', (request) => asked.push(request.url()));
    return page;
  };
  return { launched: () => browser, open, complaints, asked };
}
