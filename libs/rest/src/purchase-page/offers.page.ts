import { markup, type Markup, day, longDay, timeOfDay, type CalendarDay } from '@cotiza/kernel';
import { LINES } from '@cotiza/contract';
import type { ArchivedQuote } from '@cotiza/purchase';
import { demandsAndNeeds, insuredFacts, offersSummary, sharedValidity } from '@cotiza/quoting';
import type { PurchasePageAbout } from './about';
import { chosenSection } from './chosen-section';
import { comparisonSection } from './comparison-section';
import { contactLink } from './contact-link';
import { distributorSection } from './distributor-section';
import { markedOffers } from './marked-offers';
import { offersSection } from './offers-section';
import { pageDocument } from './page-document';
import { pageOffers } from './page-offers';

/**
 * Renders the page of a quotation. Its only data of the customer are the first name and the insured object: anyone with the
 * link can read it.
 *
 * @param today the day of reading, which marks prices whose last day is past
 * @param marked unchecked numbers of the offers to compare; by default the best of each level
 */
export function offersPage(
  quote: ArchivedQuote,
  about: PurchasePageAbout,
  today: CalendarDay,
  marked: readonly unknown[] = [],
): string {
  const offers = pageOffers(quote, today);
  const compared = markedOffers(quote.result, marked);
  return pageDocument({
    title: `Tus precios: ${LINES[quote.result.ramo].name.toLowerCase()}`,
    distributor: about.distributor,
    content: markup`${heading(quote)}
${chosenSection(quote, about, today)}
${comparisonSection(quote, offers, compared)}
${offersSection(quote, offers, compared)}
<div class="beside">
${needs(quote)}
${nextSteps(quote.reference, about)}
${notice(quote.result.aviso)}
${distributorSection(quote, about)}
${personalData(quote.reference, about)}
</div>`,
  });
}

function heading({ holder, insured, reference, createdAt, linkExpiresAt, result }: ArchivedQuote): Markup {
  const { ramo, ofertas } = result;
  return markup`<header>
<h1>${holder.name}, estos son tus precios</h1>
<p class="lead">${LINES[ramo].name}: ${offersSummary(result)}. <a class="jump" href="#como-seguir">Cómo seguir</a></p>
<dl class="facts">
${insuredFacts(ramo, insured).map(([label, value]) => markup`<div class="insured"><dt>${label}</dt> <dd>${value}</dd></div>`)}
<div><dt>Referencia</dt> <dd class="reference">${reference}</dd></div>
<div><dt>Precios calculados el</dt> <dd>${instant(createdAt, markup`${day(createdAt)}`)}</dd></div>
${sharedValidity(ofertas).map(([label, value]) => markup`<div><dt>${label}</dt> <dd>${value}</dd></div>`)}
${linkExpiresAt === null ? null : validity(linkExpiresAt)}
</dl>
</header>`;
}

function validity(until: number): Markup {
  const words = markup`${longDay(until)}, <span class="clock">${timeOfDay(until)}</span>`;
  return markup`<div><dt>Este enlace funciona hasta el</dt> <dd>${instant(until, words)}</dd></div>`;
}

function instant(epochMs: number, words: Markup): Markup {
  return markup`<time datetime="${new Date(epochMs).toISOString()}">${words}</time>`;
}

function needs(quote: ArchivedQuote): Markup {
  return markup`<section aria-labelledby="lo-que-pides">
<h2 id="lo-que-pides">Lo que has pedido</h2>
${demandsAndNeeds(quote).map((paragraph) => markup`<p>${paragraph}</p>`)}
</section>`;
}

function nextSteps(reference: string, { distributor, contact }: PurchasePageAbout): Markup {
  return markup`<section aria-labelledby="como-seguir">
<h2 id="como-seguir">Cómo seguir</h2>
<ol class="steps">
<li><strong>Compara y elige.</strong> Dos precios parecidos pueden cubrir cosas distintas: mira qué cubre y qué no cubre cada oferta.</li>
<li><strong>Sigue con ${distributor.name}.</strong> Distribuye estos seguros y continúa contigo la compra. Para empezarla o resolver dudas, escribe a ${contactLink(contact, reference)} e indica la referencia <span class="reference">${reference}</span>.</li>
<li><strong>Confirma con un código.</strong> La compra se confirma fuera de esta página, con un código que recibirás por SMS. Esta página no te cobra nada ni te pide nunca ese código.</li>
</ol>
</section>`;
}

function notice(aviso: string): Markup {
  return markup`<section aria-labelledby="aviso">
<h2 id="aviso">Aviso</h2>
<p>${aviso}</p>
</section>`;
}

function personalData(reference: string, { distributor, contact }: PurchasePageAbout): Markup {
  return markup`<section aria-labelledby="tus-datos">
<h2 id="tus-datos">Tus datos</h2>
<p>${distributor.name} guarda los datos con los que se han calculado estos precios y es responsable de su tratamiento. Para que se borren, o para consultarlos o corregirlos, escribe a ${contactLink(contact, reference)} e indica la referencia. También puedes reclamar ante la Agencia Española de Protección de Datos.</p>
<p>Quien tenga el enlace de esta página puede verla: compártelo solo con quien quieras.</p>
</section>`;
}
