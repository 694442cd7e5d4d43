import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { existing } from '@cotiza/kernel';
import { processorSeconds } from '@cotiza/tools-kit';
import { nodeOn } from '../processes/pinning';
import type { LoadOrder, LoadReply, LoadReport } from './load-order';

/** Makes load from a process of its own. */
export class LoadProcess {
  private readonly child: ChildProcess;

  /** @param core to tie it to; any when absent */
  constructor(core?: number) {
    const [execPath, ...execArgv] = nodeOn(core);
    this.child = fork(join(__dirname, 'load.worker.js'), { execPath, execArgv });
  }

  /** What making the load has cost so far. */
  get processorSeconds(): number | null {
    return processorSeconds(existing(this.child.pid, 'process'));
  }

  /** @throws Error when an answer is not as expected */
  async run(order: LoadOrder): Promise<LoadReport> {
    const replied = once(this.child, 'message') as Promise<[LoadReply]>;
    this.child.send(order);
    const [{ report, failure }] = await replied;
    if (failure !== undefined) throw new Error(failure);
    return report;
  }

  stop(): void {
    if (this.child.connected) this.child.disconnect();
  }
}
