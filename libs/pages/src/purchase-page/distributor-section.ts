import { markup, type Markup } from '@cotiza/kernel';
import {
  type ArchivedQuote,
  dialling,
  type DistributorFact,
  distributorFacts,
  noticeSentences,
  type PageAbout,
} from '@cotiza/quoting';
import { contactLink, linkedText } from './contact-link';

/** Renders the notice and the facts about the distributor that it does not have, one a line. */
export function distributorSection(
  { reference, result }: Pick<ArchivedQuote, 'reference' | 'result'>,
  { distributor, contact, root }: PageAbout,
): Markup {
  const others = distributorFacts(distributor, contact).filter(({ value }) => !result.aviso.includes(value));
  return markup`<section aria-labelledby="quien-distribuye">
<h2 id="quien-distribuye">Quién te lo ofrece</h2>
<ul>${noticeSentences(result).map((sentence) => markup`<li>${linkedText(sentence, { root })}</li>`)}${others.map((fact) => markup`<li>${fact.label}: ${factValue(fact, reference)}</li>`)}</ul>
</section>`;
}

/** Renders a fact of the distributor. @param subject of a message to it */
export function factValue({ value, kind }: DistributorFact, subject?: string): Markup {
  if (kind === 'email') return contactLink(value, subject);
  return kind === 'phone' ? markup`<a href="${dialling(value)}">${value}</a>` : linkedText(value);
}
