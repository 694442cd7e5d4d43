import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { exampleBody } from '@cotiza/contract';
import { addDays, systemClock } from '@cotiza/kernel';
import { runCommand, toolCommand, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { readKeptMail, startServiceProcess } from '@cotiza/tools-kit/service';
import { chromium, type Browser, type Page } from 'playwright-core';

const IMAGES = join(WORKSPACE_ROOT, 'docs', 'images');
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

const PICTURE = toolCommand(
  'check -- picture',
  "Draws the pictures of the README: the first page, the customer's e-mail and the page behind its purchase link.",
  `It needs Chromium: at CHROMIUM_PATH, by default ${CHROMIUM}; \`.ci/services browser\` installs it. The fonts are
those of this machine. The files are email.png, page.png and start.png in docs/images.`,
);

const DISTRIBUTOR = {
  DISTRIBUTOR_NAME: 'Correduría Faro',
  DISTRIBUTOR_REGISTRATION: 'J0000',
  DISTRIBUTOR_ADDRESS: 'Plaza del Ejemplo, 3, 28013 Madrid',
  DISTRIBUTOR_PHONE: '900 000 000',
  MAIL_FROM: 'Correduría Faro <hola@correduria-faro.example>',
};
const DAYS_AHEAD = 7;

interface Panel {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

const PHONE: Panel = { width: 390, colorScheme: 'light' };
const NIGHT: Panel = { width: 390, colorScheme: 'dark' };
const DESKTOP: Panel = { width: 1024, colorScheme: 'light' };
const HEIGHT = 844;
const GAP = 24;
/** Visible on a white page and on a black one. */
const EDGE = '#8f897d';
const MAX_BYTES = 600_000;

async function drawPictures(): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const service = await startServiceProcess(DISTRIBUTOR);
  try {
    const { html, link } = await mailOf(service);
    await draw(browser, 'email.png', [PHONE, NIGHT], 1.5, (page) => page.setContent(html));
    await draw(browser, 'page.png', [DESKTOP, NIGHT], 1.25, (page) => page.goto(link));
    await draw(browser, 'start.png', [DESKTOP, NIGHT], 1.25, (page) => page.goto(service.url));
    return true;
  } finally {
    await browser.close();
    await service.stop();
  }
}

/** Requests a quotation of the example car. Returns its e-mail. */
async function mailOf({ url, dataDir }: { readonly url: string; readonly dataDir: string }) {
  const body = JSON.stringify(exampleBody('Car', addDays(systemClock().today(), DAYS_AHEAD)));
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/agent/cotizaciones`, { method: 'POST', headers, body });
  const { referencia } = (await response.json()) as { readonly referencia: string };
  return readKeptMail(join(dataDir, 'mail', `${referencia}.eml`));
}

/** Writes a picture of panels beside each other on a transparent ground. */
async function draw(
  browser: Browser,
  name: string,
  panels: readonly Panel[],
  deviceScaleFactor: number,
  show: (page: Page) => Promise<unknown>,
): Promise<void> {
  const images: string[] = [];
  for (const { width, colorScheme } of panels) {
    const page = await browser.newPage({ deviceScaleFactor, viewport: { width, height: HEIGHT }, colorScheme });
    await show(page);
    const data = (await page.screenshot()).toString('base64');
    images.push(`<img src="data:image/png;base64,${data}" width="${width}" height="${HEIGHT}">`);
  }
  const width = panels.reduce((sum, panel) => sum + panel.width, GAP * (panels.length - 1));
  const stage = await browser.newPage({ deviceScaleFactor, viewport: { width, height: HEIGHT } });
  await stage.setContent(`<!doctype html>
<style>
  body { margin: 0; display: flex; gap: ${GAP}px; background: transparent }
  img { display: block; border-radius: 18px; box-sizing: border-box; border: 1px solid ${EDGE} }
</style>
<body>${images.join('')}</body>`);
  const png = await stage.screenshot({ omitBackground: true });
  if (png.length > MAX_BYTES) throw new Error(`${name} would have ${png.length} bytes, more than ${MAX_BYTES}`);
  const path = join(IMAGES, name);
  mkdirSync(IMAGES, { recursive: true });
  writeFileSync(path, png);
  process.stdout.write(`written: ${relative(WORKSPACE_ROOT, path)}, ${Math.round(png.length / 1000)} kB\n`);
}

void runCommand(PICTURE, drawPictures);
