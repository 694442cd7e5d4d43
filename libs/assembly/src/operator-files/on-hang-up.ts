import type { ShutdownTasks } from '../shutdown.module';

/** The signal on which files of the operator are read again. */
const HANG_UP = 'SIGHUP';

/** Has something read again whenever the process is told to, until it ends. */
export function onHangUp(reload: () => void, atShutdown: ShutdownTasks): void {
  process.on(HANG_UP, reload);
  atShutdown.addFirst(() => Promise.resolve(void process.off(HANG_UP, reload)));
}
