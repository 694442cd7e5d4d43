import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The unit of processor time in Linux, for any tick of the kernel. */
const TICKS_PER_SECOND = 100;

/** Position of user time in /proc/PID/stat, counted after the command's closing parenthesis; system time follows it. */
const USER_TIME = 11;

/** Resident memory of a process in MB (of 2^20 bytes); null where the system does not say. */
export function residentMb(pid: number): number | null {
  const status = readProc(pid, 'status');
  const kilobytes = status ? /^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] : psResident(pid);
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

/**
 * Processor time that all threads of a process and of those that it started have used, in seconds; null where the system does
 * not say.
 */
export function processorSeconds(pid: number): number | null {
  const stat = readProc(pid, 'stat');
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = (Number(fields[USER_TIME]) + Number(fields[USER_TIME + 1])) / TICKS_PER_SECOND;
  return childrenOf(pid).reduce((all, child) => all + (processorSeconds(child) ?? 0), own);
}

function childrenOf(pid: number): number[] {
  const children = readProc(pid, `task/${pid}/children`) ?? '';
  return children.split(' ').filter(Boolean).map(Number);
}

/** The open descriptors of a process: pipes and timers are others. */
export interface Descriptors {
  /** Listening ones included. */
  readonly sockets: number;
  readonly files: number;
  readonly others: number;
}

/** Open descriptors of a process; null where the system does not say. */
export function openDescriptors(pid: number): Descriptors | null {
  const folder = `/proc/${pid}/fd`;
  try {
    const targets = readdirSync(folder).flatMap((descriptor) => targetOf(`${folder}/${descriptor}`));
    const sockets = targets.filter((target) => target.startsWith('socket:')).length;
    const files = targets.filter((target) => target.startsWith('/')).length;
    return { sockets, files, others: targets.length - sockets - files };
  } catch {
    return null;
  }
}

/** One that is closed between being listed and being looked at is none. */
function targetOf(descriptor: string): readonly string[] {
  try {
    return [readlinkSync(descriptor)];
  } catch {
    return [];
  }
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

/** For systems without /proc, such as macOS. */
function psResident(pid: number): string | undefined {
  const { status, stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
