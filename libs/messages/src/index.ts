export type { EndpointSwitches } from './endpoint-switches';
export { MAIL_DEFERRED, type MessageKind, type NewMessage } from './message';
export type { ClaimedMessage, Outbox, PassedOver, Settlement } from './outbox';
