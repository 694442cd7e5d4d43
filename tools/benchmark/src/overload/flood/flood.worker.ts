import type { FloodOrder, FloodReply } from './flood-order';
import { runFlood } from './run-flood';

/** The process that floods, so that it can be tied to a core of its own. It ends with its parent. */
process.on('message', (order: FloodOrder) => {
  const reply = (message: FloodReply) => process.send?.(message);
  runFlood(order).then(
    (report) => reply({ report }),
    (error: unknown) => reply({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
