import type { ChannelSwitch } from '../ports/channel-switch';
import type { IdempotencyAnswer, IdempotencyKeys } from '../ports/idempotency-keys';
import type { QuoteResult } from '../quote-result';

/** The switch while quotations are made. */
export const openChannel: ChannelSwitch = { closed: () => undefined };

/** Keys of tests, in memory: what was answered under a key is told with `answered`. */
export class TestIdempotencyKeys implements IdempotencyKeys {
  readonly held = new Map<string, { body: string; result?: QuoteResult }>();

  begin(key: string, body: unknown): Promise<IdempotencyAnswer> {
    const known = this.held.get(key);
    const text = JSON.stringify(body);
    if (known && known.body !== text) return Promise.resolve({ kind: 'reused' });
    if (known?.result) return Promise.resolve({ kind: 'repeated', result: known.result });
    this.held.set(key, { body: text });
    return Promise.resolve({ kind: 'claimed', claim: { keyHash: key, owner: 'test' } });
  }

  release({ keyHash }: { keyHash: string }): Promise<void> {
    this.held.delete(keyHash);
    return Promise.resolve();
  }

  answered(key: string, result: QuoteResult): void {
    this.held.set(key, { ...this.held.get(key)!, result });
  }
}
