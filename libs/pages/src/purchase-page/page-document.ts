import { DEFAULT_LANGUAGE, type Language, type Text } from '@cotiza/contract';
import { markup, rawMarkup, type Markup } from '@cotiza/kernel';
import { dialling, trialNotice, type PageAbout } from '@cotiza/quoting';
import { HOUSE_MARK, htmlDocument } from '../html-document';
import { contactLink } from './contact-link';
import { PAGE_STYLE } from './page.style';

/** Made once: the style is the largest part of a page. */
const STYLE = rawMarkup(PAGE_STYLE);

export interface PageParts {
  readonly title: string;
  readonly about: PageAbout;
  /** Seconds after which the page loads again; it does not when absent. */
  readonly reloadSeconds?: number;
  /** Style of the page; that of the page of offers when absent. */
  readonly style?: Markup;
  /** More elements of its head. */
  readonly more?: Markup;
  readonly language?: Language;
  /** The content of `main`, with its `h1`. */
  readonly content: Markup;
}

const PERSON: Text = { es: '¿Prefieres hablar con una persona?', en: 'Would you rather talk to a person?' };

const TRIAL_IN_ENGLISH = 'Trial prices: no policy can be taken out yet.';

const META = markup`<meta name="robots" content="noindex, nofollow" />
`;

/** Renders a whole page with the distributor in its head. */
export function pageDocument({
  title,
  about,
  reloadSeconds,
  style = STYLE,
  language = DEFAULT_LANGUAGE,
  more,
  content,
}: PageParts): string {
  const trial = trialNotice(about.distributor);
  return htmlDocument({
    ...{ lang: language, root: about.root, title, style, meta: markup`${META}${reload(reloadSeconds)}${more ?? null}` },
    body: markup`<header><div class="top"><p class="wrap"><span class="house">${HOUSE_MARK}<bdi>${about.distributor.name}</bdi></span> <span class="help">${PERSON[language]} ${person(about)}</span></p></div>
${trial === null ? null : markup`<div class="trial"><p class="wrap">${language === 'es' ? trial : TRIAL_IN_ENGLISH}</p></div>`}</header>
<main class="wrap">
${content}
</main>`,
    distributor: about.distributor,
  });
}

const reload = (seconds: number | undefined): Markup | null =>
  seconds === undefined
    ? null
    : markup`<meta http-equiv="refresh" content="${String(seconds)}" />
`;

/** Renders the telephone of the distributor, or the address to write to. */
const person = ({ distributor: { phone }, contact }: PageAbout): Markup =>
  phone === undefined ? contactLink(contact) : markup`<a href="${dialling(phone)}">${phone}</a>`;
