import type { KeptDraft } from '@cotiza/quoting';
import type { QuoteDetail } from '../quotes/quote-admin';

/** Whose data: the person with an e-mail address as holder, or with an identity document in any role. */
export type Person = { readonly email: string } | { readonly documentId: string };

export interface PersonalData {
  readonly quotes: readonly QuoteDetail[];
  /** The drafts in which a customer has named the person. */
  readonly drafts: readonly KeptDraft[];
}

export type OnProgress = (done: number) => void;

/** Rights of persons, and duties of the operator. Each call leaves an audit line without personal data. */
export interface Privacy {
  /** Everything held about a person. */
  exportPerson(person: Person): Promise<PersonalData>;
  /** The references of a person's quotations: what is kept elsewhere is found by them. It leaves no audit line. */
  referencesOf(person: Person): Promise<readonly string[]>;
  /**
   * Erases a person's quotations, their messages, their results under callers' keys, and their drafts. Returns the
   * references of the quotations, and the number of drafts.
   */
  erasePerson(person: Person): Promise<{ readonly references: readonly string[]; readonly drafts: number }>;
  /**
   * Erases quotations older than an instant, idempotency keys past their time, and what was said in drafts past theirs, in bounded
   * batches. Returns the number of quotations.
   */
  purge(before: number, onProgress?: OnProgress): Promise<number>;
  /** Encrypts and hashes again with the current key all that older keys protect, in bounded batches. Safe while the service runs; can be interrupted and run again. */
  rotateKey(onProgress?: OnProgress): Promise<number>;
  /** The audit lines, newest first. */
  auditTrail(limit: number): Promise<readonly AuditLine[]>;
}

export interface AuditLine {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Such as `erase`, `export`, `purge`, `rotate-key`, `channel-off`, `purchase`. */
  readonly action: string;
  /** Count of what it changed; null where there is nothing to count. */
  readonly count: number | null;
  /** The operator; null for the service itself, and where unknown. */
  readonly actor: string | null;
}
