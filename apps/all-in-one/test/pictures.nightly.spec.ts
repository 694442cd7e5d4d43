import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from '@cotiza/contract/testing';
import { browserForTests, describeInBrowser } from '@cotiza/kernel/testing';
import { ACCESSIBILITY_PATH, CLAIMS_HISTORY_PATH, LEGAL_NOTICE_PATH, PRIVACY_PATH } from '@cotiza/quoting';
import type { Page } from 'playwright-core';
import { choose, dataLink, firstMail } from './customer-link';
import { serviceForTests } from './running-service';

const IMAGES = join(__dirname, '../../../docs/images');
const MOST_BYTES = 40_000;
const MOST_BYTES_IN_ALL = 1_600_000;
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
const DARK = { colorScheme: 'dark' } as const;
const FORCED = { forcedColors: 'active' } as const;
/** The pictures that show colours are smaller than those to read. */
const SMALL_DESK = { ...DESK, deviceScaleFactor: 0.5 };
const SMALL_TELEPHONE = { ...TELEPHONE, deviceScaleFactor: 0.75 };

const VIEWS = [
  ['1280', DESK],
  ['1280-dark', { ...SMALL_DESK, ...DARK }],
  ['1280-forced', { ...SMALL_DESK, ...FORCED }],
  ['390', TELEPHONE],
  ['390-dark', { ...SMALL_TELEPHONE, ...DARK }],
  ['390-forced', { ...SMALL_TELEPHONE, ...FORCED }],
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

/** Returns a picture with few colours, a quarter of the size. */
const withColours = (count: number, picture: Buffer): Buffer =>
  execFileSync('pngquant', ['--speed', '1', '--nofs', String(count), '-'], { input: picture });

describeInBrowser('what people see', () => {
  const browser = browserForTests();
  const service = serviceForTests(DISTRIBUTOR);
  let letter: Awaited<ReturnType<typeof firstMail>>;
  let offer: string;
  let product: string;
  let data: string;

  beforeAll(async () => {
    const [best] = (await service.quoted(bodyOf('Car').build())).ofertas;
    offer = best!.oferta_id;
    letter = await firstMail(service);
    [product = ''] = /\/productos\/[\w.-]+/.exec(letter.html!) ?? [];
    ({ path: data } = await dataLink(service, letter.path));
  });
  const at = (path: () => string) => (page: Page) => page.goto(service.url + path());
  const formAt =
    (slug = '') =>
    async (page: Page) => {
      await page.goto(`${service.url}/cotizar/coche`);
      await page.getByRole('button', { name: 'Empezar' }).click();
      await page.getByRole('heading', { level: 1, name: 'El coche' }).waitFor();
      await page.goto(new URL(slug, page.url()).href);
    };
  /** The choice comes last: it changes the others. */
  const PAGES: readonly (readonly [name: string, show: (page: Page) => Promise<unknown>])[] = [
    ['start', at(() => '/')],
    ['start-en', at(() => '/en')],
    ['begin', at(() => '/cotizar/hogar?idioma=en')],
    ['form', formAt()],
    ['form-holder', formAt('titular')],
    ['form-contact', formAt('contacto?revisa=1')],
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
    ['change', at(() => `${letter.path}/cambiar`)],
    ['data', at(() => data)],
    ['document', at(() => product)],
    ['legal-notice', at(() => LEGAL_NOTICE_PATH)],
    ['privacy', at(() => PRIVACY_PATH)],
    ['accessibility', at(() => ACCESSIBILITY_PATH)],
    ['claims-history', at(() => CLAIMS_HISTORY_PATH)],
    ['api-docs', at(() => '/api/docs')],
    ['error', at(() => '/nada')],
    [
      'chosen',
      async (page) => {
        await choose(service, letter.path, offer);
        await page.goto(service.url + letter.path);
      },
    ],
  ];

  /** The schemes in which a page is not drawn: a document has the colours of the regulation, and a price those of its page. */
  const NOT_DRAWN: Readonly<Record<string, RegExp>> = { document: /dark$/, explained: /dark$|forced$/ };

  const views = PAGES.flatMap(([name, show]) =>
    VIEWS.filter(([view]) => NOT_DRAWN[name]?.test(view) !== true).map(
      ([view, options]) => [`${name}-${view}`, options, show] as const,
    ),
  );

  /** The fonts, and pngquant, are those of `.ci/services browser`. A picture that was deleted is drawn again. */
  it.each(views)('looks as its picture in docs/images: %s', async (name, options, show) => {
    const page = await browser.open(options);
    await show(page);
    const seen = await page.screenshot();
    const hasColours = name.startsWith('document');
    const file = join(IMAGES, `${name}.png`);
    if (!existsSync(file) && process.env.CI !== 'true') writeFileSync(file, withColours(hasColours ? 32 : 16, seen));
    const kept = readFileSync(file);
    expect(kept.length).toBeLessThanOrEqual(MOST_BYTES);
    // The pages allow no picture of another origin.
    await page.goto('about:blank');
    expect(await page.evaluate(difference(kept, seen))).toBeLessThanOrEqual(MOST_DIFFERING);
  });

  it('is kept small, and no picture is of a page that is not drawn', () => {
    const kept = readdirSync(IMAGES).filter((file) => !file.startsWith('console-'));
    expect(kept.sort()).toEqual(views.map(([name]) => `${name}.png`).sort());
    const bytes = kept.reduce((sum, file) => sum + statSync(join(IMAGES, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES_IN_ALL);
  });
});
