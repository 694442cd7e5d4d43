/** The nonces of some minutes, to refuse replayed messages. */
export class NonceCache {
  /** In the order in which they expire. */
  private readonly seen = new Map<string, number>();

  /** Records a nonce. Returns true when it is new. */
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
