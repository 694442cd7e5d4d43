import { markup, rawMarkup, type Markup } from '@cotiza/kernel';
import { PRODUCT_SECTIONS, type ProductDocument, type ProductSection } from '@cotiza/insurers-port';
import { DOCUMENT_WORDS, LINE_NAMES, SECTION_LOOKS } from '@cotiza/quoting';
import { PRODUCT_STYLE } from './product.style';
import { ICON_PATHS, MARK_PATHS, MARK_WORDS } from './symbols.data';

const STYLE = rawMarkup(PRODUCT_STYLE);

/** Renders the information document of a product as a page. It loads nothing and has no script. */
export function productPage(document: ProductDocument): string {
  const { insurer, product, kind, line, version } = document;
  // Relative to the address of the page, whatever path a proxy adds.
  const pdf = `${encodeURIComponent(document.id)}.pdf`;
  return markup`<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="format-detection" content="telephone=no, date=no, address=no" />
<title>${product}: ${DOCUMENT_WORDS.title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<h1>${LINE_NAMES[line]}</h1>
<p class="title">${DOCUMENT_WORDS.title}</p>
<p>Empresa: ${insurer.name}. ${insurer.status}</p>
<p>Producto: ${product} (${version})</p>
<p class="elsewhere">${DOCUMENT_WORDS.elsewhere}</p>
</header>
<section class="kind" aria-labelledby="kind"><h2 id="kind">${DOCUMENT_WORDS.kind}</h2><p>${kind}</p></section>
${PRODUCT_SECTIONS.map((key) => section(key, document.sections[key]))}
<p><a href="${pdf}">Este documento en PDF</a></p>
</main>
</body>
</html>
`.toString();
}

function section(key: ProductSection, points: readonly string[]): Markup {
  const { heading, icon, mark } = SECTION_LOOKS[key];
  const word = MARK_WORDS[mark];
  const items = points.map(
    (point) =>
      markup`<li>${drawing(MARK_PATHS[mark])}${word === '' ? null : markup`<span class="unseen">${word} </span>`}<span>${point}</span></li>`,
  );
  return markup`<section class="${key}" aria-labelledby="${key}">
<h2 id="${key}">${drawing(ICON_PATHS[icon])}<span>${heading}</span></h2>
<ul role="list">${items}</ul>
</section>`;
}

const drawing = (path: string): Markup =>
  markup`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>`;
