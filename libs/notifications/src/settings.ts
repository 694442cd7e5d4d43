/** What an operator sets: the settings and the file of endpoints. It is apart, because what validates it is large. */
export { NotificationSettings } from './notification.settings';
export { readWebhooks } from './webhooks/read-webhooks';
export { WebhookEntry } from './webhooks/webhooks-file';
