import { markup, rawMarkup, type Markup } from '@cotiza/kernel';
import { dialling, trialNotice } from '@cotiza/quoting';
import type { PurchasePageAbout } from './about';
import { contactLink } from './contact-link';
import { PAGE_STYLE } from './page.style';

/** Made once: the style is the largest part of a page. */
const STYLE = rawMarkup(PAGE_STYLE);

export interface PageParts {
  readonly title: string;
  readonly about: PurchasePageAbout;
  /** The content of `main`, with its `h1`. */
  readonly content: Markup;
}

/**
 * Renders a whole page, well-formed as XML too. It loads and runs nothing. A meta element keeps telephones from turning dates
 * and figures into links.
 */
export function pageDocument({ title, about, content }: PageParts): string {
  const trial = trialNotice(about.distributor);
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
<header><div class="top"><p class="wrap"><span class="house">${about.distributor.name}</span> <span class="help">¿Prefieres hablar con una persona? ${person(about)}</span></p></div>
${trial === null ? null : markup`<div class="trial"><p class="wrap">${trial}</p></div>`}</header>
<main class="wrap">
${content}
</main>
</body>
</html>
`.toString();
}

/** Renders the telephone of the distributor, or the address to write to. */
const person = ({ distributor: { phone }, contact }: PurchasePageAbout): Markup =>
  phone === undefined ? contactLink(contact) : markup`<a href="${dialling(phone)}">${phone}</a>`;
