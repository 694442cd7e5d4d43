export { archivedQuote, archivedQuoteOf, TEST_TOKEN } from './archived-quote.builder';
