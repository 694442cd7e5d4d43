import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nodeOn } from '../../bench/processes/pinning';
import type { FloodOrder, FloodReply, FloodReport } from './flood-order';

/**
 * Floods from a process of its own.
 *
 * @param core to tie it to; any when absent
 */
export async function floodFromElsewhere(order: FloodOrder, core?: number): Promise<FloodReport> {
  const [execPath, ...execArgv] = nodeOn(core);
  const child = fork(join(__dirname, 'flood.worker.js'), { execPath, execArgv, serialization: 'advanced' });
  try {
    const replied = once(child, 'message') as Promise<[FloodReply]>;
    child.send(order);
    const [{ report, failure }] = await replied;
    if (failure !== undefined) throw new Error(failure);
    return report;
  } finally {
    if (child.connected) child.disconnect();
  }
}
