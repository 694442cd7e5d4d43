/** What an insurer may cover, as customers read it. */
export interface Guarantee {
  readonly name: string;
  /** What it pays, in one sentence. */
  readonly cover: string;
  /** What it does not pay, as it is usual in Spain: a sentence each. An insurer may exclude more. */
  readonly excludes: readonly string[];
}

/** A step of cover that is comparable between insurers, whatever each of them calls it. */
export interface CoverLevel {
  /** Spanish name, as customers read it. */
  readonly name: string;
  /** What it is, in one sentence. */
  readonly means: string;
  /** Where only some damage to what is insured is paid, if any: an excess does not exist there. */
  readonly withoutExcess?: true;
}
