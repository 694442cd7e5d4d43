import type { Count } from '../limit-storage';
import type { ScriptAnswer } from './count.script';

/** A connection to what several processes count on. Whatever fails rejects; nothing is asked again by itself. */
export interface CountingServer {
  count(counts: readonly Count[]): Promise<ScriptAnswer>;
  giveBack(counts: readonly Count[]): Promise<void>;
  close(): void;
}

/**
 * Connects anew, and sees that counting works. Rejects when it does not.
 *
 * @param onLost told when the connection breaks later
 */
export type OpenCountingServer = (onLost: (error: unknown) => void) => Promise<CountingServer>;
