export const EMAIL = 'e-mail';
const QUOTED = 'cotizacion.cotizada';
const EMAILED = 'cotizacion.correo_entregado';

/** The messages of every quotation with offers. */
const DUE_KINDS = [EMAIL, QUOTED, EMAILED];

/** Time in which a process records the receiver's answer; a few milliseconds on an idle machine. */
const SETTLING_MS = 2000;

/** A quotation whose whole answer a caller has received. Instants are milliseconds since the epoch. */
export interface Acknowledgement {
  readonly reference: string;
  readonly clientReference: string;
}

/** A message that a receiver has accepted. */
export interface Delivery {
  /** `e-mail`, or the type of the webhook's event. */
  readonly kind: string;
  /** Message-ID or webhook-id: equal when the message is delivered again. */
  readonly message: string;
  readonly reference: string;
  readonly clientReference: string;
  /** Digest of what stays equal each time. */
  readonly content: string;
  /** Name of the process that sent it, another after each start. */
  readonly by: string;
  readonly acceptedAt: number;
  /** Undefined when the receiver could not answer or cut the connection. */
  readonly answeredAt?: number;
}

export interface Evidence {
  readonly acknowledged: readonly Acknowledgement[];
  readonly deliveries: readonly Delivery[];
  /** Instant of each process's end, by its name. */
  readonly deaths: ReadonlyMap<string, number>;
  /** Instants at which every connection to the database was cut. */
  readonly cuts: readonly number[];
}

export interface Account {
  readonly lost: number;
  readonly duplicates: number;
  /** One sentence each. */
  readonly faults: readonly string[];
}

/** Compares the messages that arrived with those that had to arrive. */
export function accountFor(evidence: Evidence): Account {
  const deliveries = [...evidence.deliveries].sort((one, other) => one.acceptedAt - other.acceptedAt);
  const messages = [...groupBy(deliveries, ({ kind, message }) => `${kind} ${message}`).values()];
  const lost = lostMessages(evidence.acknowledged, deliveries);
  return {
    lost: lost.length,
    duplicates: deliveries.length - messages.length,
    faults: [
      ...lost,
      ...messages.flatMap((copies) => copyFaults(copies, evidence)),
      ...mixUps([...evidence.acknowledged, ...deliveries]),
      ...severalMessages(deliveries),
    ],
  };
}

/** A quotation has all its messages, also where only a message of it is known. */
function lostMessages(acknowledged: readonly Acknowledgement[], deliveries: readonly Delivery[]): string[] {
  const answered = new Set(acknowledged.map(({ reference }) => reference));
  const delivered = groupBy(deliveries, ({ reference }) => reference);
  return [...new Set([...answered, ...delivered.keys()])].flatMap((reference) => {
    const kinds = delivered.get(reference)?.map(({ kind }) => kind) ?? [];
    const which = answered.has(reference) ? 'was acknowledged' : 'was not acknowledged';
    return DUE_KINDS.filter((kind) => !kinds.includes(kind)).map((kind) => `${reference} ${which} and has no ${kind}`);
  });
}

/** Every copy but the last has lost its acknowledgement, and all have one content. */
function copyFaults(copies: readonly Delivery[], { deaths, cuts }: Evidence): string[] {
  const isExplained = ({ by, acceptedAt, answeredAt }: Delivery) => {
    if (answeredAt === undefined) return true;
    const settledAt = answeredAt + SETTLING_MS;
    const diedAt = deaths.get(by);
    return (diedAt !== undefined && diedAt <= settledAt) || cuts.some((at) => at >= acceptedAt && at <= settledAt);
  };
  const unexplained = copies.slice(0, -1).filter((copy) => !isExplained(copy));
  const contents = new Set(copies.map(({ content }) => content));
  return [
    ...unexplained.map(({ kind, message, by }) => `${kind} ${message} by ${by} came again without a reason`),
    ...(contents.size > 1 ? [`${copies[0]?.kind} ${copies[0]?.message} came again with another content`] : []),
  ];
}

/** A request is quoted once, and a quotation belongs to one request. */
function mixUps(pairs: readonly Acknowledgement[]): string[] {
  const byReference = groupBy(pairs, ({ reference }) => reference);
  const byRequest = groupBy(pairs, ({ clientReference }) => clientReference);
  return [
    ...several(byReference, ({ clientReference }) => clientReference).map((words) => `quotation ${words}`),
    ...several(byRequest, ({ reference }) => reference).map((words) => `request ${words}`),
  ];
}

const severalMessages = (deliveries: readonly Delivery[]): string[] =>
  several(
    groupBy(deliveries, ({ reference, kind }) => `${reference} ${kind}`),
    ({ message }) => message,
  );

function several<T>(groups: ReadonlyMap<string, readonly T[]>, valueOf: (each: T) => string): string[] {
  return [...groups].flatMap(([key, group]) => {
    const values = new Set(group.map(valueOf));
    return values.size > 1 ? [`${key} has ${[...values].join(' and ')}`] : [];
  });
}

function groupBy<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}
