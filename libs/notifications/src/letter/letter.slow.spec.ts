import { browserForTests, describeInBrowser, LOWEST_CONTRAST, SMALLEST_TEXT, STICKS_OUT } from '@cotiza/kernel/testing';
import { archivedQuoteOf, quotedOffer } from '@cotiza/quoting/testing';
import { letterOf } from '../testing/letters.builder';
import { letterHtml } from './letter.html';

const LONG = 'Aseguradoradenombreinterminable'.repeat(3);
const cramped = quotedOffer({
  aseguradora: LONG,
  producto: LONG,
  modalidad: LONG,
  precio: 2_345_678.9,
  periodicidad: 'semestral',
  franquicia: 12_345.67,
});
const LEVELS = ['terceros', 'terceros_ampliado', 'todo_riesgo_con_franquicia', 'todo_riesgo'];
const LETTERS = {
  full: letterHtml(
    letterOf(archivedQuoteOf(Array.from({ length: 24 }, (_, at) => quotedOffer({ nivel: LEVELS[at % 4] })))),
  ),
  ordinary: letterHtml(letterOf()),
  cramped: letterHtml(
    letterOf(
      archivedQuoteOf([cramped, quotedOffer()], [[{ name: LONG, cover: LONG }], []]),
      `https://a.example/?t=${LONG}`,
    ),
  ),
};

describeInBrowser('the letter in a browser', () => {
  const browser = browserForTests();

  const open = async (html: string, width: number, colorScheme: 'light' | 'dark' = 'light') => {
    const page = await browser.open({ viewport: { width, height: 800 }, colorScheme });
    await page.setContent(html);
    return page;
  };

  describe.each(['light', 'dark'] as const)('on a telephone, in %s', (scheme) => {
    it.each(['ordinary', 'cramped'] as const)(
      'shows all of the %s letter without moving it sideways',
      async (letter) => {
        const page = await open(LETTERS[letter], 360, scheme);
        expect(await page.evaluate(STICKS_OUT)).toEqual([]);
      },
    );

    it('is easy to read', async () => {
      const page = await open(LETTERS.ordinary, 360, scheme);
      const lowest = await page.evaluate<{ ratio: number; text: string }>(LOWEST_CONTRAST);
      expect(lowest.text).not.toBe('');
      expect(lowest.ratio).toBeGreaterThanOrEqual(4.5);
      expect(await page.evaluate<number>(SMALLEST_TEXT)).toBeGreaterThanOrEqual(14);
    });
  });

  it.each(['light', 'dark'] as const)(
    'is little more than one screen and a half on a telephone, with 24 offers, in %s',
    async (scheme) => {
      const page = await open(LETTERS.full, 390, scheme);
      expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThanOrEqual(1320);
    },
  );

  it('has a button that a thumb hits, and that says what it is in the tree of those who do not see it', async () => {
    const page = await open(LETTERS.ordinary, 360);
    const button = page.getByRole('link', { name: 'Ver, comparar y elegir' });
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await page.getByRole('table').count()).toBe(0);
  });

  it('fetches nothing', async () => {
    await open(LETTERS.ordinary, 360);
    expect(browser.asked).toEqual([]);
  });
});
