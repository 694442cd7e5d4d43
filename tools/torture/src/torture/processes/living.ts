import type { ChildProcess } from 'node:child_process';

const living = new Map<ChildProcess, NodeJS.Signals>();

/** Has a process end when the tool ends, however it ends. */
export function endsWithTool(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  if (living.size === 0) process.on('exit', endLiving);
  living.set(child, signal);
  child.once('exit', () => {
    living.delete(child);
    if (living.size === 0) process.off('exit', endLiving);
  });
}

function endLiving(): void {
  for (const [child, signal] of living) child.kill(signal);
}
