import { DUE_KINDS, type Delivery } from './delivery';
import type { Evidence } from './evidence';

/** What was mixed up: quotations and requests that do not belong to one another, one message with two contents. */
export function mixUps({ acknowledged, deliveries }: Evidence, messages: Iterable<readonly Delivery[]>): string[] {
  const pairs = [...acknowledged, ...deliveries];
  return [
    ...several(pairs, 'reference', 'clientReference').map(([one, some]) => `${one} answers ${some}`),
    ...several(pairs, 'clientReference', 'reference').map(([one, some]) => `${one} was quoted as ${some}`),
    ...changedContents(messages),
    ...severalMessages(deliveries),
    ...unexpectedKinds(deliveries),
  ];
}

type Pair = Pick<Delivery, 'reference' | 'clientReference'>;

/** Where one value of a property goes together with several of another. */
function several(pairs: readonly Pair[], one: keyof Pair, other: keyof Pair): [string, string][] {
  const others = new Map<string, Set<string>>();
  for (const pair of pairs) {
    const known = others.get(pair[one]) ?? new Set();
    others.set(pair[one], known.add(pair[other]));
  }
  return [...others].filter(([, some]) => some.size > 1).map(([value, some]) => [value, [...some].join(' and ')]);
}

function changedContents(messages: Iterable<readonly Delivery[]>): string[] {
  return [...messages]
    .filter((deliveries) => new Set(deliveries.map(({ content }) => content)).size > 1)
    .map(([delivery]) => `${delivery?.kind} ${delivery?.message} came again with another content`);
}

function severalMessages(deliveries: readonly Delivery[]): string[] {
  const ids = new Map<string, Set<string>>();
  for (const { reference, kind, message } of deliveries) {
    const known = ids.get(`${reference}: ${kind}`) ?? new Set();
    ids.set(`${reference}: ${kind}`, known.add(message));
  }
  return [...ids]
    .filter(([, some]) => some.size > 1)
    .map(([which, some]) => `${which} came as ${[...some].join(' and ')}`);
}

function unexpectedKinds(deliveries: readonly Delivery[]): string[] {
  const known: readonly string[] = DUE_KINDS;
  return deliveries
    .filter(({ kind }) => !known.includes(kind))
    .map(({ reference, kind }) => `${reference}: nothing gives rise to ${kind}`);
}
