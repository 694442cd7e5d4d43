import type { LimitGroup } from '../limits/limit-group.decorator';

/** A firm that the operator has given a key. */
export interface Caller {
  /** What the operator calls it. Nothing personal: it is logged. */
  readonly name: string;
  /** Requests a minute that it has of its own in a group; 0: any number. In others it has as many as everybody. */
  readonly limits: Readonly<Partial<Record<LimitGroup, number>>>;
}

/** Who shows which key, as the operator has it at this moment. */
export interface Callers {
  /** Nobody's where it is unknown or switched off. */
  find(key: string): Caller | undefined;
}
