import type { QuoteFilter, QuoteSummary } from '@cotiza/storage';
import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { localTime } from '../output/local-time';
import { table, type Column } from '../output/table';
import { limitOption, lineOption } from '../parameters/parameters';
import { since, SINCE_FORMS } from '../parameters/since';

/** The columns of quotations in a list. */
export const SUMMARY_COLUMNS: readonly Column<QuoteSummary>[] = [
  { title: 'REFERENCE', of: ({ reference }) => reference },
  { title: 'LINE', of: ({ line }) => line },
  { title: 'STATE', of: ({ state }) => state },
  { title: 'CREATED', of: ({ createdAt }) => localTime(createdAt) },
];

export function quotesList(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'list',
    summary: 'List quotations, the newest first',
    note: 'Nothing personal is shown.',
    example: 'quotes list --line Car --since 24h',
  })
    .addOption(lineOption('only those of one line'))
    .option(
      '--since <when>',
      `only newer ones: ${SINCE_FORMS}`,
      since(() => ops.clock.now()),
    )
    .addOption(limitOption(50))
    .action(
      reporting(ops, async ({ line, since, limit }: QuoteFilter) => {
        const { quoteDesk } = await ops.storage();
        const quotes = await quoteDesk.list({ line, since, limit });
        return {
          document: { quotes: quotes.map((quote) => ({ ...quote, createdAt: localTime(quote.createdAt) })) },
          text: quotes.length > 0 ? table(SUMMARY_COLUMNS, quotes, ops.terminal.width) : 'No quotations.',
        };
      }),
    );
}
