import type { ShutdownTasks } from '../shutdown-tasks';

/** The signal on which files of the operator are read again. */
const HANG_UP = 'SIGHUP';

/** Calls `reload` on each SIGHUP until the process ends. */
export function onHangUp(reload: () => void, atShutdown: ShutdownTasks): void {
  process.on(HANG_UP, reload);
  atShutdown.addFirst(() => void process.off(HANG_UP, reload));
}
