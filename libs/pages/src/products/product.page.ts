import { markup, rawMarkup, type Markup } from '@cotiza/kernel';
import { PRODUCT_SECTIONS, type ProductDocument, type ProductSection } from '@cotiza/insurers-port';
import { DOCUMENT_WORDS, LINE_NAMES, SECTION_LOOKS, type Distributor } from '@cotiza/quoting';
import { htmlDocument } from '../html-document';
import { PRODUCT_STYLE } from './product.style';
import { ICON_PATHS, MARK_PATHS, MARK_WORDS } from './symbols.data';

const STYLE = rawMarkup(PRODUCT_STYLE);

/** Renders the information document of a product as a page. It loads nothing and has no script. */
export function productPage(document: ProductDocument, distributor: Distributor): string {
  const { insurer, product, kind, line, version } = document;
  // Relative to the address of the page, whatever path a proxy adds.
  const pdf = `${encodeURIComponent(document.id)}.pdf`;
  return htmlDocument({
    ...{ lang: 'es', root: '../', title: `${product}: ${DOCUMENT_WORDS.title}`, style: STYLE, distributor },
    body: markup`<main>
<header>
<h1>${LINE_NAMES[line]}</h1>
<p class="title">${DOCUMENT_WORDS.title}</p>
<p>Empresa: ${insurer.name}. ${insurer.status} Producto: ${product} (${version}).</p>
<p class="elsewhere">${DOCUMENT_WORDS.elsewhere}</p>
</header>
<section class="kind" aria-labelledby="kind"><h2 id="kind">${DOCUMENT_WORDS.kind}</h2><p>${kind}</p></section>
<div class="sections">${PRODUCT_SECTIONS.map((key) => section(key, document))}</div>
<p><a href="${pdf}">Este documento en PDF</a></p>
</main>`,
  });
}

function section(key: ProductSection, { sections, optional }: ProductDocument): Markup {
  const { heading, icon, mark } = SECTION_LOOKS[key];
  const word = MARK_WORDS[mark];
  const marked = sections[key].map(
    (point) =>
      markup`<li>${drawing(MARK_PATHS[mark])}${word === '' ? null : markup`<span class="unseen">${word} </span>`}<span>${point}</span></li>`,
  );
  const unmarked = (optional?.[key] ?? []).map((point) => markup`<li>${point}</li>`);
  return markup`<section class="${key}" aria-labelledby="${key}">
<h2 id="${key}">${drawing(ICON_PATHS[icon])}<span>${heading}</span></h2>
<ul role="list">${marked}</ul>
${unmarked.length === 0 ? null : markup`<p class="optional">${DOCUMENT_WORDS.optional}</p><ul role="list">${unmarked}</ul>`}</section>`;
}

const drawing = (path: string): Markup =>
  markup`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>`;
