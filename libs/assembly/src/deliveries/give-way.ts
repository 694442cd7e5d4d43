import { getPriority, setPriority } from 'node:os';

/** How much nicer a thread becomes: where the cores are few, whoever asks goes first. */
const NICER = 8;
/** The nicest that there is. */
const NICEST = 19;

/**
 * Has the thread that calls this give way to the others, on Linux: elsewhere the priority is that of the whole process. A service
 * may be kept from changing priorities, as by systemd's `@resources`: the thread then works as well, beside the others.
 */
export function giveWay(set: typeof setPriority = setPriority, get: typeof getPriority = getPriority): void {
  if (process.platform !== 'linux') return;
  try {
    set(Math.min(get() + NICER, NICEST));
  } catch {
    // It keeps the priority that it has.
  }
}
