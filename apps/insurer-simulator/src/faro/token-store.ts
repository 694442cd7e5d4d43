import { randomBytes } from 'node:crypto';
import { type Clock, keepNewest } from '@cotiza/kernel';

interface IssuedToken {
  readonly expiresAt: number;
  hasServed: boolean;
}

const MOST = 1_000;

/** The access tokens of one insurer. */
export class TokenStore {
  private readonly tokens = new Map<string, IssuedToken>();

  constructor(private readonly clock: Clock) {}

  issue(seconds: number): string {
    const token = randomBytes(24).toString('base64url');
    this.tokens.set(token, { expiresAt: this.clock.now() + seconds * 1000, hasServed: false });
    keepNewest(this.tokens, MOST);
    return token;
  }

  isValid(token: string): boolean {
    const issued = this.tokens.get(token);
    return issued !== undefined && this.clock.now() < issued.expiresAt;
  }

  /** Marks a token as used. Returns true when it was used before. */
  use(token: string): boolean {
    const issued = this.tokens.get(token);
    const hadServed = issued?.hasServed ?? false;
    if (issued) issued.hasServed = true;
    return hadServed;
  }

  revoke(token: string): void {
    this.tokens.delete(token);
  }
}
