import { digestIn, holderOf } from '@cotiza/assembly';
import { LimitStorage } from '@cotiza/platform';

const FAILURES = 5;
const WINDOW_MS = 60_000;

/** The outcome of an attempt to sign in. */
export type Attempt = { readonly operator: string } | 'refused' | { readonly waitSeconds: number };

/** Identifies operators by their keys. */
export class Operators {
  private readonly listed: readonly { readonly name: string; readonly digest: Buffer }[];
  private readonly failures = new LimitStorage();

  /** @param keys entries of CONSOLE_KEYS, `name=sha256:hash` */
  constructor(keys: readonly string[]) {
    this.listed = keys.map((entry) => {
      const at = entry.indexOf('=');
      return { name: entry.slice(0, at), digest: digestIn(entry.slice(at + 1)) };
    });
  }

  /**
   * Identifies the operator of a key. After five wrong keys a minute from one address, further wrong ones have to wait. A
   * right one is always accepted: behind a proxy all operators share one address, and 256 bits cannot be guessed.
   *
   * @param client the address of the browser
   */
  async identify(key: string, client: string): Promise<Attempt> {
    const holder = holderOf(key, this.listed);
    if (holder) return { operator: holder.name };
    const counted = await this.failures.take([{ key: client, windowMs: WINDOW_MS, limit: FAILURES }]);
    return counted.isFull ? { waitSeconds: counted.secondsLeft } : 'refused';
  }
}
