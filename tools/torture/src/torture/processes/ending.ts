import { spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { existing } from '@cotiza/kernel';

export interface Ending {
  /** In words, for whoever reads the output. */
  readonly name: string;
  /** What it is told to end with. */
  readonly signal: NodeJS.Signals;
  /** Milliseconds after which it is killed, with the processes that it has started. */
  readonly timeoutMs: number;
  /** Told when it had to be killed. */
  readonly say: (text: string) => void;
}

/** Ends a process. It resolves when the process is gone, whatever that does with the signal, also when it stands still. */
export async function endProcess(child: ChildProcess, { name, signal, timeoutMs, say }: Ending): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const late = new AbortController();
  const isLate = sleep(timeoutMs, true, { signal: late.signal }).catch(() => false);
  if (await Promise.race([ended.then(() => false), isLate])) {
    say(`${name} has not ended by ${signal} within ${timeoutMs / 1000} s, and is killed with all that it has started`);
    const started = startedBy(existing(child.pid, 'process'));
    child.kill('SIGKILL');
    for (const pid of started) kill(pid);
  }
  late.abort();
  await ended;
}

/** Numbers of the processes that a process has started. */
function startedBy(pid: number): readonly number[] {
  const { stdout } = spawnSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' });
  return stdout.split('\n').map(Number).filter(Boolean);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself, with whoever had started it.
  }
}
