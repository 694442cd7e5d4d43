import { InvalidOption } from '../invalid-option';
import type { Protocol } from '../participants/protocol';
import { faultKindsOf, type FaultKind } from './fault-kinds.table';

/** A requested fault. */
export interface FaultRule {
  readonly kind: FaultKind;
  /** The share of the requests it can strike. */
  readonly probability: number;
  /** The number of strikes before it ends; null means for ever. */
  readonly times: number | null;
}

/** A fault as an operator writes it, not yet checked. */
export interface FaultWish {
  readonly kind?: unknown;
  readonly probability?: unknown;
  readonly times?: unknown;
}

const KEYS: readonly string[] = ['kind', 'probability', 'times'];

/**
 * Checks that a protocol can show the fault.
 *
 * @throws InvalidOption
 */
export function toFaultRule(wish: FaultWish, protocol: Protocol): FaultRule {
  const unknown = Object.keys(wish).filter((key) => !KEYS.includes(key));
  if (unknown.length > 0) refuse(`a fault has ${KEYS.join(', ')} and nothing else, not ${unknown.join(', ')}`);
  const kind = kindOf(wish, protocol);
  const { probability = 1, times = null } = wish;
  if (!isProbability(probability)) return refuse(`fault ${kind}: probability must be a number above 0 and up to 1`);
  if (times !== null && !isCount(times)) return refuse(`fault ${kind}: times must be a whole number from 1`);
  return { kind, probability, times };
}

function kindOf({ kind }: FaultWish, protocol: Protocol): FaultKind {
  const possible = faultKindsOf(protocol);
  const found = possible.find((each) => each === kind);
  return found ?? refuse(`fault ${String(kind)} is not one that ${protocol} can show: ${possible.join(', ')}`);
}

const isProbability = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 1;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1;

function refuse(why: string): never {
  throw new InvalidOption(why);
}

/** Reads `KIND` or `KIND:probability`, as on the command line. */
export function parseFault(text: string): FaultWish {
  const [kind = '', probability, ...rest] = text.split(':');
  if (rest.length > 0) throw new InvalidOption(`fault ${text}: it must be KIND or KIND:probability`);
  return probability === undefined ? { kind } : { kind, probability: Number(probability || Number.NaN) };
}
