import { LINES, VEHICLE_LINES, type InsuranceLine } from '@cotiza/contract';
import type { ProductDocument } from '@cotiza/insurers-port';
import { listed, markup, rawMarkup, type Markup } from '@cotiza/kernel';
import { LEGAL_TEXTS } from '@cotiza/quoting';
import { htmlDocument } from '../pages/html-document';
import { SHARED_STYLE } from '../pages/shared.style';

export const LEGAL_STYLE = `${SHARED_STYLE}
main p, main ul, main h2, main h3 { margin-top: 0.75rem; max-width: 46rem; }
main h2 { margin-top: 1.75rem; }
main ul { padding-left: 1.25rem; }
main li { margin-top: 0.25rem; }
`;

const STYLE = rawMarkup(LEGAL_STYLE);

const page = (title: string, content: Markup): string =>
  htmlDocument({
    ...{ lang: 'es', root: './', title, style: STYLE },
    body: markup`<main class="wrap">
<h1>${title}</h1>
${content}
</main>`,
  });

/** Renders how accessible the pages are. */
export const accessibilityPage = (): string =>
  page(
    'Accesibilidad',
    markup`<p>${LEGAL_TEXTS.accessibility.text()}</p>
<p>Funcionan sin ratón y sin scripts, en claro y en oscuro, y no cargan nada de otros sitios.</p>
<p>El documento de información de cada producto está como página y como PDF etiquetado. Los precios, los avisos y los fallos se reciben también como texto.</p>
<p>¿Algo no te funciona? Dilo a la dirección o al teléfono de quien te ofrece el seguro: están en tu página de ofertas y en tu correo.</p>`,
  );

/** Renders how each tariff uses the claims history, from the information documents of the products that are sold. */
export const claimsHistoryPage = (documents: readonly ProductDocument[]): string =>
  page(
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
