import type { TransportEvent, TransportFacts } from '@cotiza/transport';

/** What insurers over the network, and what calls them, tell whoever keeps the logs. */
export type InsurerReport = (event: TransportEvent | 'insurer unavailable', facts: TransportFacts) => void;
