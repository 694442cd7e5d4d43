import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Which core serves and which one asks; null where processes cannot be tied to cores. */
export interface Pinning {
  readonly server: number;
  readonly load: number;
}

/** Two cores to tie the servers and the load to, so that neither takes time from the other. */
export function findPinning(): Pinning | null {
  if (process.platform !== 'linux' || spawnSync('taskset', ['--version']).status !== 0) return null;
  const allowed = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';
  const [server, load] = coresOf(allowed);
  return server === undefined || load === undefined ? null : { server, load };
}

/** The cores of a list such as `0-2,5`. */
export function coresOf(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map(Number);
    if (first === undefined || last === undefined || !Number.isInteger(first)) return [];
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });
}

/** The command that runs Node tied to a core, and what comes before Node's own arguments. */
export function nodeOn(core: number | undefined): readonly [command: string, ...args: string[]] {
  return core === undefined ? [process.execPath] : ['taskset', '-c', String(core), process.execPath];
}
