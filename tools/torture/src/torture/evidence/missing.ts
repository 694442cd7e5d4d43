import { DUE_KINDS, EMAIL, EMAILED, type Delivery } from './delivery';
import type { Evidence } from './evidence';

/** The first delivery of each kind, by the reference of its quotation. */
export type FirstDeliveries = ReadonlyMap<string, ReadonlyMap<string, Delivery>>;

export function firstDeliveries(deliveries: readonly Delivery[]): FirstDeliveries {
  const byReference = new Map<string, Map<string, Delivery>>();
  for (const delivery of deliveries) {
    const { reference, kind, acceptedAt } = delivery;
    const kinds = byReference.get(reference) ?? new Map<string, Delivery>();
    byReference.set(reference, kinds);
    if (acceptedAt < (kinds.get(kind)?.acceptedAt ?? Number.POSITIVE_INFINITY)) kinds.set(kind, delivery);
  }
  return byReference;
}

/**
 * What was not delivered, of the quotations that were acknowledged and of those that only their messages tell of: whoever
 * gets one of them gets all.
 */
export function missingDeliveries({ acknowledged }: Evidence, first: FirstDeliveries): string[] {
  const answered = new Set(acknowledged.map(({ reference }) => reference));
  return [...new Set([...answered, ...first.keys()])].flatMap((reference) => {
    const kinds = first.get(reference);
    const which = answered.has(reference) ? 'was acknowledged' : 'was not acknowledged';
    return DUE_KINDS.filter((kind) => !kinds?.has(kind)).map((kind) => `${reference} ${which} and has no ${kind}`);
  });
}

/** Webhooks that said of an e-mail that it was delivered before it was. */
export function earlyClaims(first: FirstDeliveries): string[] {
  return [...first].flatMap(([reference, kinds]) => {
    const [emailed, told] = [kinds.get(EMAIL)?.acceptedAt, kinds.get(EMAILED)?.acceptedAt];
    const isEarly = emailed !== undefined && told !== undefined && told < emailed;
    return isEarly ? [`${reference}: ${EMAILED} came before the e-mail`] : [];
  });
}
