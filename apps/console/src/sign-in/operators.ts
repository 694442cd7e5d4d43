import { digestIn, holderOf } from '@cotiza/assembly';
import { FixedWindowStorage } from '@cotiza/platform';
import type { Clock } from '@cotiza/kernel';

const FAILURES = 5;
const WINDOW_MS = 60_000;

/** What came of an attempt to sign in. */
export type Attempt = { readonly operator: string } | 'refused' | { readonly waitSeconds: number };

/** Those who may sign in, by their keys. */
export class Operators {
  private readonly listed: readonly { readonly name: string; readonly digest: Buffer }[];
  private readonly failures: FixedWindowStorage;

  /** @param keys entries of CONSOLE_KEYS, `name=sha256:hash` */
  constructor(keys: readonly string[], clock: Clock) {
    this.failures = new FixedWindowStorage(clock);
    this.listed = keys.map((entry) => {
      const at = entry.indexOf('=');
      return { name: entry.slice(0, at), digest: digestIn(entry.slice(at + 1)) };
    });
  }

  /**
   * Whose key it is. From one address five a minute may be wrong; then wrong ones are told to wait. A right one is always let
   * in: behind a proxy all have one address, and nobody guesses 256 bits, however often he may try.
   *
   * @param client the address that it comes from
   */
  async identify(key: string, client: string): Promise<Attempt> {
    const holder = holderOf(key, this.listed);
    if (holder) return { operator: holder.name };
    const counted = await this.failures.take([{ key: client, windowMs: WINDOW_MS, limit: FAILURES }]);
    return counted.isFull ? { waitSeconds: counted.secondsLeft } : 'refused';
  }
}
