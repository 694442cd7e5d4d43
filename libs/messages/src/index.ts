export type { EndpointSwitches } from './endpoint-switches';
export type { MessageKind, NewMessage } from './message';
export type { ClaimedMessage, Outbox, PassedOver, Settlement } from './outbox';
