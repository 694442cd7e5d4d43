import type { RemoteFigures } from '../figures';

/** Figures of insurers over the network that meet every bar. */
export const REMOTE_FIGURES: RemoteFigures = {
  insurers: 8,
  hanging: 2,
  clients: 100,
  inTime: { p50Ms: 3.25, p99Ms: 9.75, quotes: 1300, perSecond: 86.7 },
  atDeadline: { p50Ms: 1, p99Ms: 12, quotes: 9000, perSecond: 30 },
  insurersAtDeadline: 6,
  growth: { memory: 1.02, sockets: 0.98 },
  afterBreaker: { p50Ms: 2, p99Ms: 8, quotes: 1500, perSecond: 100 },
};
