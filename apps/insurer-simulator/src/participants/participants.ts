import { faultKindsOf } from '../faults/fault-kinds.table';
import { toFaultRule, type FaultRule, type FaultWish } from '../faults/fault-rule';
import { InvalidOption } from '../invalid-option';
import { parseLatency, type Latency } from '../latency/latency';
import { EVERYBODY, PLATE_REGISTRY_ID, type SimulatorOptions } from '../simulator-options';
import { Participant } from './participant';
import { INSURER_PROTOCOLS, type Protocol } from './protocol';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** All participants by id, in the order asked for; the plate registry is always the last. */
export type Participants = ReadonlyMap<string, Participant>;

/** @throws InvalidOption when two have the same id, or an option names an unknown id */
export function participantsOf(options: SimulatorOptions): Participants {
  const protocols = new Map<string, Protocol>();
  for (const { id, protocol } of [...options.insurers, { id: PLATE_REGISTRY_ID, protocol: 'plates' as const }]) {
    if (!ID.test(id) || id === EVERYBODY)
      throw new InvalidOption(`insurer ${id}: an id is like faro-a, and not ${EVERYBODY}`);
    if (protocols.has(id)) throw new InvalidOption(`insurer ${id}: there is another one of this id`);
    protocols.set(id, protocol);
  }
  for (const id of [...Object.keys(options.latencies), ...Object.keys(options.faults)]) {
    if (id !== EVERYBODY && !protocols.has(id)) throw new InvalidOption(`${id}: no participant has this id`);
  }
  return new Map(
    [...protocols].map(([id, protocol]) => [
      id,
      new Participant(
        { id, protocol, latency: latencyOf(id, options), faults: faultsOf(id, protocol, options) },
        options.seed,
        options.onRejection,
      ),
    ]),
  );
}

/** Returns the latency of an id. `all` applies to the insurers and not to the registry. */
function latencyOf(id: string, { latencies }: SimulatorOptions): Latency {
  return latencies[id] ?? (id === PLATE_REGISTRY_ID ? undefined : latencies[EVERYBODY]) ?? parseLatency('none');
}

/** Returns the faults of an id: its own, and those of `all` that its protocol can show. */
function faultsOf(id: string, protocol: Protocol, { faults }: SimulatorOptions): FaultRule[] {
  const own = faults[id];
  if (own) return own.map((wish) => toFaultRule(wish, protocol));
  if (id === PLATE_REGISTRY_ID) return [];
  return (faults[EVERYBODY] ?? []).flatMap((wish) => (canShow(wish, protocol) ? toFaultRule(wish, protocol) : []));
}

/** Returns true for a fault of the protocol. A fault that no insurer can show also passes, and is refused afterwards. */
function canShow({ kind }: FaultWish, protocol: Protocol): boolean {
  const protocols = INSURER_PROTOCOLS.filter((each) => faultKindsOf(each).some((known) => known === kind));
  return protocols.length === 0 || protocols.some((each) => each === protocol);
}
