import { markup, REFERENCE_PATTERN, type Markup } from '@cotiza/kernel';
import type { QuoteDetail, QuoteSummary } from '@cotiza/storage';
import type { Answer, OperatorVisit, Page, Show } from '../http/visit';
import { moment } from './in-words';
import { figures, table, type Column } from './table';

const SHOWN = 50;

const COLUMNS: readonly Column<QuoteSummary>[] = [
  { title: 'Reference', of: ({ reference }) => markup`<span class="reference">${reference}</span>` },
  { title: 'Line', of: ({ line }) => line },
  { title: 'Outcome', of: ({ state }) => (state === 'cotizado' ? 'with offers' : 'without offers') },
  { title: 'Created', of: ({ createdAt }) => moment(createdAt) },
];

/** The newest quotations, without anything personal, and the way to look at one. */
export const quotationsPage: Show = async ({ desks: { quoteDesk } }) => pageOf(await quoteDesk.list({ limit: SHOWN }));

function pageOf(quotes: readonly QuoteSummary[], fault?: string): Page {
  const content = markup`
<section aria-labelledby="look">
<h2 id="look">Look at one</h2>
<p>It shows <strong>personal data</strong>: names, documents and addresses as they were sent. Look only with a reason to. The audit trail keeps your name and the reference.</p>
${fault === undefined ? null : markup`<p class="alarm" role="alert">${fault}</p>`}
<form method="post" action="/quotations/look"><label>Reference<input name="reference" required="" maxlength="20" autocomplete="off" placeholder="COT-…" /></label><button class="danger">Look at personal data</button></form>
</section>
<section aria-labelledby="newest">
<h2 id="newest">The newest ${SHOWN}</h2>
${table(COLUMNS, quotes, 'None is kept.')}
</section>`;
  return { title: 'Quotations', content, ...(fault === undefined ? {} : { status: 404 }) };
}

/** A quotation in full: looking leaves a line in the audit trail before anything is shown. */
export async function look({ desks: { quoteDesk }, fields }: OperatorVisit): Promise<Answer> {
  const reference = fields.get('reference')?.trim().toUpperCase() ?? '';
  const quote = REFERENCE_PATTERN.test(reference) ? await quoteDesk.show(reference) : undefined;
  if (quote) return { title: `Quotation ${quote.reference}`, content: detailOf(quote) };
  const fault = 'There is no quotation with this reference: it may have been erased or purged.';
  return pageOf(await quoteDesk.list({ limit: SHOWN }), fault);
}

function detailOf({ line, state, createdAt, linkExpiresAt, chosen, ...rest }: QuoteDetail): Markup {
  const words = (text: string | Markup) => markup`<span class="words">${text}</span>`;
  return markup`
<p class="alarm">Personal data. The audit trail says that you have looked.</p>
${figures([
  ['line', words(line)],
  ['outcome', words(state === 'cotizado' ? 'with offers' : 'without offers')],
  ['created', words(moment(createdAt))],
  ['link works until', words(moment(linkExpiresAt))],
  ['chosen offer', words(chosen ?? '–')],
])}
${section('Request', rest.body)}
${section('Found out about it', rest.facts)}
${section('How insurers answered', rest.answers)}
${section('Result', rest.result)}`;
}

const INDENT = 2;

const section = (title: string, value: unknown): Markup =>
  markup`<section><h2>${title}</h2><pre>${JSON.stringify(value, null, INDENT)}</pre></section>`;
