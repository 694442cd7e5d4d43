import type { ColumnTypes } from '../dialect-traits';
import { eraseWithQuotes, erasedWithQuote } from './late-answers.migration';

/** Creates the table of revisions. Few quotations are revised, so it is not divided by day. */
export const quoteRevisionsTable = ({ sequence, integer }: ColumnTypes): readonly string[] => [
  `create table quote_revisions (
    quote ${integer} primary key ${erasedWithQuote({ sequence })},
    series text not null,
    created_at ${integer} not null)`,
  'create index quote_revisions_series on quote_revisions (series)',
  ...(sequence === 'bigserial' ? [eraseWithQuotes('idempotency_keys', 'late_answers', 'quote_revisions')] : []),
];
