import { existing } from '@cotiza/kernel';
import type { Browser } from 'playwright-core';

/** One window of a picture: what is seen in it without scrolling. */
export interface Panel {
  /** An address, or a document. */
  readonly shows: { readonly url: string } | { readonly html: string };
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

/** Neither the ground of the reader's page by day nor that by night. */
const EDGE = '#8f897d';
const GAP = 24;

/**
 * A picture of panels beside each other, on no ground.
 *
 * @param scale pixels of the picture for each of the page
 */
export async function pictureOf(browser: Browser, panels: readonly Panel[], scale: number): Promise<Buffer> {
  const shots = await Promise.all(panels.map((panel) => shotOf(browser, panel, scale)));
  const images = shots.map((shot, index) => {
    const { width, height } = existing(panels[index], 'panel');
    return `<img src="data:image/png;base64,${shot.toString('base64')}" width="${width}" height="${height}">`;
  });
  const page = await browser.newPage({ deviceScaleFactor: scale, viewport: sizeOf(panels) });
  await page.setContent(stage(images));
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

async function shotOf(browser: Browser, { shows, width, height, colorScheme }: Panel, scale: number): Promise<Buffer> {
  const page = await browser.newPage({ deviceScaleFactor: scale, viewport: { width, height }, colorScheme });
  if ('url' in shows) await page.goto(shows.url);
  else await page.setContent(shows.html);
  const shot = await page.screenshot();
  await page.close();
  return shot;
}

const sizeOf = (panels: readonly Panel[]) => ({
  width: panels.reduce((sum, { width }) => sum + width, GAP * (panels.length - 1)),
  height: Math.max(...panels.map(({ height }) => height)),
});

const stage = (images: readonly string[]) => `<!doctype html>
<style>
  body { margin: 0; display: flex; gap: ${GAP}px; background: transparent }
  img { display: block; border-radius: 18px; box-sizing: border-box; border: 1px solid ${EDGE} }
</style>
<body>${images.join('')}</body>`;
