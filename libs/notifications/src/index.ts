export { emlMailer } from './mail/eml.mailer';
export { keptMails, type KeptMail, type KeptMails, type MailsSought } from './mail/kept-mails';
export type { Mail, Mailer, MailOutcome } from './mail/mail';
export { readMailbox, type Mailbox } from './mail/mailbox';
export { chosenOfferLinks, purchaseLinks, type LinkOf } from './mail/purchase-links';
export { dataMailComposer, type ComposeDataMail } from './mail/data-mail.composer';
export { quoteMailComposer, type ComposeQuoteMail, type QuoteMailSettings } from './mail/quote-mail.composer';
export { quoteMailer, type QuoteMailer, type QuoteMailOutcome } from './mail/quote-mailer';
export { smtpMailer } from './mail/smtp.mailer';
export {
  dataLinkMessage,
  type MailContent,
  messagesFor,
  messagesForChoices,
  messagesForUpdates,
  type MessagesOf,
} from './messages/messages-for';
export type { Facts, NotifierEvent, Report } from './notifier/report';
export { startNotifier, type Notifier, type NotifierOptions } from './notifier/start-notifier';
export { bouncing } from './sandbox';
export { sendTestMail } from './trial/send-test-mail';
export { sendTestWebhook } from './trial/send-test-webhook';
export type { Trial } from './trial/trial';
export { WEBHOOK_EVENTS, type WebhookEndpoint, type WebhookEvent } from './webhooks/webhook-endpoint';
export { DESCRIBED_WEBHOOKS } from './webhooks/webhook-message';
