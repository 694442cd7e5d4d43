import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from '../evidence/evidence';
import type { Gate } from '../receivers/gate';
import type { Mood } from '../receivers/whims';
import type { Pace } from './pace';
import type { Scenario, Surroundings } from './scenario';

/** A trouble that comes and passes. */
export interface Trouble {
  readonly name: string;
  readonly pass: () => Promise<void>;
}

/** The troubles of a run, in their order. */
export function troublesOf(scenario: Scenario, surroundings: Surroundings, pace: Pace): readonly Trouble[] {
  const { receivers, happenings, chance } = surroundings;
  const { databaseServer } = scenario;
  const lasting = () => sleep(chance.between(...pace.outageMs));

  const gone = (
    part: Part,
    what: string,
    { shut, open }: { shut(): Promise<void>; open(): Promise<void> },
  ): Trouble => ({
    name: `${what} is stopped`,
    pass: () => happenings.without(part, () => shut().then(lasting), open),
  });
  const gateOf = (gate: Gate) => ({ shut: () => gate.shut(), open: () => gate.open() });
  const moody = (of: 'mail' | 'webhooks', name: string, mood: Mood): Trouble => ({
    name,
    pass: async () => {
      receivers.setMood(of, mood);
      await lasting();
      receivers.setMood(of, 'moody');
    },
  });
  const database = databaseServer
    ? [gone('database', 'PostgreSQL', { shut: () => databaseServer.stop(), open: () => databaseServer.start() })]
    : [];

  return [
    ...database,
    gone('mail', 'the mail server', gateOf(receivers.gates.mail)),
    moody('webhooks', 'the webhook receiver is slow', 'slow'),
    gone('webhooks', 'the webhook receiver', gateOf(receivers.gates.webhooks)),
    moody('mail', 'the mail server refuses for now', 'refusing'),
    ...database,
    moody('webhooks', 'the webhook receiver refuses for now', 'refusing'),
  ];
}
