import type { Language } from '@cotiza/contract';
import { markup, type Markup } from '@cotiza/kernel';
import { CONTACT_ID, FOOT_LINKS, LEGAL_NOTICE_PATH, PRIVACY_PATH, type Distributor } from '@cotiza/quoting';
import { linkedText } from './purchase-page/contact-link';

interface HtmlParts {
  readonly lang: Language;
  /** Path to the root of the service, with a slash at its end. */
  readonly root: string;
  readonly title: string;
  readonly style: Markup;
  /** Meta elements of this page alone. */
  readonly meta?: Markup;
  readonly body: Markup;
  /** The distributor that the foot names, with its registration. */
  readonly distributor: Distributor;
}

const TRUST = {
  registration: { es: 'Inscripción comprobable: clave', en: 'Registration that you can check: key' },
  register: { es: 'del', en: 'of the' },
  data: { es: 'Tus datos', en: 'Your data' },
  complaints: { es: 'Reclamaciones', en: 'Complaints' },
} as const;

/** Renders why the distributor may be trusted: who supervises it, what it does with data, and where to complain. */
function trust({ registration, register }: Distributor, root: string, lang: Language): Markup {
  const named =
    register === undefined ? null : markup` ${TRUST.register[lang]} <span lang="es">${linkedText(register)}</span>`;
  const supervised = registration === undefined ? null : markup`${TRUST.registration[lang]} ${registration}${named} · `;
  return markup`<p>${supervised}<a href="${root}${PRIVACY_PATH.slice(1)}">${TRUST.data[lang]}</a> · <a href="${root}${LEGAL_NOTICE_PATH.slice(1)}#${CONTACT_ID}">${TRUST.complaints[lang]}</a></p>`;
}

/** The icon of what has none of its own. */
export const SHIELD = 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z';

/** The mark of the house: offers side by side on a shield. */
export const HOUSE_MARK = markup`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2l9 3v7c0 5-4 9-9 10-5-1-9-5-9-10V5zM8 16v-4m4 4V8m4 8v-6" /></svg>`;

/** Renders the head of a page without a distributor. */
export const houseHeader = (root: string): Markup =>
  markup`<header class="top"><p class="wrap"><a class="house" href="${root}">${HOUSE_MARK}Cotiza</a></p></header>`;

/**
 * Renders a whole page, well-formed as XML too. It loads and runs nothing. A meta element keeps telephones from turning dates
 * and figures into links.
 */
export const htmlDocument = ({ lang, root, title, style, meta, body, distributor }: HtmlParts): string =>
  markup`<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="referrer" content="no-referrer" />
<meta name="color-scheme" content="light dark" />
<meta name="format-detection" content="telephone=no, date=no, address=no" />
${meta ?? null}<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
<footer class="wrap">${trust(distributor, root, lang)}${FOOT_LINKS.map(([path, name]) => markup`<a href="${root}${path.slice(1)}"${lang === 'es' ? null : markup` hreflang="es"`}>${name[lang]}</a> `)}</footer>
</body>
</html>
`.toString();
