import { markup, REFERENCE_PATTERN, type Markup } from '@cotiza/kernel';
import type { OperatorDesks, QuoteDetail, QuoteSummary } from '@cotiza/storage';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { InvalidFormException, type Page } from '../http/page';
import { Desks } from '../http/session.guard';
import { ShowAgain } from '../http/show-again';
import { moment } from './in-words';
import { figures, table, type Column } from './table';

const SHOWN = 50;

const COLUMNS: readonly Column<QuoteSummary>[] = [
  { title: 'Reference', of: ({ reference }) => markup`<span class="reference">${reference}</span>` },
  { title: 'Line', of: ({ line }) => line },
  { title: 'Outcome', of: ({ state }) => (state === 'cotizado' ? 'with offers' : 'without offers') },
  { title: 'Created', of: ({ createdAt }) => moment(createdAt) },
];

const UNKNOWN = 'There is no quotation with this reference: it may have been erased or purged.';

class LookForm {
  @Transform(({ value }: { value: string }) => value.trim().toUpperCase())
  @Matches(REFERENCE_PATTERN, { message: UNKNOWN })
  reference = '';
}

@Controller('quotations')
export class QuotationsController {
  /** Shows the newest quotations without personal data. */
  @Get()
  async show(@Desks() { quoteDesk }: OperatorDesks): Promise<Page> {
    return quotationsPage(await quoteDesk.list({ limit: SHOWN }));
  }

  /** Shows a quotation in full, after an entry in the audit trail. */
  @Post('look')
  @HttpCode(200)
  @ShowAgain(404, async ({ quoteDesk }, fault) => quotationsPage(await quoteDesk.list({ limit: SHOWN }), fault))
  async look(@Body() { reference }: LookForm, @Desks() { quoteDesk }: OperatorDesks): Promise<Page> {
    const quote = await quoteDesk.show(reference);
    if (!quote) throw new InvalidFormException(UNKNOWN);
    return { title: `Quotation ${quote.reference}`, content: detailOf(quote) };
  }
}

function quotationsPage(quotes: readonly QuoteSummary[], fault?: string): Page {
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
  return { title: 'Quotations', content };
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
