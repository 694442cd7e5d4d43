/** Events for the log. */
export type TransportEvent = 'call failed' | 'call repeated' | 'breaker changed';

/** Facts of an event: ids, codes, statuses and times. Never the content of a request or an answer. */
export type TransportFacts = Readonly<Record<string, string | number>>;

export type TransportReport = (event: TransportEvent, facts: TransportFacts) => void;
