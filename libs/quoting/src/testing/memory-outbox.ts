import type { Clock, Trace } from '@cotiza/kernel';
import type { EndpointSwitches } from '../ports/endpoint-switches';
import type { NewMessage } from '../ports/message';
import type { ClaimedMessage, Outbox, PassedOver, Settlement } from '../ports/outbox';

/** An added message, with the trace that caused it if known. */
export interface AddedMessage extends NewMessage {
  readonly trace?: Trace;
}

/** A message with its state. */
export interface KeptMessage extends AddedMessage {
  readonly createdAt: number;
  state: 'pending' | 'delivered' | 'dead';
  attempts: number;
  dueAt: number;
  lease: string | null;
  leaseEndsAt: number;
  reason: string | null;
}

/** An outbox in memory for tests. It passes `outboxContract` like the real ones, and can be made to fail. */
export interface MemoryOutbox extends Outbox, EndpointSwitches {
  add(...messages: AddedMessage[]): void;
  readonly messages: ReadonlyMap<string, KeptMessage>;
  /** Endpoints that are switched off, with the reason. */
  readonly off: Map<string, string>;
  /** The number of calls of `claim`. */
  claims(): number;
  /** While set, every operation rejects with it. */
  broken: Error | undefined;
}

export function memoryOutbox(clock: Clock): MemoryOutbox {
  const messages = new Map<string, KeptMessage>();
  const listeners = new Set<() => void>();
  let leases = 0;
  let claimCount = 0;

  const keep = (added: readonly AddedMessage[]) => {
    for (const message of added) {
      if (!messages.has(message.id)) messages.set(message.id, newMessage(message, clock.now()));
    }
    if (added.length > 0) listeners.forEach((listener) => listener());
  };
  const isDue = ({ state, dueAt, lease, leaseEndsAt }: KeptMessage) =>
    state === 'pending' && dueAt <= clock.now() && (lease === null || leaseEndsAt <= clock.now());

  const isPassedOver = ({ kind, target }: KeptMessage, { emails, endpoints }: PassedOver) =>
    kind === 'email' ? emails : endpoints.includes(target ?? '');
  const leased = (limit: number, leaseEndsAt: number, passedOver: PassedOver): ClaimedMessage[] => {
    const due = [...messages.values()]
      .filter((message) => isDue(message) && !isPassedOver(message, passedOver))
      .sort((a, b) => a.dueAt - b.dueAt);
    return due.slice(0, limit).map((message) => {
      const lease = `lease-${++leases}`;
      Object.assign(message, { lease, leaseEndsAt });
      const { id, reference, kind, target, event, payload, createdAt, attempts, trace } = message;
      return { quote: 1, id, reference, kind, target, event, payload, createdAt, attempts, trace, lease };
    });
  };

  const outbox: MemoryOutbox = {
    messages,
    off: new Map(),
    broken: undefined,
    claims: () => claimCount,
    add: (...added) => keep(added),
    claim: async (limit, leaseMs, passedOver = { emails: false, endpoints: [] }) => {
      claimCount += 1;
      const claimed = outbox.broken ? [] : leased(limit, clock.now() + leaseMs, passedOver);
      await failing(outbox);
      return claimed;
    },
    extend: async (leases, leaseMs) => {
      await failing(outbox);
      for (const message of messages.values()) {
        if (message.lease === null || !leases.includes(message.lease) || message.leaseEndsAt <= clock.now()) continue;
        message.leaseEndsAt = clock.now() + leaseMs;
      }
    },
    settle: async ({ id, lease }, settlement) => {
      await failing(outbox);
      const message = messages.get(id);
      if (!message || message.lease !== lease || message.leaseEndsAt <= clock.now()) return false;
      Object.assign(message, settled(message, settlement));
      if ('followUps' in settlement)
        keep(settlement.followUps.map((following) => ({ ...following, trace: message.trace })));
      return true;
    },
    onAdded: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    switchedOff: async () => {
      await failing(outbox);
      return new Set(outbox.off.keys());
    },
    switchOff: async (name, reason) => {
      await failing(outbox);
      if (!outbox.off.has(name)) outbox.off.set(name, reason);
    },
  };
  return outbox;
}

const newMessage = (message: AddedMessage, now: number): KeptMessage => ({
  ...message,
  createdAt: now,
  state: 'pending',
  attempts: 0,
  dueAt: now,
  lease: null,
  leaseEndsAt: 0,
  reason: null,
});

function settled({ attempts }: KeptMessage, settlement: Settlement): Partial<KeptMessage> {
  const ended = { lease: null, attempts: settlement.kind === 'returned' ? attempts : attempts + 1 };
  switch (settlement.kind) {
    case 'delivered':
      return { ...ended, state: 'delivered', reason: null };
    case 'retry':
    case 'returned':
      return { ...ended, dueAt: settlement.dueAt, reason: settlement.reason };
    case 'dead':
      return { ...ended, state: 'dead', reason: settlement.reason };
  }
}

async function failing(outbox: MemoryOutbox): Promise<void> {
  await Promise.resolve();
  if (outbox.broken) throw outbox.broken;
}
