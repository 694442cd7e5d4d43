export * from './insurers';
export * from './quotes';
export * from './quoting';
export * from './reference-data';
export { memoryOutbox, type AddedMessage, type KeptMessage, type MemoryOutbox } from './memory-outbox';
export { emailJob, webhookJob } from './messages.builder';
export { outboxContract, type OutboxUnderTest } from './outbox.contract';
export { archivedQuote, archivedQuoteOf, TEST_TOKEN } from './archived-quote.builder';
