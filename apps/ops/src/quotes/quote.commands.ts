import type { FoundQuote, MessageSummary, QuoteDetail, QuoteFilter, QuoteSearch, QuoteSummary } from '@cotiza/storage';
import type { Command } from 'commander';
import { defineCommand } from '../define-command';
import { Failure } from '../failure';
import type { Ops } from '../ops';
import { messageDocument } from '../notification.commands';
import { localTime, localTimeOrNull } from '../output/local-time';
import { CANNOT_BE_READ } from '../output/report';
import { table, type Column } from '../output/table';
import { anyId, limitOption, lineOption, quoteReference } from '../parameters/parameters';
import { sinceOption } from '../parameters/since';
import { quoteDocument, quoteText } from './quote-detail';

const SUMMARY_COLUMNS: readonly Column<QuoteSummary>[] = [
  { title: 'REFERENCE', of: ({ reference }) => reference },
  { title: 'LINE', of: ({ line }) => line },
  { title: 'STATE', of: ({ state }) => state },
  { title: 'CREATED', of: ({ createdAt }) => localTime(createdAt) },
];

const quotesList = defineCommand({
  name: 'list',
  summary: 'List quotations, the newest first',
  note: 'Nothing personal is shown.',
  example: 'quotes list --line Car --since 24h',
  options: (own, ops) =>
    own
      .addOption(lineOption('only those of one line'))
      .addOption(sinceOption('only newer ones', ops.clock))
      .addOption(limitOption(50)),
  run: async (ops, { line, since, limit }: QuoteFilter) => {
    const { quoteAdmin } = await ops.storage();
    const quotes = await quoteAdmin.list({ line, since, limit });
    return {
      document: { quotes: quotes.map((quote) => ({ ...quote, createdAt: localTime(quote.createdAt) })) },
      text: quotes.length > 0 ? table(SUMMARY_COLUMNS, quotes, ops.terminal.width) : 'No quotations.',
    };
  },
});

const FOUND_COLUMNS: readonly Column<FoundQuote>[] = [...SUMMARY_COLUMNS, { title: 'FOUND BY', of: ({ by }) => by }];

const quotesFind = defineCommand({
  name: 'find',
  summary: 'Find quotations by a reference, a request id or a client_reference',
  note: 'The id is compared whole. Nothing personal is shown. What callers sent is encrypted: every quotation is opened, and --since spares the older ones.',
  example: 'quotes find 0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10 --since 7d',
  options: (own, ops) =>
    own
      .argument('<id>', 'reference, request id (also X-Request-Id) or client_reference', anyId)
      .addOption(sinceOption('only among newer ones', ops.clock))
      .addOption(limitOption(50)),
  run: async (ops, id: string, options: Omit<QuoteSearch, 'id'>) => {
    const { quoteAdmin } = await ops.storage();
    const { found, unreadable } = await quoteAdmin.find({ id, since: options.since, limit: options.limit });
    const left = `${unreadable} not compared: ${CANNOT_BE_READ}`;
    const none = 'There is no quotation of this id: refused requests are not kept.';
    if (found.length === 0) throw new Failure(unreadable === 0 ? none : `${none}\n${left}`);
    return {
      document: { quotes: found.map((quote) => ({ ...quote, createdAt: localTime(quote.createdAt) })) },
      text: table(FOUND_COLUMNS, found, ops.terminal.width),
      failure: unreadable === 0 ? undefined : left,
    };
  },
});

/** Opens a quotation, which the audit trail keeps. @throws Failure when there is none */
export async function shownQuote(ops: Ops, reference: string): Promise<QuoteDetail> {
  const quote = await (await ops.storage()).quoteAdmin.show(reference);
  if (quote) return quote;
  throw new Failure('There is no quotation with this reference: it may have been erased or purged.');
}

const ofQuotation = (own: Command) => own.argument('<reference>', 'reference of the quotation', quoteReference);

const quotesShow = defineCommand({
  name: 'show',
  summary: 'Show a quotation in full. It prints PERSONAL DATA',
  note: 'The request is printed as it was received, with names, documents and addresses: look only with a reason to. The audit trail keeps that you did.',
  example: 'quotes show COT-7K2M9QX4TB',
  options: ofQuotation,
  run: async (ops, reference: string) => {
    const quote = await shownQuote(ops, reference);
    return { document: quoteDocument(quote), text: quoteText(quote, ops.terminal.width) };
  },
});

/** The stored answer of an insurer, without the reasons, which may quote the request. */
interface TracedAnswer {
  readonly insurer: string;
  readonly kind: 'offers' | 'declined' | 'unavailable';
  readonly offers?: number;
  readonly cause?: string;
  readonly ms?: number;
}

const ANSWER_COLUMNS: readonly Column<TracedAnswer>[] = [
  { title: 'INSURER', of: ({ insurer }) => insurer },
  { title: 'OUTCOME', of: ({ kind, cause }) => cause ?? kind },
  { title: 'OFFERS', of: ({ offers }) => offers ?? null, isNumber: true },
  { title: 'MS', of: ({ ms }) => ms ?? null, isNumber: true },
];

const MESSAGE_COLUMNS: readonly Column<MessageSummary>[] = [
  { title: 'EVENT', of: ({ event }) => event },
  { title: 'TO', of: ({ target, kind }) => target ?? kind },
  { title: 'STATE', of: ({ state }) => state },
  { title: 'TRIES', of: ({ attempts }) => attempts, isNumber: true },
  { title: 'ENDED', of: ({ endedAt }) => localTimeOrNull(endedAt) },
  { title: 'LAST FAILURE', of: ({ lastReason }) => lastReason },
];

/** More messages than a quotation has. */
const MESSAGES_OF_A_QUOTE = 1000;

const quotesTrace = defineCommand({
  name: 'trace',
  summary: 'Show what became of a quotation: the answers of insurers, their times and the messages sent',
  note: 'Nothing personal is shown. The log has lines with the same reference. The audit trail keeps that the quotation was opened.',
  example: 'quotes trace COT-7K2M9QX4TB',
  options: ofQuotation,
  run: async (ops, reference: string) => {
    const quote = await shownQuote(ops, reference);
    const { outboxDesk } = await ops.storage();
    const answers = (quote.answers as readonly TracedAnswer[]).map(
      ({ insurer, kind, offers, cause, ms }): TracedAnswer => ({ insurer, kind, offers, cause, ms }),
    );
    const messages = await outboxDesk.list({ reference, limit: MESSAGES_OF_A_QUOTE });
    const createdAt = localTime(quote.createdAt);
    const { width } = ops.terminal;
    return {
      document: {
        reference,
        line: quote.line,
        state: quote.state,
        createdAt,
        answers,
        messages: messages.map(messageDocument),
      },
      text: [
        `${reference}  ${quote.line}  ${quote.state}  kept ${createdAt}`,
        answers.length > 0 ? table(ANSWER_COLUMNS, answers, width) : 'No insurer was asked.',
        messages.length > 0 ? table(MESSAGE_COLUMNS, messages, width) : 'No messages.',
      ].join('\n\n'),
    };
  },
});

export const commands = [quotesList, quotesFind, quotesShow, quotesTrace];
