import { markup, type Markup, day, longDay, timeOfDay, type CalendarDay } from '@cotiza/kernel';
import { LINES } from '@cotiza/contract';
import { insuredFacts, offersInWords, offersSummary, sharedValidity, type ArchivedQuote } from '@cotiza/quoting';
import type { PurchasePageAbout } from './about';
import { contactLink } from './contact-link';
import { distributorSection } from './distributor-section';
import { offerItem } from './offer-item';
import { pageDocument } from './page-document';

/**
 * The page of a quotation. Of the customer it says the first name and what was priced, and nothing else: whoever has the
 * link can read it.
 *
 * @param today when it is read: a price whose last day is past is said to be so
 */
export function offersPage(quote: ArchivedQuote, about: PurchasePageAbout, today: CalendarDay): string {
  return pageDocument({
    title: `Tus precios: ${LINES[quote.result.ramo].name.toLowerCase()}`,
    distributor: about.distributor,
    content: markup`${heading(quote)}
${offers(quote, today)}
<div class="beside">
${nextSteps(quote.reference, about)}
${notice(quote.result.aviso)}
${distributorSection(quote, about)}
${personalData(quote.reference, about)}
</div>`,
  });
}

function heading({
  holder,
  insured,
  reference,
  createdAt,
  linkExpiresAt,
  result: { ramo, ofertas },
}: ArchivedQuote): Markup {
  return markup`<header>
<h1>${holder.name}, estos son tus precios</h1>
<p class="lead">${LINES[ramo].name}: ${offersSummary(ofertas)}. <a class="jump" href="#como-seguir">Cómo seguir</a></p>
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

/** The list says that it is one because some browsers forget it of a list without bullets. */
function offers({ result, guarantees }: ArchivedQuote, today: CalendarDay): Markup {
  const items = offersInWords(result, today).map((offer, index) => offerItem(offer, guarantees[index] ?? []));
  return markup`<section class="offers" aria-labelledby="ofertas">
<h2 id="ofertas">Tus ofertas</h2>
<ol role="list">${items}</ol>
</section>`;
}

function nextSteps(reference: string, { distributor, contact }: PurchasePageAbout): Markup {
  return markup`<section aria-labelledby="como-seguir">
<h2 id="como-seguir">Cómo seguir</h2>
<ol class="steps">
<li><strong>Compara y elige.</strong> Abre «Qué cubre» en cada oferta: dos precios parecidos pueden cubrir cosas distintas.</li>
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
