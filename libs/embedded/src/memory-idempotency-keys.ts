import { createHash } from 'node:crypto';
import { canonicalJson, type Clock } from '@cotiza/kernel';
import {
  KEY_REMEMBERED_MS,
  type IdempotencyAnswer,
  type KeyReservation,
  type IdempotencyKeys,
  type QuoteResult,
  type UsedKey,
} from '@cotiza/quoting';

interface HeldKey {
  readonly bodyHash: string;
  readonly owner: string;
  /** Resolves when the request that holds the key has been answered or has failed. */
  readonly ended: Promise<void>;
  readonly end: () => void;
  readonly answer?: { readonly result: QuoteResult; readonly until: number };
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Callers' keys in the memory of one process: results by hashes of key and body. */
export class MemoryIdempotencyKeys implements IdempotencyKeys {
  /** Answered keys, in the order of their answers. */
  private readonly held = new Map<string, HeldKey>();
  private reservations = 0;

  /** @param maxKeys the maximum number of keys: beyond it, the one answered first is removed */
  constructor(
    private readonly clock: Clock,
    private readonly maxKeys: number,
  ) {}

  recall(key: string, body: unknown): Promise<UsedKey | undefined> {
    return this.answerTo(key, body, () => undefined);
  }

  begin(key: string, body: unknown): Promise<IdempotencyAnswer> {
    return this.answerTo(key, body, (keyHash, bodyHash) => ({
      kind: 'reserved',
      reservation: this.reserve(keyHash, bodyHash),
    }));
  }

  release({ keyHash, owner }: KeyReservation): Promise<void> {
    const known = this.held.get(keyHash);
    if (known?.owner === owner && !known.answer) {
      this.held.delete(keyHash);
      known.end();
    }
    return Promise.resolve();
  }

  /** Stores the result of a reserved key. */
  answered({ keyHash, owner }: KeyReservation, result: QuoteResult): void {
    const known = this.held.get(keyHash);
    if (known?.owner !== owner) return;
    this.held.delete(keyHash);
    this.held.set(keyHash, { ...known, answer: { result, until: this.clock.now() + KEY_REMEMBERED_MS } });
    known.end();
    this.forgetOldest();
  }

  /** Returns the use of a key once no request holds it. `unused` is called in the same tick in which the key is free. */
  private async answerTo<T>(
    key: string,
    body: unknown,
    unused: (keyHash: string, bodyHash: string) => T,
  ): Promise<UsedKey | T> {
    const [keyHash, bodyHash] = [hash(key), hash(canonicalJson(body))];
    for (;;) {
      const known = this.remembered(keyHash);
      if (!known) return unused(keyHash, bodyHash);
      if (known.bodyHash !== bodyHash) return { kind: 'reused' };
      if (known.answer) return { kind: 'repeated', result: known.answer.result };
      await known.ended;
    }
  }

  private reserve(keyHash: string, bodyHash: string): KeyReservation {
    const owner = String(++this.reservations);
    let end = () => undefined as void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    this.held.set(keyHash, { bodyHash, owner, ended, end });
    return { keyHash, owner };
  }

  private remembered(keyHash: string): HeldKey | undefined {
    const known = this.held.get(keyHash);
    return known?.answer && known.answer.until <= this.clock.now() ? undefined : known;
  }

  /** Removes expired keys, and the oldest beyond the maximum. Requests in progress keep their keys. */
  private forgetOldest(): void {
    const now = this.clock.now();
    for (const [keyHash, { answer }] of this.held) {
      if (!answer) continue;
      if (answer.until > now && this.held.size <= this.maxKeys) return;
      this.held.delete(keyHash);
    }
  }
}
