import type { LoadOrder, LoadReply } from './load-order';
import { runLoad } from './run-load';

/** The process that makes the load, so that it can be tied to a core of its own. It ends with its parent. */
process.on('message', (order: LoadOrder) => {
  const reply = (message: LoadReply) => process.send?.(message);
  runLoad(order).then(
    (report) => reply({ report }),
    (error: unknown) => reply({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
