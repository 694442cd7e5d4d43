import { group } from './add-group';
import { channelOff } from './channel/channel-off.command';
import { channelOn } from './channel/channel-on.command';
import { channelStatus } from './channel/channel-status.command';
import { quotesFind } from './quotes/quotes-find.command';
import { quotesList } from './quotes/quotes-list.command';
import { quotesShow } from './quotes/quotes-show.command';
import { notificationsDiscard } from './notifications/notifications-discard.command';
import { notificationsList } from './notifications/notifications-list.command';
import { notificationsReplay } from './notifications/notifications-replay.command';
import { notificationsShow } from './notifications/notifications-show.command';
import { webhooksList } from './webhooks/webhooks-list.command';
import { webhooksOn } from './webhooks/webhooks-on.command';
import { webhooksTest } from './webhooks/webhooks-test.command';
import { mailTest } from './mail/mail-test.command';
import { privacyAudit } from './privacy/privacy-audit.command';
import { privacyErase } from './privacy/privacy-erase.command';
import { privacyExport } from './privacy/privacy-export.command';
import { privacyPurge } from './privacy/privacy-purge.command';
import { privacyRotateKey } from './privacy/privacy-rotate-key.command';
import { insurersCheck } from './insurers/insurers-check.command';
import { insurersList } from './insurers/insurers-list.command';
import { callersNew } from './callers/callers-new.command';
import { consoleNew } from './console/console-new.command';
import { ratingCheck } from './rating/rating-check.command';
import { ratingDiff } from './rating/rating-diff.command';
import { ratingExplain } from './rating/rating-explain.command';
import { ratingPortfolio } from './rating/rating-portfolio.command';
import { storageBackup } from './storage/storage-backup.command';
import { storageCopy } from './storage/storage-copy.command';
import { storageMigrate } from './storage/storage-migrate.command';

export const channelCommands = group('channel', 'Stop quotations and let them go on', [
  channelOff,
  channelOn,
  channelStatus,
]);

export const quoteCommands = group('quotes', 'Look at quotations', [quotesList, quotesFind, quotesShow]);

export const notificationCommands = group('notifications', 'Look after e-mails and webhook messages', [
  notificationsList,
  notificationsShow,
  notificationsReplay,
  notificationsDiscard,
]);

export const webhookCommands = group('webhooks', 'Look after the endpoints of WEBHOOKS_FILE', [
  webhooksList,
  webhooksOn,
  webhooksTest,
]);

export const mailCommands = group('mail', 'See whether e-mails leave', [mailTest]);

export const privacyCommands = group('privacy', 'Give people their data, erase it, and keep it safe', [
  privacyExport,
  privacyErase,
  privacyPurge,
  privacyRotateKey,
  privacyAudit,
]);

export const insurerCommands = group('insurers', 'See which insurers are asked, and whether they answer', [
  insurersList,
  insurersCheck,
]);

export const callerCommands = group('callers', 'Make keys for callers that are to have limits of their own', [
  callersNew,
]);

export const consoleCommands = group('console', 'Make keys for operators of the console', [consoleNew]);

export const ratingCommands = group('rating', 'Explain prices, and measure rate books before they are released', [
  ratingExplain,
  ratingPortfolio,
  ratingDiff,
  ratingCheck,
]);

export const storageCommands = group('storage', 'Look after the database', [
  storageMigrate,
  storageBackup,
  storageCopy,
]);
