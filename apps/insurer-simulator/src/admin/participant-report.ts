import { formatLatency } from '../latency/latency-model';
import { basePath, type Participant } from '../participants/participant';
import type { Simulation } from '../server/simulation';

/** Returns the present settings and counters of a participant. */
export function participantReport(participant: Participant, { insurers }: Simulation): object {
  const { id, protocol, latency, faults, counters, sockets, rejections } = participant;
  const profile = insurers.find((insurer) => insurer.id === id)?.insurer.profile;
  return {
    id,
    protocol,
    path: basePath(id),
    ...(profile && { name: profile.name, rateBook: profile.book, perMille: profile.perMille }),
    latency: formatLatency(latency),
    faults: faults.rules,
    counters: counters.values,
    openSockets: sockets.size,
    rejections: rejections.all,
  };
}
