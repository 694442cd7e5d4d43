export type NotifierEvent =
  | 'message delivered'
  | 'message delayed'
  | 'message dead'
  | 'webhook endpoint does not answer'
  | 'webhook endpoint switched off'
  | 'outbox unavailable'
  | 'lease lapsed';

/** Facts of an event: ids, codes and counts. Never a name, an address, a token or the content of a message. */
export type Facts = Readonly<Record<string, string | number | null>>;

export type Report = (event: NotifierEvent, facts: Facts) => void;
