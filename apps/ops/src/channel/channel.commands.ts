import { group } from '../add-group';
import { channelOff } from './channel-off.command';
import { channelOn } from './channel-on.command';
import { channelStatus } from './channel-status.command';

export const channelCommands = group('channel', 'Stop quotations and let them go on', [
  channelOff,
  channelOn,
  channelStatus,
]);
