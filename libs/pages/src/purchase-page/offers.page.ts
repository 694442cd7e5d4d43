import { LINES } from '@cotiza/contract';
import type { Law } from '@cotiza/insurers-port';
import { listed, markup, type Markup, longDay, timeOfDay, type CalendarDay } from '@cotiza/kernel';
import {
  type ArchivedQuote,
  demandsAndNeeds,
  lawOfQuote,
  legalTexts,
  LEVEL_RULE,
  quoteHeading,
  type PageAbout,
  type PageOfOffers,
} from '@cotiza/quoting';
import { chosenSection } from './chosen-section';
import { COMPARISON_HEAD, comparisonSection } from './comparison-section';
import { callAddress, contactLink, linkedText } from './contact-link';
import { distributorSection } from './distributor-section';
import { guaranteesSection } from './guarantees-section';
import { levelLinks, openLevel, pageLevels, shownOffers } from './levels';
import { narrowedOffers, type Asked } from './narrowed-offers';
import { markedOffers } from './marked-offers';
import { offersSection } from './offers-section';
import { normsSection } from './norms-section';
import { DATA_PARAMETER } from './own-data.pages';
import { pageDocument } from './page-document';
import { pageOffers } from './page-offers';
import { resumeSection } from './resume-section';
import { revisionSection } from './revision-section';

/** The query parameters of the page, unchecked. */
export interface PageView {
  /** Code of the level that is open. */
  readonly level?: unknown;
  /** Numbers of the offers to compare. */
  readonly marked?: readonly unknown[];
  /** Anything but undefined shows every offer of the level. */
  readonly all?: unknown;
  /** The parameters that order and filter. */
  readonly narrow?: Asked;
  /** The other quotation that the page can show. */
  readonly other?: ArchivedQuote;
  /** Address of the form that changes a fact; absent where there is none. */
  readonly changeAt?: string;
  /** True where the page makes codes for agents. */
  readonly hasCodes?: boolean;
}

/** Seconds after which a page with pending insurers loads again: until the last deadline, three minutes at most. */
const RELOAD_SECONDS = 15;

interface OffersView extends PageView, Pick<PageOfOffers, 'logoOf' | 'law'> {}

/**
 * Renders the page of a quotation. Its only data of the customer are the first name and the insured object: anyone with the
 * link can read it.
 *
 * @param today the day of reading, which marks prices whose last day is past
 */
export function offersPage(
  quote: ArchivedQuote,
  about: PageAbout,
  today: CalendarDay,
  { level: asked, marked = [], all, narrow = {}, other, changeAt, hasCodes, logoOf, law }: OffersView = {},
): string {
  const offers = pageOffers(quote, today, { root: about.root, logoOf, law });
  const compared = markedOffers(marked, offers.length);
  const levels = pageLevels(quote.result, offers);
  const open = openLevel(levels, asked, compared.places);
  const narrowed = open && narrowedOffers(open, offers, narrow);
  const shown = narrowed ? shownOffers(narrowed, all !== undefined, compared.places) : [];
  return pageDocument({
    title: `Tus precios: ${LINES[quote.result.ramo].name.toLowerCase()}`,
    about,
    more: compared.places.length > 1 ? COMPARISON_HEAD : undefined,
    reloadSeconds: quote.result.pendientes && RELOAD_SECONDS,
    content: markup`${heading(quote, changeAt)}
${pendingNote(quote)}
${chosenSection(quote, about, today)}
${revisionSection(quote, other)}
${comparisonSection(quote, offers, compared, narrowed?.parameters)}
${
  open === undefined || narrowed === undefined
    ? null
    : markup`${levelLinks(quote.result, levels, narrowed.parameters)}
${offersSection(quote, open, narrowed, compared, shown)}
${levels.length < 2 ? null : markup`<p class="means">${LEVEL_RULE}</p>`}
${guaranteesSection(quote.result.ramo, shown)}
${normsSection(shown)}`
}
<div class="foot">
${nextSteps(quote, about, hasCodes)}
${distributorSection(quote, about)}
${rights(quote, about, law)}
</div>`,
  });
}

function heading(quote: ArchivedQuote, changeAt: string | undefined): Markup {
  const { title, facts } = quoteHeading(quote);
  const change =
    changeAt === undefined || quote.chosen !== null ? null : markup` · <a href="${changeAt}">Cambiar un dato</a>`;
  return markup`<h1>${title}</h1>
<p class="facts">${facts.join(' · ')} · <span class="reference">${quote.reference}</span>${change}</p>`;
}

const pendingNote = ({ result: { pendientes: names } }: ArchivedQuote): Markup | null =>
  names === undefined
    ? null
    : markup`<p role="status">Aún esperamos la respuesta de ${listed(names)}. Sus ofertas aparecerán aquí si llegan: esta página se actualiza sola.</p>`;

function nextSteps(quote: ArchivedQuote, { distributor, contact }: PageAbout, hasCodes?: boolean): Markup {
  const { reference, linkExpiresAt } = quote;
  // Beside a choice they are above.
  const call = quote.chosen === null ? callAddress(contact, reference) : undefined;
  return markup`<section aria-labelledby="como-seguir">
<h2 id="como-seguir">Cómo seguir</h2>
<p>Elige una oferta: no te compromete a nada ni te cobra nada. Después, ${distributor.name} te acompaña en la compra, que se confirma con un código por SMS. Aquí nunca se te pide ese código.</p>
<p>¿Dudas? Escribe a ${contactLink(contact, reference)} con la referencia <span class="reference">${reference}</span>${call === undefined ? null : markup`, o <a href="${call}">pide que te llamen</a>`}.</p>
${linkExpiresAt === null ? null : markup`<p>Este <a href="?">enlace</a> funciona hasta el ${instant(linkExpiresAt)}: guárdalo, o imprime la página. Quien lo tenga la ve y puede cambiar tu elección y algún dato del seguro, pero no ve tu correo, tu teléfono ni tu documento: compártelo solo con quien quieras.</p>`}
${resumeSection(quote, hasCodes)}
</section>`;
}

const instant = (epochMs: number): Markup =>
  markup`<time datetime="${new Date(epochMs).toISOString()}">${longDay(epochMs)}, ${timeOfDay(epochMs)}</time>`;

function rights(quote: ArchivedQuote, { distributor, contact }: PageAbout, law?: Law): Markup {
  const { reference, effectiveDate: on, result } = quote;
  const texts = legalTexts('pagina', {
    ...{ distributor, contact, line: result.ramo },
    ...{ on, law: lawOfQuote(quote.law, law) },
  });
  return markup`<section aria-labelledby="tus-derechos">
<h2 id="tus-derechos">Tus datos y tus derechos</h2>
<p>Puedes pedir que te atienda una persona, que te expliquemos cómo se ha calculado cada precio y que borremos tus datos.</p>
<form method="post" action="?${DATA_PARAMETER}=enlace"><button class="quiet">Descargar o borrar mis datos</button></form>
<p>Te enviamos un enlace al correo con el que se pidieron los precios: quien solo tenga esta página no puede verlos ni borrarlos.</p>
${texts.map((text) => markup`<p>${linkedText(text, { contact })}</p>`)}
<details><summary>Lo que has pedido</summary><div class="unfolded">${demandsAndNeeds(quote).map((paragraph) => markup`<p>${paragraph}</p>`)}</div></details>
<details><summary>Qué hacemos con tus datos</summary><div class="unfolded"><p>${distributor.name} guarda los datos con los que se han calculado estos precios y es responsable de su tratamiento. Para corregirlos o limitar su uso, o si no te llega el enlace, escribe a ${contactLink(contact, reference)} e indica la referencia. También puedes reclamar ante la AEPD, ${linkedText('www.aepd.es')}.</p></div></details>
</section>`;
}
