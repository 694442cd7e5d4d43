import { markup, rawMarkup, withLinks, type Markup } from '@cotiza/kernel';
import { NAMED_SITES } from '@cotiza/quoting';
import { STYLE_SHEET } from './letter.style';
import type { LetterDocument, LetterRow, QuoteLetter } from './quote-letter';
import { styled } from './styled';

/**
 * Renders the letter as HTML for mail programs: one column, inline styles, no picture, no script, nothing to download. The
 * outer table, and the one for Outlook alone, only set the width.
 */
export function letterHtml(letter: QuoteLetter): string {
  return markup`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${letter.subject}</title>
<style>${rawMarkup(STYLE_SHEET)}</style>
</head>
<body ${styled('ground')}>
<div style="display:none">${letter.facts}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed"><tr><td align="center" style="padding:12px">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<div ${styled('column')}>
${content(letter)}
</div>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`.toString();
}

function content(letter: QuoteLetter): Markup {
  const { house, title, facts, rows, link, action, next, documents, terms = [], notes } = letter;
  const links = linksOf(letter);
  const linked = (text: string) =>
    withLinks(text, links, (address, words) => markup`<a href="${address}" ${styled('link')}>${words}</a>`);
  return markup`<p ${styled('house')}>${house}</p>
<div ${styled('card')}>
<h1 ${styled('title')}><bdi>${title}</bdi></h1>
<p ${styled('quiet')}>${facts}</p>
${rows.length === 0 ? null : markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:10px 0;border-collapse:collapse">${rows.map(row)}</table>`}
${link === null ? null : markup`<p style="margin:0"><a href="${link}" ${styled('button')}>${action}</a></p>`}
<p ${styled('quiet')}>${linked(next)}</p>
</div>
${documents.length === 0 ? null : documentList(documents)}
${terms.length === 0 ? null : markup`<ul ${styled('terms')}>${terms.map((sentence) => markup`<li>${linked(sentence)}</li>`)}</ul>`}
${notes.map((note) => markup`<p ${styled('note')}>${linked(note)}</p>`)}`;
}

const row = ({ level, detail, price, paid }: LetterRow): Markup =>
  markup`<tr><td ${styled('level')}>${level}<br><span ${styled('quiet')}>${detail}</span></td>
<td align="right" width="44%" ${styled('price')}><b>${price}</b>${paid === null ? null : markup`<br><span ${styled('quiet')}>${paid}</span>`}</td></tr>`;

const documentList = (documents: readonly LetterDocument[]): Markup =>
  markup`<p ${styled('note')}>Documentos de información (IPID): ${documents.map(({ product, page }, at) => markup`${at === 0 ? '' : ' · '}<a href="${page}" ${styled('link')}>${product}</a>`)}</p>`;

/** Returns the words of any text that are links: the page and the sites that it may name, and the address to write to. */
const linksOf = ({ history, contact }: QuoteLetter): Readonly<Record<string, string>> => ({
  ...(history === undefined ? {} : { [history]: history }),
  ...NAMED_SITES,
  [contact]: `mailto:${contact.split('@').map(encodeURIComponent).join('@')}`,
});
