import { FORM_STEPS } from '../form/form-steps';
import { DAY_BOXES, dayBox, splitDay, writeField } from '../form/form-text';
import { noneBox } from '../form/read-step';
import type { BodyDraft } from './body-draft';

/** Steps, and repetitions of steps, before the customer gives up. */
const ROUNDS = 40;

/** The choice that confirms the vehicle of a plate. */
const CONFIRMED = /name="([^"]+)" value="([^"]+)"[^>]*> Sí, es mi/g;

/** Words that find something in every search. */
const WORDS = 'a';

/** Where a browser is, and its page. */
interface Shown {
  readonly url: URL;
  readonly html: string;
}

/** A browser without scripts that follows redirects and keeps the cookie of the form. */
class Browser {
  private cookie = '';

  async open(url: URL, posted?: URLSearchParams): Promise<Shown> {
    const headers = { cookie: this.cookie, 'content-type': 'application/x-www-form-urlencoded' };
    const request = posted ? { method: 'POST', body: posted.toString() } : {};
    const answer = await fetch(url, { ...request, headers, redirect: 'manual' });
    this.cookie = /^[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? this.cookie;
    const to = answer.headers.get('location');
    return to === null ? { url, html: await answer.text() } : this.open(new URL(to, url));
  }
}

/**
 * Completes the draft of an agent on its page, as its customer does: opens the link, types the code, and says what each step asks for.
 *
 * @returns the address at which the customer sees the offers; undefined where the form leads to none
 */
export async function completeDraft(
  { link, code }: { readonly link: string; readonly code: string },
  draft: BodyDraft,
): Promise<URL | undefined> {
  const browser = new Browser();
  const texts = typedTexts(draft);
  let shown = await browser.open(new URL(link), new URLSearchParams({ codigo: code }));
  const [first = ''] = FORM_STEPS[draft.line].map(({ slug }) => slug);
  shown = await browser.open(new URL(`${link}/${first}`));
  for (let round = 0; round < ROUNDS && !shown.url.pathname.startsWith('/c/'); round++)
    shown = await browser.open(addressOfForm(shown), answersTo(shown.html, texts));
  return shown.url.pathname.startsWith('/c/') ? shown.url : undefined;
}

function addressOfForm({ url, html }: Shown): URL {
  const [, action = ''] = /<form method="post"(?: action="([^"]*)")?/.exec(html) ?? [];
  return new URL(action, url);
}

/** Returns what a page asks for, with the consent; words to search by where a value has to be found first. */
function answersTo(html: string, texts: ReadonlyMap<string, string>): URLSearchParams {
  const names = new Set([...html.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name));
  const hidden = [...html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const given = [...hidden, ...html.matchAll(CONFIRMED)];
  const answers = new URLSearchParams(given.map(([, name = '', value = '']): [string, string] => [name, value]));
  for (const [name, text] of texts) {
    if (names.has(name)) answers.set(name, foundIn(html, name) ?? text);
    else if (names.has(`texto.${name}`)) answers.set(`texto.${name}`, WORDS);
  }
  if (names.has('acepto')) answers.set('acepto', 'es');
  return answers;
}

/** Returns the first value that a search has found for a field. */
const foundIn = (html: string, name: string): string | undefined =>
  html.includes(`name="texto.${name}"`) ? new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] : undefined;

/** Returns what a customer types to say a body, by the name of the box. */
export function typedTexts(draft: BodyDraft): ReadonlyMap<string, string> {
  const fields = FORM_STEPS[draft.line].flatMap((step) => [...step.fields.values()]);
  return new Map(
    fields.flatMap(({ path, row }): [string, string][] => {
      const value = draft.at(path) as string | number | boolean | null | undefined;
      if (value === undefined) return [];
      if (value === null)
        return [
          [path, ''],
          [noneBox(path), 'true'],
        ];
      const boxes = row.kind.type === 'date' ? DAY_BOXES : [];
      return [
        [path, writeField(row, value)],
        ...boxes.map((box, at): [string, string] => [dayBox(path, box), splitDay(value)[at] ?? '']),
      ];
    }),
  );
}
