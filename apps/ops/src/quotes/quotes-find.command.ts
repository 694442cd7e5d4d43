import type { FoundQuote, QuoteSearch } from '@cotiza/storage';
import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import { Failure } from '../failure';
import type { Ops } from '../ops';
import { localTime } from '../output/local-time';
import { table, type Column } from '../output/table';
import { anyId, limitOption } from '../parameters/parameters';
import { since, SINCE_FORMS } from '../parameters/since';
import { SUMMARY_COLUMNS } from './quotes-list.command';

const COLUMNS: readonly Column<FoundQuote>[] = [...SUMMARY_COLUMNS, { title: 'FOUND BY', of: ({ by }) => by }];

export function quotesFind(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'find',
    summary: 'Find quotations by a reference, a request id or a client_reference',
    note: 'The id is compared whole. Nothing personal is shown. What callers sent is encrypted: every quotation is opened, and --since spares the older ones.',
    example: 'quotes find 0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10 --since 7d',
  })
    .argument('<id>', 'reference, request id (also X-Request-Id) or client_reference', anyId)
    .option(
      '--since <when>',
      `only among newer ones: ${SINCE_FORMS}`,
      since(() => ops.clock.now()),
    )
    .addOption(limitOption(50))
    .action(
      reporting(ops, async (id: string, options: Omit<QuoteSearch, 'id'>) => {
        const { quoteDesk } = await ops.storage();
        const quotes = await quoteDesk.find({ id, since: options.since, limit: options.limit });
        if (quotes.length === 0) throw new Failure('There is no quotation of this id: refused requests are not kept.');
        return {
          document: { quotes: quotes.map((quote) => ({ ...quote, createdAt: localTime(quote.createdAt) })) },
          text: table(COLUMNS, quotes, ops.terminal.width),
        };
      }),
    );
}
