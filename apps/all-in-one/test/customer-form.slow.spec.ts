import { FORM_STEPS, INSURANCE_LINES, LINES, type InsuranceLine } from '@cotiza/contract';
import { type BodyDraft, bodyOf, typedTexts, withoutPlate } from '@cotiza/contract/testing';
import { browserForTests, describeInBrowser, STICKS_OUT, TOO_SMALL } from '@cotiza/kernel/testing';
import type { Page } from 'playwright-core';
import { axeResults } from './axe-results';
import { serviceForTests } from './running-service';

/** The words that a customer types into each search. */
const WORDS: Readonly<Record<string, string>> = {
  'vehicle.version_id': 'seat ibiza 1.0 mpi 80 cv 2023',
  'vehicle.code': 'honda cb500f 2022',
  'holder.economic_occupation': 'especialista contabilidad',
};

/**
 * The fields and taps that a customer without an assistant and a plate needs at most: the longest way. A plate saves three
 * fields and four taps of a car.
 */
const MOST_EFFORT = [
  ['Car', 52, 64],
  ['Motorcycle', 54, 65],
  ['Home', 39, 46],
] as const;

/** Seconds on a telephone: a character at 36 words a minute, a tap, the thought before a field, and a page. */
const SECONDS = { character: 0.33, tap: 1, thought: 1.35, page: 1 };

/** More stops of the keyboard than any step has. */
const MOST_STOPS = 400;

/** The focused control, and whether it shows that: an expression that the browser evaluates. */
const FOCUSED = `(() => {
  const { name, value, type, checked, className, tagName, parentElement } = document.activeElement;
  const isFolded = tagName === 'SUMMARY' && !parentElement.open;
  return { name, value, type, checked, className, tagName, isFolded, hasRing: getComputedStyle(document.activeElement).outlineStyle === 'solid' };
})()`;

interface Focused {
  readonly name: string;
  readonly value: string;
  readonly type: string;
  readonly checked: boolean;
  readonly className: string;
  readonly tagName: string;
  readonly isFolded: boolean;
  readonly hasRing: boolean;
}

/** The answers of a customer, by the names of the form. */
const answersOf = (body: BodyDraft): ReadonlyMap<string, string> => new Map([...typedTexts(body), ['acepto', 'es']]);

describeInBrowser('a customer on a page of their own', () => {
  const browser = browserForTests();
  const service = serviceForTests();
  let effort = { fields: new Set<string>(), taps: 0, characters: 0, pages: 0 };

  const open = (width: number, javaScriptEnabled = false) =>
    browser.open({ viewport: { width, height: 844 }, javaScriptEnabled });

  /** Prepares what an agent may say of a body, and returns the link and the code that it shows. */
  async function prepared(line: InsuranceLine) {
    const { vehicle, risk } = bodyOf(line)
      .changed(...(line === 'Home' ? [] : [withoutPlate]))
      .build() as unknown as Record<string, Record<string, unknown>>;
    const { address: _address, ...dwelling } = risk ?? {};
    const said = vehicle ? { vehicle, driver: { same_as_holder: true } } : { risk: dwelling };
    const answer = await service.post('/api/agent/solicitudes', { ramo: LINES[line].ramo, datos: said });
    expect(answer.status).toBeLessThan(300);
    const { completar_url: link, codigo } = (await answer.json()) as { completar_url: string; codigo: string };
    return { link: service.url + new URL(link).pathname, codigo };
  }

  /** Fills in what a step asks and posts it, after the searches that it needs, until it leads on. */
  async function answer(page: Page, answers: ReadonlyMap<string, string>): Promise<void> {
    const at = new URL(page.url()).pathname;
    for (let times = 0; new URL(page.url()).pathname === at; times++) {
      expect(times).toBeLessThan(8);
      const search = await fill(page, answers);
      effort.taps++;
      effort.pages++;
      await page.locator(search ? `button[value="${search}"]` : 'button.go').click();
    }
  }

  /** Counts a field once, however often a step is shown. */
  function count(name: string, taps: number, text = ''): void {
    if (effort.fields.has(name)) return;
    effort.fields.add(name);
    effort.taps += taps;
    effort.characters += text.length;
  }

  /** Returns the path of a field that has to be searched first. */
  async function fill(page: Page, answers: ReadonlyMap<string, string>): Promise<string | undefined> {
    let search: string | undefined;
    const folded = page.locator('form details:not(.explained, [open]) > summary');
    if (!answers.has('vehicle.registration_plate') && (await folded.count()) > 0) {
      effort.taps++;
      await folded.click();
    }
    for (const [name, text] of answers) {
      const control = page.locator(`[name="${name}"]`);
      const isShown = (await control.count()) > 0;
      if (!isShown && (await page.locator(`[name="texto.${name}"]`).count()) > 0) {
        count(`texto.${name}`, 1, WORDS[name]);
        await page.fill(`[name="texto.${name}"]`, WORDS[name] ?? '');
        search = name;
      }
      if (!isShown) continue;
      const type = (await control.first().getAttribute('type')) ?? 'select';
      count(name, type === 'select' ? 2 : 1, /^(text|tel|email)$/.test(type) ? text : '');
      if (type === 'radio') await page.locator(`[name="${name}"][value="${text}"]`).check();
      else if (type === 'checkbox') await control.check();
      else if (type === 'select') await control.selectOption(text);
      else await control.fill(text);
    }
    return search;
  }

  /** Fills in a step and posts it with the keyboard alone. */
  async function answerByKeyboard(page: Page, answers: ReadonlyMap<string, string>): Promise<void> {
    let searched: string | undefined;
    for (let stops = 0; ; stops++) {
      expect(stops).toBeLessThan(MOST_STOPS);
      await page.keyboard.press('Tab');
      const focused = await page.evaluate<Focused>(FOCUSED);
      if (focused.tagName === 'BODY') continue;
      expect(focused).toMatchObject({ hasRing: true });
      const { name, type, className } = focused;
      const path = name?.replace(/^texto\./, '') ?? '';
      const text = answers.get(name);
      if (focused.isFolded) await page.keyboard.press('Enter');
      else if (type === 'radio' && text !== undefined) await chooseRadio(page, focused, text);
      else if (type === 'checkbox' && text !== undefined && !focused.checked) await page.keyboard.press('Space');
      else if (type === 'select-one' && text !== undefined) await moveTo(page, focused, text);
      else if (
        name?.startsWith('texto.') &&
        answers.has(path) &&
        (await page.locator(`[name="${path}"]`).count()) === 0
      ) {
        await page.keyboard.type(WORDS[path] ?? '');
        searched = path;
      } else if (name === 'buscar' && focused.value === searched) return leave(page);
      else if (/^(text|tel|email)$/.test(type) && text !== undefined && focused.value === '')
        await page.keyboard.type(text);
      else if (className === 'go') return leave(page);
    }
  }

  async function leave(page: Page): Promise<void> {
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  }

  async function chooseRadio(page: Page, focused: Focused, text: string): Promise<void> {
    if (focused.value === text && !focused.checked) await page.keyboard.press('Space');
    else await moveTo(page, focused, text);
  }

  async function moveTo(page: Page, { value }: Focused, text: string): Promise<void> {
    for (let [now, moves] = [value, 0]; now !== text; moves++) {
      expect(moves).toBeLessThan(MOST_STOPS);
      await page.keyboard.press('ArrowDown');
      ({ value: now } = await page.evaluate<Focused>(FOCUSED));
    }
  }

  it.each(MOST_EFFORT)(
    'goes from the first page to the offers: %s in %d fields and %d taps',
    async (line, fields, taps) => {
      const page = await open(390);
      await page.goto(service.url);
      await page.locator(`.tiles a[href$="${LINES[line].ramo}"]`).click();
      await page.locator('button.go').click();
      effort = { fields: new Set(), taps: 2, characters: 0, pages: 3 };
      const answers = answersOf(bodyOf(line).changed(...(line === 'Home' ? [] : [withoutPlate])));
      while (!page.url().includes('/c/')) await answer(page, answers);
      expect(effort.fields.size).toBeLessThanOrEqual(fields);
      expect(effort.taps).toBeLessThanOrEqual(taps);
      const seconds =
        effort.characters * SECONDS.character +
        effort.taps * SECONDS.tap +
        effort.fields.size * SECONDS.thought +
        effort.pages * SECONDS.page;
      expect(seconds).toBeLessThanOrEqual(240);
    },
  );

  it('goes from a page without an assistant to the offers with the keyboard alone', async () => {
    const line = 'Car';
    const page = await open(1280, true);
    await page.goto(`${service.url}/cotizar/${LINES[line].ramo}`);
    const answers = answersOf(bodyOf(line).changed(withoutPlate));
    for (let steps = 0; !page.url().includes('/c/'); steps++) {
      expect(steps).toBeLessThan(20);
      const before = page.url();
      await answerByKeyboard(page, answers);
      expect([before, await page.locator('h1').count()]).toEqual([before, 1]);
    }
    expect(await page.locator('.offer').count()).toBeGreaterThan(0);
  });

  it('shows every button with a border in forced colours', async () => {
    const page = await browser.open({ forcedColors: 'active' });
    const bare = `[...document.querySelectorAll('button:not(.first)')]
      .filter((button) => parseFloat(getComputedStyle(button).borderTopWidth) < 1).map(({ outerHTML }) => outerHTML)`;
    await page.goto(`${service.url}/`);
    expect(await page.evaluate(bare)).toEqual([]);
    await page.goto(`${service.url}/cotizar/hogar`);
    expect(await page.evaluate(bare)).toEqual([]);
    await page.locator('button.go').click();
    expect(await page.evaluate(bare)).toEqual([]);
  });

  it('comes back to a step by the browser, and finds what was typed', async () => {
    const page = await open(390);
    await page.goto(`${service.url}/cotizar/hogar`);
    await page.locator('button.go').click();
    const first = page.url();
    await answer(page, answersOf(bodyOf('Home')));
    expect(page.url()).not.toBe(first);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe(new URL(first).pathname);
    expect(await page.inputValue('[name="risk.area_m2"]')).toBe('90');
  });

  describe.each([390, 1280])('at %d px', (width) => {
    it.each(INSURANCE_LINES)('reads pages that fit and break no rule of accessibility: %s', async (line) => {
      const page = await open(width, true);
      const looked: string[] = [];
      const look = async () => {
        const { violations, passes } = await axeResults(page);
        expect(passes.length).toBeGreaterThan(10);
        looked.push(
          ...violations.map(
            ({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ target }) => target.join(' ')).join()}`,
          ),
        );
        expect(await page.evaluate(STICKS_OUT)).toEqual([]);
        expect(await page.evaluate(TOO_SMALL)).toEqual([]);
      };
      await page.goto(`${service.url}/cotizar/${LINES[line].ramo}`);
      await page.locator('summary').click();
      await look();
      await page.locator('button.go').click();
      const folder = page.url().replace(/[^/]*$/, '');
      for (const { slug } of FORM_STEPS[line]) {
        await page.goto(`${folder}${slug}?revisa=1`);
        await look();
      }
      expect(looked).toEqual([]);
    });

    it('reads the pages of a link, locked or open, that break none either', async () => {
      const page = await open(width, true);
      const { link, codigo } = await prepared('Car');
      for (const [path, code] of [
        [link, 'ZZZ-ZZZ'],
        [link, codigo],
        [`${link}/coche`, undefined],
        [`${link}x`, undefined],
      ] as const) {
        await page.goto(path);
        if (code !== undefined) {
          await page.fill('#codigo', code);
          await page.locator('button.go').click();
        }
        expect((await axeResults(page)).violations.map(({ id }) => id)).toEqual([]);
      }
    });
  });
});
