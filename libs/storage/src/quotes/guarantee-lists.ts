import { createHash } from 'node:crypto';
import type { GuaranteeIncluded } from '@cotiza/insurers-port';
import type { RecordedQuote } from '@cotiza/quoting';
import type { Database } from '../database/database';
import type { GuaranteeListsTable } from '../database/schema';
import type { GuaranteesRef } from './stored-quote';

type GuaranteeList = readonly GuaranteeIncluded[];

/** Largest lag of `used_at`, in milliseconds: an update for every quotation would cost more than the list. */
export const USED_AT_LAG_MS = 24 * 60 * 60 * 1000;

/** 96 bits of SHA-256: lists are published texts without an interest in collisions. */
const HASH_CHARS = 16;

interface SharedList {
  readonly hash: string;
  readonly body: string;
  /** When this process last saw it kept; -Infinity before that. */
  keptAt: number;
}

export interface KeptGuarantees {
  /** In the order of the offers. */
  readonly refs: readonly GuaranteesRef[];
  /** Shared lists that have to be kept, or marked as used. */
  readonly rows: readonly GuaranteeListsTable[];
  /** To be called once the rows are safe. */
  readonly confirm: () => void;
}

/**
 * Keeps the published lists of embedded insurers once, under their hashes: they are most of a quotation and always the same. A list of
 * another insurer may be about one customer and stays with the quotation.
 */
export class GuaranteeLists {
  private readonly known = new WeakMap<GuaranteeList, SharedList>();
  private readonly byHash = new Map<string, SharedList>();
  private readonly loaded = new Map<string, GuaranteeList>();

  constructor(private readonly database: Database) {}

  /** @param now milliseconds since the epoch */
  keep(quote: RecordedQuote, now: number): KeptGuarantees {
    const stale = new Set<SharedList>();
    const refs = quote.guarantees.map((list) => {
      const shared = this.known.get(list) ?? this.share(list, quote);
      if (!shared) return list;
      if (Math.abs(now - shared.keptAt) >= USED_AT_LAG_MS) stale.add(shared);
      return shared.hash;
    });
    return {
      refs,
      rows: Array.from(stale, ({ hash, body }) => ({ hash, body, used_at: now })),
      confirm: () => stale.forEach((shared) => (shared.keptAt = now)),
    };
  }

  /** The lists that quotations name, each in the order of its offers. */
  async load(refs: readonly GuaranteesRef[]): Promise<readonly GuaranteeList[]> {
    const missing = refs.filter((ref): ref is string => typeof ref === 'string' && !this.loaded.has(ref));
    if (missing.length > 0) await this.fetch([...new Set(missing)]);
    return refs.map((ref) => (typeof ref === 'string' ? (this.loaded.get(ref) ?? []) : ref));
  }

  private async fetch(hashes: readonly string[]): Promise<void> {
    const rows = await this.database.read((db) =>
      db.selectFrom('guarantee_lists').select(['hash', 'body']).where('hash', 'in', hashes).execute(),
    );
    for (const { hash, body } of rows) this.loaded.set(hash, JSON.parse(body) as GuaranteeList);
  }

  /** Keeps a list from now on, when it is one that an embedded insurer publishes. */
  private share(list: GuaranteeList, { answers }: RecordedQuote): SharedList | undefined {
    const isPublished = answers.some(
      ({ insurer, outcome }) =>
        insurer.reach === 'embedded' &&
        outcome.kind === 'offers' &&
        outcome.offers.some(({ guarantees }) => guarantees === list),
    );
    if (!isPublished) return undefined;
    const body = JSON.stringify(list);
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, HASH_CHARS);
    const shared = this.byHash.get(hash) ?? { hash, body, keptAt: -Infinity };
    this.byHash.set(hash, shared);
    this.known.set(list, shared);
    return shared;
  }
}
