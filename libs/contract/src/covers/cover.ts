/** A guarantee that an insurer may offer, in the words that customers read. */
export interface Guarantee {
  readonly name: string;
  /** The damage that it pays for, in one sentence. */
  readonly cover: string;
  /** The usual exclusions in Spain, a sentence each. An insurer may exclude more. */
  readonly excludes: readonly string[];
}

/** A level of cover that customers can compare between insurers. */
export interface CoverLevel {
  /** Spanish name, as customers read it. */
  readonly name: string;
  /** Meaning of the level, in one sentence. */
  readonly means: string;
  /** Set on levels that do not pay for damage to the insured vehicle or home: they have no excess. */
  readonly withoutExcess?: true;
}
