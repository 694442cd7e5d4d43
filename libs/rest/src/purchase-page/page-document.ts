import { markup, rawMarkup, type Markup } from '@cotiza/kernel';
import { trialNotice, type Distributor } from '@cotiza/quoting';
import { PAGE_STYLE } from './page.style';

/** Made once: the style is the largest part of a page. */
const STYLE = rawMarkup(PAGE_STYLE);

export interface PageParts {
  readonly title: string;
  readonly distributor: Distributor;
  /** The content of `main`, with its `h1`. */
  readonly content: Markup;
}

/**
 * Renders a whole page, well-formed as XML too. It loads and runs nothing. A meta element keeps telephones from turning dates
 * and figures into links.
 */
export function pageDocument({ title, distributor, content }: PageParts): string {
  const trial = trialNotice(distributor);
  return markup`<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex, nofollow" />
<meta name="referrer" content="no-referrer" />
<meta name="color-scheme" content="light dark" />
<meta name="format-detection" content="telephone=no, date=no, address=no" />
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="house">${distributor.name}</p>
${trial === null ? null : markup`<p class="trial">${trial}</p>`}
${content}
</main>
</body>
</html>
`.toString();
}
