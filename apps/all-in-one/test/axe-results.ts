import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** The checker, which is injected: the page has no script, and its policy allows none. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
/** Only counts the rules that pass and loads no media, which halves the time. */
const OPTIONS = { preload: false, resultTypes: ['violations'], runOnly: { type: 'tag', values: TAGS } };
const RUN = `axe.run(document, ${JSON.stringify(OPTIONS)})`;

/** Returns the rules that a page breaks and keeps. */
export async function axeResults(page: Page): Promise<AxeResults> {
  await page.evaluate(AXE);
  return page.evaluate<AxeResults>(RUN);
}
