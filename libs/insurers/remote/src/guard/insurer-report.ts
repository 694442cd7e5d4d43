import type { TransportEvent, TransportFacts } from '@cotiza/transport';

/** Logs the events of insurers over the network and of their transport. */
export type InsurerReport = (event: TransportEvent | 'insurer unavailable', facts: TransportFacts) => void;
