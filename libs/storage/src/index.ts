export { generateDataKey } from './encryption/data-key';
export { checkKeyFile } from './encryption/open-key-ring';
export { openStorage } from './open-storage';
export { MESSAGE_STATES } from './outbox/outbox-desk';
export { QueryTimeout } from './database/recording-fault';
export { watchChannel, type WatchedChannel } from './settings/watch-channel';
export type {
  Backlog,
  FailedMessages,
  MessageFilter,
  MessageState,
  MessageSummary,
  OutboxDesk,
} from './outbox/outbox-desk';
export type { AuditLine, OnProgress, Person, PersonalData, Privacy } from './privacy/privacy';
export type {
  FoundQuote,
  QuoteAsked,
  QuoteAdmin,
  QuoteDetail,
  QuoteFilter,
  QuoteSearch,
  QuotesOfHour,
  QuoteSummary,
  QuoteTrait,
} from './quotes/quote-admin';
export type { ChannelSetting, ChannelState } from './storage';
export type { NewLink, OperatorDesks, QuoteStore, Storage, StorageOptions } from './storage';
export { StorageUnusable } from './storage-unusable';
