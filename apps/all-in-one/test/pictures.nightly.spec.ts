import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from '@cotiza/contract/testing';
import { describeInBrowser, launchBrowser } from '@cotiza/kernel/testing';
import type { Browser, Page } from 'playwright-core';
import { choose, firstMail } from './customer-link';
import { startService, type RunningService } from './running-service';

const IMAGES = join(__dirname, '../../../docs/images');
const MOST_BYTES = 150_000;
/** Each run has a reference of its own, which is a third of this; a line of text more or less is several times this. */
const MOST_DIFFERING = 0.01;

const DISTRIBUTOR = {
  DISTRIBUTOR_NAME: 'Correduría Faro',
  DISTRIBUTOR_REGISTRATION: 'J0000',
  DISTRIBUTOR_ADDRESS: 'Plaza del Ejemplo, 3, 28013 Madrid',
  DISTRIBUTOR_PHONE: '900 000 000',
  MAIL_FROM: 'Correduría Faro <hola@correduria-faro.example>',
};

const DESK = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.75 };
const TELEPHONE = { viewport: { width: 390, height: 844 } };

const VIEWS = [
  ['1280', DESK],
  ['390', TELEPHONE],
  ['1280-forced', { ...DESK, forcedColors: 'active' }],
  ['390-dark', { ...TELEPHONE, colorScheme: 'dark' }],
] as const;

/** Returns the share of pixels in which two pictures differ: an expression that the browser evaluates. */
const difference = (...pictures: readonly Buffer[]) => `(async () => {
  const [one, other] = await Promise.all(
    ${JSON.stringify(pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`))}.map(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      const { width, height } = image;
      const paint = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
      paint.drawImage(image, 0, 0);
      return paint.getImageData(0, 0, width, height).data;
    }),
  );
  if (one.length !== other.length) return 1;
  let count = 0;
  for (let at = 0; at < one.length; at += 4) if (Math.abs(one[at + 1] - other[at + 1]) > 32) count++;
  return count / (one.length / 4);
})()`;

describeInBrowser('what people see', () => {
  let browser: Browser;
  let service: RunningService;
  let letter: Awaited<ReturnType<typeof firstMail>>;
  let offer: string;

  beforeAll(async () => {
    [browser, service] = [await launchBrowser(), await startService(DISTRIBUTOR)];
    offer = (await service.quoted(bodyOf('Car').build())).ofertas[0]!.oferta_id;
    letter = await firstMail(service);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  const at = (path: () => string) => (page: Page) => page.goto(service.url + path());
  /** The choice comes last: it changes the others. */
  const PAGES: readonly (readonly [name: string, show: (page: Page) => Promise<unknown>])[] = [
    ['start', at(() => '/')],
    [
      'form',
      async (page) => {
        await page.goto(`${service.url}/cotizar/coche`);
        await page.getByRole('button', { name: 'Empezar' }).click();
        await page.getByRole('heading', { level: 1, name: 'El coche' }).waitFor();
      },
    ],
    ['letter', (page) => page.setContent(letter.html!)],
    ['offers', at(() => letter.path)],
    [
      'explained',
      async (page) => {
        await page.goto(service.url + letter.path);
        const breakdown = page.getByText('Desglose', { exact: false }).first();
        await breakdown.click();
        await breakdown.evaluate('(summary) => summary.closest("li").scrollIntoView()');
      },
    ],
    ['comparison', at(() => `${letter.path}?ofertas=1&ofertas=2&ofertas=3`)],
    [
      'chosen',
      async (page) => {
        await choose(service, letter.path, offer);
        await page.goto(service.url + letter.path);
      },
    ],
  ];

  const views = PAGES.flatMap(([name, show]) =>
    VIEWS.map(([view, options]) => [`${name}-${view}`, options, show] as const),
  );

  /** The fonts are those of `.ci/services browser`. A picture that was deleted is drawn again. */
  it.each(views)('looks as its picture in docs/images: %s', async (name, options, show) => {
    const page = await browser.newPage({ ...options, locale: 'es-ES' });
    await show(page);
    const seen = await page.screenshot();
    const file = join(IMAGES, `${name}.png`);
    if (!existsSync(file) && process.env.CI !== 'true') writeFileSync(file, seen);
    const kept = readFileSync(file);
    expect(kept.length).toBeLessThanOrEqual(MOST_BYTES);
    // The pages allow no picture of another origin.
    await page.goto('about:blank');
    expect(await page.evaluate(difference(kept, seen))).toBeLessThanOrEqual(MOST_DIFFERING);
    await page.context().close();
  });
});
