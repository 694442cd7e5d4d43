import { EVERYBODY, InvalidOption, PLATE_REGISTRY_ID, type SimulatorOptions } from '../simulator-options';
import { Participant } from './participant';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** All participants by id, in the order asked for; the plate registry is always the last. */
export type Participants = ReadonlyMap<string, Participant>;

/** @throws InvalidOption when two have the same id, or an option names an unknown id */
export function participantsOf({ insurers, latencies, faults, onRejection }: SimulatorOptions): Participants {
  const participants = new Map<string, Participant>();
  for (const { id, protocol } of [...insurers, { id: PLATE_REGISTRY_ID, protocol: 'plates' as const }]) {
    if (!ID.test(id) || id === EVERYBODY)
      throw new InvalidOption(`insurer ${id}: an id is like faro-a, and not ${EVERYBODY}`);
    if (participants.has(id)) throw new InvalidOption(`insurer ${id}: there is another one of this id`);
    const named = protocol === 'plates' ? id : EVERYBODY;
    const [latencyMs, fault] = [latencies[id] ?? latencies[named], faults[id] ?? faults[named]];
    participants.set(id, new Participant(id, protocol, latencyMs, fault, onRejection));
  }
  for (const id of [...Object.keys(latencies), ...Object.keys(faults)]) {
    if (id !== EVERYBODY && !participants.has(id)) throw new InvalidOption(`${id}: no participant has this id`);
  }
  return participants;
}
