import { defined } from '@cotiza/kernel';
import { EVERYBODY, InvalidOption, PLATE_REGISTRY_ID, type SimulatorOptions } from '../simulator-options';
import { Participant } from './participant';

/** Seconds that each company of an aggregator takes, as in production. */
const COMPANY_SECONDS = [5, 8, 12, 20, 35, 60, 100, 150];
const SECOND_MS = 1000;

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

interface Asked {
  readonly id: string;
  readonly protocol: Participant['protocol'];
  /** Its latency where no option sets another. */
  readonly ownMs?: number;
}

/** All participants by id, in the order asked for; the plate registry is always the last. */
export type Participants = ReadonlyMap<string, Participant>;

/** @throws InvalidOption when two have the same id, or an option names an unknown id */
export function participantsOf(
  { insurers, latencies, faults, pace, onRejection }: SimulatorOptions,
  companies: readonly string[],
): Participants {
  const participants = new Map<string, Participant>();
  const registry = { id: PLATE_REGISTRY_ID, protocol: 'plates' as const, ownMs: undefined };
  const asked = insurers.flatMap((insurer): readonly Asked[] =>
    insurer.protocol === 'aggregator' ? [insurer, ...companiesOf(insurer.id, companies, pace)] : [insurer],
  );
  for (const { id, protocol, ownMs } of [...asked, registry]) {
    if (!ID.test(id) || id === EVERYBODY)
      throw new InvalidOption(`insurer ${id}: an id is like faro-a, and not ${EVERYBODY}`);
    if (participants.has(id)) throw new InvalidOption(`insurer ${id}: there is another one of this id`);
    const named = protocol === 'plates' ? id : EVERYBODY;
    const allMs = ownMs ?? latencies[named];
    const [latencyMs, fault] = [latencies[id] ?? allMs, faults[id] ?? faults[named]];
    participants.set(id, new Participant(id, protocol, latencyMs, fault, onRejection));
  }
  refuseUnknown([...Object.keys(latencies), ...Object.keys(faults)], participants);
  return participants;
}

function refuseUnknown(ids: readonly string[], participants: Participants): void {
  for (const id of ids) {
    if (id !== EVERYBODY && !participants.has(id)) throw new InvalidOption(`${id}: no participant has this id`);
  }
}

/** The companies of an aggregator, each with its own latency. */
const companiesOf = (aggregator: string, keys: readonly string[], pace: number) =>
  keys.map((key, at) => ({
    id: companyId(aggregator, key),
    protocol: 'company' as const,
    ownMs: Math.round(defined(COMPANY_SECONDS[at % COMPANY_SECONDS.length], 'latency') * SECOND_MS * pace),
  }));

/** The id of a company of an aggregator: `lonja-mirador`. */
export const companyId = (aggregator: string, key: string): string => `${aggregator}-${key.toLowerCase()}`;
