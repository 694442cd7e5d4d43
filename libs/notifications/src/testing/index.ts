export { until } from '@cotiza/kernel/testing';
export { anyText, contractEmail, contractName } from './contract-texts.arbitrary';
export { TEST_SECRET, webhookEndpoint } from './endpoints.builder';
export { headerOf } from './mail-source';
export { quiet } from './quiet';
export { recordedQuote } from './recorded-quote.builder';
export { readMail, smtpReceiver, type ReceivedMail, type SmtpReceiver } from './smtp-receiver';
export { webhookReceiver, type WebhookReceiver } from './webhook-receiver';
