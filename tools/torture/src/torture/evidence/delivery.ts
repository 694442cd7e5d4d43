export const EMAIL = 'e-mail';
export const QUOTED = 'cotizacion.cotizada';
export const EMAILED = 'cotizacion.correo_entregado';

/** What every quotation with offers gives rise to; the last only after the first. */
export const DUE_KINDS = [EMAIL, QUOTED, EMAILED] as const;

/** A message that a receiver has accepted. Instants are milliseconds since the epoch. */
export interface Delivery {
  /** An e-mail, or the event that a webhook tells. */
  readonly kind: string;
  /** Message-ID or webhook-id: the same when it is delivered again. */
  readonly message: string;
  /** Reference of its quotation. */
  readonly reference: string;
  /** What its caller had called the request: it shows by its recipient or in its payload. */
  readonly clientReference: string;
  /** Digest of what must be the same each time. */
  readonly content: string;
  /** The process that delivered it, told apart from the one before it and the one after it. */
  readonly by: string;
  readonly acceptedAt: number;
  /** When the receiver had said so; null when it never could, because the connection was gone or it cut it. */
  readonly answeredAt: number | null;
}

/** Deliveries by their message, those of each message in the order in which they were accepted. */
export function byMessage(deliveries: readonly Delivery[]): ReadonlyMap<string, readonly Delivery[]> {
  const groups = new Map<string, Delivery[]>();
  for (const delivery of [...deliveries].sort((one, other) => one.acceptedAt - other.acceptedAt)) {
    const key = `${delivery.kind} ${delivery.message}`;
    const group = groups.get(key);
    if (group) group.push(delivery);
    else groups.set(key, [delivery]);
  }
  return groups;
}
