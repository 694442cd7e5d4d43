import { INSURANCE_LINES, LINES, VEHICLE_LINES, type InsuranceLine } from '@cotiza/contract';
import type { ProductDocument } from '@cotiza/insurers-port';
import { listed, lowerFirst, markup, rawMarkup, upperFirst, type Markup } from '@cotiza/kernel';
import {
  CONTACT_ID,
  distributorFacts,
  LEGAL_NOTICE_PATH,
  LEGAL_TEXTS,
  legalTexts,
  PRIVACY_PATH,
  type LegalAbout,
} from '@cotiza/quoting';
import { houseHeader, htmlDocument } from '../html-document';
import { linkedText } from '../purchase-page/contact-link';
import { factValue } from '../purchase-page/distributor-section';
import { SHARED_STYLE } from '../shared.style';

export const LEGAL_STYLE = `${SHARED_STYLE}
main p, main ul, main h2, main h3 { margin-top: 0.75rem; max-width: 46rem; }
main h2 { margin-top: 1.75rem; }
main ul { padding-left: 1.25rem; }
main li { margin-top: 0.25rem; }
main dl { margin-top: 0.75rem; }
main dt { font-weight: 600; }
main dd { margin-bottom: 0.375rem; color: var(--soft); }
`;

const STYLE = rawMarkup(LEGAL_STYLE);

const page = ({ distributor }: Pick<LegalAbout, 'distributor'>, title: string, content: Markup): string =>
  htmlDocument({
    ...{ lang: 'es', root: './', title, style: STYLE, distributor },
    body: markup`${houseHeader('./')}
<main class="wrap">
<h1>${title}</h1>
${content}
</main>`,
  });

/** In place of a fact that the operator has not set. */
const UNSET = 'sin indicar todavía';

/** Returns the texts of a page: those of every line first, and others after the names of their lines. */
function textsOf(channel: typeof LEGAL_NOTICE_PATH | typeof PRIVACY_PATH, about: LegalAbout): readonly Markup[] {
  const linesOf = new Map<string, InsuranceLine[]>();
  for (const line of INSURANCE_LINES)
    for (const text of legalTexts(channel, { ...about, line })) linesOf.set(text, [...(linesOf.get(text) ?? []), line]);
  const isOfAll = (lines: readonly InsuranceLine[]) => lines.length === INSURANCE_LINES.length;
  const [common, others] = [true, false].map((all) => [...linesOf].filter(([, lines]) => isOfAll(lines) === all));
  return [
    ...(common ?? []).map(([text]) => markup`<li>${linkedText(text, about)}</li>`),
    ...(others ?? []).map(
      ([text, lines]) =>
        markup`<li><strong>${upperFirst(listed(lines.map((line) => lowerFirst(LINES[line].name))))}.</strong> ${linkedText(text, about)}</li>`,
    ),
  ];
}

/** Renders who distributes and what a customer has to know before choosing. Facts that the operator has not set are shown as missing. */
export function legalNoticePage(about: LegalAbout): string {
  const facts = distributorFacts(about.distributor, about.contact, { unset: UNSET });
  return page(
    about,
    'Aviso legal',
    markup`<h2 id="${CONTACT_ID}">Quién distribuye, contacto y reclamaciones</h2>
<dl>${facts.map((fact) => markup`<dt>${fact.label}</dt><dd>${factValue(fact)}</dd>`)}</dl>
<h2>Qué se compara y cómo</h2>
<p>Cada cotización nombra las aseguradoras a las que se ha consultado y lo que ha contestado cada una.</p>
<ul>${textsOf(LEGAL_NOTICE_PATH, about)}</ul>`,
  );
}

export const privacyPage = (about: LegalAbout): string =>
  page(about, 'Privacidad', markup`<ul>${textsOf(PRIVACY_PATH, about)}</ul>`);

export const accessibilityPage = (about: LegalAbout): string =>
  page(
    about,
    'Accesibilidad',
    markup`<p>${LEGAL_TEXTS.accessibility.text()}</p>
<p>Funcionan sin ratón y sin scripts, en claro y en oscuro, y no cargan nada de otros sitios.</p>
<p>El documento de información de cada producto está como página y como PDF etiquetado. Los precios, los avisos y los fallos se reciben también como texto.</p>
<p>¿Algo no te funciona? Dilo a la dirección o al teléfono de quien te ofrece el seguro: están en el <a href="./${LEGAL_NOTICE_PATH.slice(1)}#${CONTACT_ID}">aviso legal</a>, en tu página de ofertas y en tu correo.</p>`,
  );

/** Renders how each tariff uses the claims history, from the information documents of the products that are sold. */
export const claimsHistoryPage = (about: LegalAbout, documents: readonly ProductDocument[]): string =>
  page(
    about,
    'Tu historial de siniestros en cada tarifa',
    markup`<p>Al cotizar declaras tus años sin siniestros y los siniestros con culpa de los últimos cinco años; el certificado de tu aseguradora los acredita. ${LEGAL_TEXTS.certificates.text()}</p>
<p>Así los usa cada tarifa al calcular el precio:</p>
${VEHICLE_LINES.flatMap((line) => productsOf(line, documents) ?? [])}
<p>Las aseguradoras que no están aquí publican por su cuenta cómo lo usan.</p>`,
  );

/** Renders the products of a line; versions that say the same come together. */
function productsOf(line: InsuranceLine, documents: readonly ProductDocument[]): Markup | null {
  const products = new Map<string, { readonly first: ProductDocument; readonly versions: string[] }>();
  for (const document of documents) {
    const { claimsHistory = [], product, version } = document;
    if (document.line !== line || claimsHistory.length === 0) continue;
    const key = [product, ...claimsHistory].join('\n');
    const known = products.get(key) ?? { first: document, versions: [] };
    products.set(key, { ...known, versions: [...known.versions, version].sort() });
  }
  if (products.size === 0) return null;
  const sorted = [...products.values()].sort((a, b) => (a.first.id < b.first.id ? -1 : 1));
  return markup`<h2>${LINES[line].name}</h2>
${sorted.map(
  ({
    first: { product, insurer, claimsHistory = [] },
    versions,
  }) => markup`<h3>${product}, de ${insurer.name} (${listed(versions)})</h3>
<ul>${claimsHistory.map((sentence) => markup`<li>${sentence}</li>`)}</ul>`,
)}`;
}
