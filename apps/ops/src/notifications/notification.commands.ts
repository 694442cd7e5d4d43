import { group } from '../add-group';
import { notificationsDiscard } from './notifications-discard.command';
import { notificationsList } from './notifications-list.command';
import { notificationsReplay } from './notifications-replay.command';
import { notificationsShow } from './notifications-show.command';

export const notificationCommands = group('notifications', 'Look after e-mails and webhook messages', [
  notificationsList,
  notificationsShow,
  notificationsReplay,
  notificationsDiscard,
]);
