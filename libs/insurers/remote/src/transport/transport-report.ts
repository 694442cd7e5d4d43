/** What a transport tells whoever keeps the logs. */
export const TRANSPORT_EVENTS = [
  'call failed',
  'call repeated',
  'insurer unavailable',
  'registry unavailable',
  'breaker changed',
] as const;
export type TransportEvent = (typeof TRANSPORT_EVENTS)[number];

/** Facts of an event: ids, codes, statuses and times. Never anything that a request or an answer says. */
export type TransportFacts = Readonly<Record<string, string | number>>;

export type TransportReport = (event: TransportEvent, facts: TransportFacts) => void;
