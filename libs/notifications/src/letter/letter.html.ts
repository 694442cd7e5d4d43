import { markup, rawMarkup, type Markup } from '@cotiza/kernel';
import { dialling, type DistributorFact } from '@cotiza/quoting';
import { STYLE_SHEET } from './letter.style';
import { offerCard } from './offer-card';
import { paragraph } from './paragraph';
import type { LetterDocument, LetterGuarantee, LetterLevel, QuoteLetter } from './quote-letter';
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
<div style="display:none">${letter.lead}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr><td align="center" style="padding:28px 16px 48px">
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
  const { firstName, title, lead, facts, levels, guarantees, documents } = letter;
  const { needs, steps, help, notice, distributor, personalData } = letter;
  return markup`<p ${styled('house')}>${letter.house}</p>
<h1 ${styled('title')}><bdi>${firstName}</bdi>, ${title}</h1>
<p ${styled('lead')}>${lead}</p>
${facts.map(([label, value]) => markup`<p ${styled('fact')}>${label}: <b ${styled('strong')}>${value}</b></p>`)}
${button(letter)}
<h2>Tus ofertas</h2>
${levels.map(level)}
${guarantees.length === 0 ? null : glossary(guarantees)}
${documents.length === 0 ? null : documentList(documents)}
<h2>Lo que has pedido</h2>
${needs.map((said) => markup`<p ${styled('quiet')}>${said}</p>`)}
<h2>Cómo seguir</h2>
<ol style="margin:0;padding:0 0 0 22px">${steps.map((step) => markup`<li ${styled('paragraph')}>${paragraph(step, letter)}</li>`)}</ol>
${fullLink(letter)}
<p ${styled('quiet')}>${paragraph(help, letter)}</p>
<h2>Aviso</h2>
<p ${styled('quiet')}>${notice}</p>
<h2>Quién distribuye estos seguros</h2>
${distributor.map((fact) => distributorLine(fact, letter))}
<h2>Tus datos</h2>
${personalData.map((said) => markup`<p ${styled('quiet')}>${paragraph(said, letter)}</p>`)}`;
}

function distributorLine({ label, value, kind }: DistributorFact, letter: QuoteLetter): Markup {
  const said =
    kind === 'phone' ? markup`<a href="${dialling(value)}" ${styled('link')}>${value}</a>` : paragraph(value, letter);
  return markup`<p ${styled('fact')}>${label}: <b ${styled('strong')}>${said}</b></p>`;
}

function button({ link }: QuoteLetter): Markup | null {
  if (link === null) return null;
  return markup`<p style="margin:0"><a href="${link.url}" ${styled('button')}>Ver mis ofertas y continuar</a></p>
${link.until === null ? null : markup`<p ${styled('fact')}>El enlace funciona hasta el ${link.until}.</p>`}`;
}

/** Shows the address of the link, to be copied where the button does not work. */
function fullLink({ link }: QuoteLetter): Markup | null {
  if (link === null) return null;
  return markup`<p ${styled('quiet')}>Si el botón no se abre, copia esta dirección en tu navegador: <a href="${link.url}" ${styled('link')}>${link.url}</a></p>`;
}

const level = ({ name, means, offers }: LetterLevel): Markup =>
  markup`<h3>${name}</h3><p class="guarantee">${means}</p>
${offers.map(offerCard)}`;

function documentList(documents: readonly LetterDocument[]): Markup {
  return markup`<h2>Documentos de información (IPID)</h2>
${documents.map(({ name, page, pdf }) => markup`<p class="guarantee"><b>${name}:</b> <a href="${page}">documento</a> · <a href="${pdf}">PDF</a></p>`)}`;
}

function glossary(guarantees: readonly LetterGuarantee[]): Markup {
  return markup`<h2>Qué cubre cada garantía</h2>
${guarantees.map(
  ({ name, covers }) =>
    markup`<p class="guarantee"><b>${name}.</b> ${covers.map(({ text, insurers }) =>
      insurers === null ? markup`${text}` : markup`<br>${insurers}: ${text}`,
    )}</p>`,
)}`;
}
