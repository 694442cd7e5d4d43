import type { ChannelSwitch } from '../ports/channel-switch';
import type { IdempotencyAnswer, IdempotencyKeys, UsedKey } from '../ports/idempotency-keys';
import type { QuoteResult } from '../answers/quote-result';

/** The switch while quotations are made. */
export const openChannel: ChannelSwitch = { closed: () => undefined };

/** Keys of tests, in memory; `answered` gives a key its result. */
export class TestIdempotencyKeys implements IdempotencyKeys {
  readonly held = new Map<string, { body: string; result?: QuoteResult }>();

  /** Times that a key was reserved, which is written down. */
  reservations = 0;

  recall(key: string, body: unknown, _abandoned?: AbortSignal): Promise<UsedKey | undefined> {
    const known = this.held.get(key);
    if (known && known.body !== JSON.stringify(body)) return Promise.resolve({ kind: 'reused' });
    return Promise.resolve(known?.result && { kind: 'repeated', result: known.result });
  }

  async begin(key: string, body: unknown, _abandoned?: AbortSignal): Promise<IdempotencyAnswer> {
    const used = await this.recall(key, body);
    if (used) return used;
    this.reservations++;
    this.held.set(key, { body: JSON.stringify(body) });
    return { kind: 'reserved', reservation: { keyHash: key, owner: 'test' } };
  }

  release({ keyHash }: { keyHash: string }): Promise<void> {
    this.held.delete(keyHash);
    return Promise.resolve();
  }

  answered(key: string, result: QuoteResult): void {
    this.held.set(key, { ...this.held.get(key)!, result });
  }
}
