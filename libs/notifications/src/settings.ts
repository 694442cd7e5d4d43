/** Settings of an operator and the file of endpoints. They have an entry of their own, because their validators are large. */
export { NotificationSettings } from './notification.settings';
export { readWebhooks } from './webhooks/read-webhooks';
export { WebhookEntry } from './webhooks/webhooks-file';
