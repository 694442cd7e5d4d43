import { markup, type Markup } from '@cotiza/kernel';
import { ACCESSIBILITY_PATH, LEGAL_NOTICE_PATH, PRIVACY_PATH } from '@cotiza/quoting';

interface HtmlParts {
  readonly lang: string;
  /** Path to the root of the service, with a slash at its end. */
  readonly root: string;
  readonly title: string;
  readonly style: Markup;
  /** Meta elements of this page alone. */
  readonly meta?: Markup;
  readonly body: Markup;
  /** Facts of the distributor that the foot shows before its links. */
  readonly trust?: Markup;
}

/** Id of the legal notice where it says whom to write, call and complain to. */
export const CONTACT_ID = 'contacto';

/** The pages that every page links. */
const FOOTER = [
  [LEGAL_NOTICE_PATH, 'Aviso legal'],
  [PRIVACY_PATH, 'Privacidad'],
  [ACCESSIBILITY_PATH, 'Accesibilidad'],
  [`${LEGAL_NOTICE_PATH}#${CONTACT_ID}`, 'Contacto'],
] as const;

/** The mark of the house: offers side by side on a shield. */
export const HOUSE_MARK = markup`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2l9 3v7c0 5-4 9-9 10-5-1-9-5-9-10V5zM8 16v-4m4 4V8m4 8v-6" /></svg>`;

/** Renders the head of a page without a distributor. */
export const houseHeader = (root: string): Markup =>
  markup`<header class="top"><p class="wrap"><a class="house" href="${root}">${HOUSE_MARK}Cotiza</a></p></header>`;

/**
 * Renders a whole page, well-formed as XML too. It loads and runs nothing. A meta element keeps telephones from turning dates
 * and figures into links.
 */
export const htmlDocument = ({ lang, root, title, style, meta, body, trust }: HtmlParts): string =>
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
<footer class="wrap">${trust ?? null}${FOOTER.map(([path, name]) => markup`<a href="${root}${path.slice(1)}"${lang === 'es' ? null : markup` lang="es" hreflang="es"`}>${name}</a> `)}</footer>
</body>
</html>
`.toString();
