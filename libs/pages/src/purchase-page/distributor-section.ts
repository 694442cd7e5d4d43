import { markup, type Markup } from '@cotiza/kernel';
import {
  type ArchivedQuote,
  CLAIMS_HISTORY_PATH,
  comparedInsurers,
  dialling,
  type DistributorFact,
  distributorFacts,
  noticeByLevel,
  type PageAbout,
} from '@cotiza/quoting';
import { contactLink } from './contact-link';

/** Renders the distributor with its contact data. */
export function distributorSection(
  { reference, result }: Pick<ArchivedQuote, 'reference' | 'result'>,
  { distributor, contact, root }: PageAbout,
): Markup {
  const rows = distributorFacts(distributor, contact, { compared: comparedInsurers(result) }).map(
    (fact) => markup`<div><dt>${fact.label}</dt> <dd>${valueOf(fact, reference)}</dd></div>`,
  );
  return markup`<section aria-labelledby="quien-distribuye">
<h2 id="quien-distribuye">Quién te lo ofrece</h2>
<p>${withLink(noticeByLevel(result), root)}</p>
<details><summary>Todos sus datos</summary><dl class="distributor unfolded">${rows}</dl></details>
</section>`;
}

/** Renders the notice, in which the page that it names is a link. */
function withLink(notice: string, root: string): Markup {
  const [before = '', after] = notice.split(CLAIMS_HISTORY_PATH, 2);
  if (after === undefined) return markup`${notice}`;
  return markup`${before}<a href="${root}${CLAIMS_HISTORY_PATH.slice(1)}">${CLAIMS_HISTORY_PATH}</a>${after}`;
}

function valueOf({ value, kind }: DistributorFact, reference: string): Markup {
  if (kind === 'email') return contactLink(value, reference);
  return kind === 'phone' ? markup`<a href="${dialling(value)}">${value}</a>` : markup`${value}`;
}
