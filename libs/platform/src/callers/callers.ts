import type { LimitGroup } from '../limits/limit-group.decorator';

/** A firm that the operator has given a key. */
export interface Caller {
  /** The operator's name for it. It is logged: nothing personal. */
  readonly name: string;
  /** Its own requests a minute by group; 0 for any number. Other groups have the limit of every client. */
  readonly limits: Readonly<Partial<Record<LimitGroup, number>>>;
}

/** The callers that have a key, as the operator's file has them now. */
export abstract class Callers {
  /** Returns the caller of a key; undefined for one that is unknown or disabled. */
  abstract find(key: string): Caller | undefined;
}
