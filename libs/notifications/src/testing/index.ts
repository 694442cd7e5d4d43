export { anyText, contractEmail, contractName } from './contract-texts.arbitrary';
export { TEST_SECRET, webhookEndpoint } from './endpoints.builder';
export { headerOf } from './mail-source';
export { memoryOutbox, type KeptMessage, type MemoryOutbox } from './memory-outbox';
export {
  archivedQuote,
  archivedQuoteOf,
  quotedOffer,
  quoteResult,
  recordedQuote,
  TEST_INSTANT,
  TEST_REFERENCE,
  TEST_TOKEN,
} from './quotes.builder';
export { readMail, smtpReceiver, type ReceivedMail, type SmtpReceiver } from './smtp-receiver';
export { quiet, until } from './until';
export { webhookReceiver, type ReceivedWebhook, type WebhookReceiver } from './webhook-receiver';
