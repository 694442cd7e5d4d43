/** The nonces of some minutes: a message that has been seen is not taken again. */
export class NonceCache {
  /** In the order in which they are forgotten. */
  private readonly seen = new Map<string, number>();

  /** Whether a nonce is new; from now on it is not. */
  admits(nonce: string, now: number, keepMs: number): boolean {
    for (const [old, until] of this.seen) {
      if (until > now) break;
      this.seen.delete(old);
    }
    if (this.seen.has(nonce)) return false;
    this.seen.set(nonce, now + keepMs);
    return true;
  }
}
