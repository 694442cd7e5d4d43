import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds in a tick of the processor times that Linux shows. */
const TICK_MS = 10;

/** A process as Linux shows it. */
interface Shown {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

function shown(pid: number): Shown[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return [{ pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    return []; // It has ended since it was listed.
  }
}

/** Returns a process with all that it has started. */
function family(root: number): Shown[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => shown(Number(name)));
  const members = all.filter(({ pid }) => pid === root);
  for (const member of members) members.push(...all.filter(({ parent }) => parent === member.pid));
  return members;
}

/** Returns the processor time of a process and of all that it has started. */
export const processorMs = (pid: number): number => TICK_MS * family(pid).reduce((sum, { ticks }) => sum + ticks, 0);

/** Returns the most memory that they have had, added up. */
export const memoryMb = (pid: number): number =>
  family(pid).reduce((sum, one) => sum + Number(/VmHWM:\s+(\d+)/.exec(statusOf(one.pid))?.[1] ?? 0) / 1024, 0);

const statusOf = (pid: number) => readFileSync(`/proc/${pid}/status`, 'utf8');
