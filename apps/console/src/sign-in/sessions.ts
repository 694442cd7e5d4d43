import { createHash, randomBytes } from 'node:crypto';
import { keepNewest, type Clock } from '@cotiza/kernel';

/** A working day. */
const LASTS_MS = 8 * 60 * 60 * 1000;
const SESSION_BYTES = 32;
const KEPT_AT_MOST = 200;

/** Keeps sessions in the memory of this process. */
export class Sessions {
  /** By the hash of the cookie, so that the time of a look-up reveals nothing of other sessions. */
  private readonly known = new Map<string, { readonly operator: string; readonly endsAt: number }>();

  constructor(private readonly clock: Clock) {}

  /** @returns the value of the cookie */
  begin(operator: string): string {
    const session = randomBytes(SESSION_BYTES).toString('base64url');
    this.known.set(hashOf(session), { operator, endsAt: this.clock.now() + LASTS_MS });
    keepNewest(this.known, KEPT_AT_MOST);
    return session;
  }

  operatorOf(session: string | undefined): string | undefined {
    const found = session === undefined ? undefined : this.known.get(hashOf(session));
    return found && found.endsAt > this.clock.now() ? found.operator : undefined;
  }

  end(session: string | undefined): void {
    if (session !== undefined) this.known.delete(hashOf(session));
  }
}

const hashOf = (session: string) => createHash('sha256').update(session).digest('hex');
