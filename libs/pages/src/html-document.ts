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
}

/** The pages that every page links. */
const FOOTER = [
  [LEGAL_NOTICE_PATH, 'Aviso legal'],
  [PRIVACY_PATH, 'Privacidad'],
  [ACCESSIBILITY_PATH, 'Accesibilidad'],
] as const;

/**
 * Renders a whole page, well-formed as XML too. It loads and runs nothing. A meta element keeps telephones from turning dates
 * and figures into links.
 */
export const htmlDocument = ({ lang, root, title, style, meta, body }: HtmlParts): string =>
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
<footer class="wrap">${FOOTER.map(([path, name]) => markup`<a href="${root}${path.slice(1)}"${lang === 'es' ? null : markup` lang="es" hreflang="es"`}>${name}</a> `)}</footer>
</body>
</html>
`.toString();
