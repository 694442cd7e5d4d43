import { digestIn, holderOf } from '@cotiza/assembly';
import { FixedWindowStorage, type Count } from '@cotiza/platform';
import type { Clock } from '@cotiza/kernel';

const ATTEMPTS = 5;
const WINDOW_MS = 60_000;

/** What came of an attempt to sign in. */
export type Attempt = { readonly operator: string } | 'refused' | { readonly waitSeconds: number };

/** Those who may sign in, by their keys. */
export class Operators {
  private readonly listed: readonly { readonly name: string; readonly digest: Buffer }[];
  private readonly attempts: FixedWindowStorage;

  /** @param keys entries of CONSOLE_KEYS, `name=sha256:hash` */
  constructor(keys: readonly string[], clock: Clock) {
    this.attempts = new FixedWindowStorage(clock);
    this.listed = keys.map((entry) => {
      const at = entry.indexOf('=');
      return { name: entry.slice(0, at), digest: digestIn(entry.slice(at + 1)) };
    });
  }

  /**
   * Whose key it is. From one address five a minute may be wrong; then it has to wait, with the right one too.
   *
   * @param client the address that it comes from
   */
  async identify(key: string, client: string): Promise<Attempt> {
    const count: Count = { key: client, windowMs: WINDOW_MS, limit: ATTEMPTS };
    const counted = await this.attempts.take([count]);
    if (counted.isFull) return { waitSeconds: counted.secondsLeft };
    const holder = holderOf(key, this.listed);
    if (!holder) return 'refused';
    await this.attempts.giveBack([count]);
    return { operator: holder.name };
  }
}
