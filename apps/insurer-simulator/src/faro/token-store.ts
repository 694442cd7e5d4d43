import { randomBytes } from 'node:crypto';
import { type Clock, keepNewest } from '@cotiza/kernel';

const MOST = 1_000;

/** The access tokens of one insurer. */
export class TokenStore {
  /** When each expires. */
  private readonly tokens = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  issue(seconds: number): string {
    const token = randomBytes(24).toString('base64url');
    this.tokens.set(token, this.clock.now() + seconds * 1000);
    keepNewest(this.tokens, MOST);
    return token;
  }

  isValid(token: string): boolean {
    return this.clock.now() < (this.tokens.get(token) ?? 0);
  }
}
