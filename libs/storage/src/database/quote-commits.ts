import { RecordingUnavailable } from '@cotiza/quoting';
import type { Kysely } from 'kysely';
import { commitGroups } from './commit-groups';
import type { DialectTraits } from './dialect-traits';
import type { QuoteRows } from './quote-rows';
import { saveQuotes } from './save-quotes';
import type { Schema } from './schema';

/** A commit that has been under way for longer than this, in milliseconds, is stuck. */
const STUCK_AFTER_MS = 2000;

export interface QuoteCommitsOptions {
  readonly traits: DialectTraits;
  /** Commits work in one transaction. */
  readonly inTransaction: (work: (db: Kysely<Schema>) => Promise<void>) => Promise<void>;
  /** Returns true for a failure that every member of a group would meet. */
  readonly strikesAll: (error: unknown) => boolean;
}

/** Commits quotations in shared transactions, one after the other: those that arrive during a commit share the next. */
export function quoteCommits({ traits, inTransaction, strikesAll }: QuoteCommitsOptions) {
  let since: number | undefined;
  const groups = commitGroups<QuoteRows, 'saved' | 'abandoned'>({
    strikesAll,
    commit: async (group) => {
      const wanted = group.filter(({ abandoned }) => !abandoned?.aborted);
      since = performance.now();
      try {
        if (wanted.length > 0) await inTransaction((db) => saveQuotes(db, traits, wanted));
      } finally {
        since = undefined;
      }
      return group.map((rows) => (wanted.includes(rows) ? 'saved' : 'abandoned'));
    },
  });
  return {
    save: async (rows: QuoteRows): Promise<void> => {
      const outcome = await groups.submit(rows);
      if (outcome === 'abandoned') throw new RecordingUnavailable('its caller has been answered without it');
    },
    isStuck: () => since !== undefined && performance.now() - since > STUCK_AFTER_MS,
    idle: () => groups.idle(),
  };
}
