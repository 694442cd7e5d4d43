import { median } from '@cotiza/tools-kit';
import type { Growth } from '../figures';
import type { ServerProcess } from '../processes/server-process';

/** What a process holds at a moment. */
export interface Holding {
  readonly atSeconds: number;
  readonly residentMb: number;
  readonly sockets: number;
}

const SAMPLE_MS = 1000;
/** Of a run, which is measured in five parts: the first fills caches and opens connections. */
const PARTS = 5;

/** Notes what a process holds each second, until it is told to stop. */
export function watchHolding(server: ServerProcess): () => readonly Holding[] {
  const holdings: Holding[] = [];
  const startedAt = performance.now();
  const note = () => {
    const { residentMb, openSockets } = server;
    if (residentMb === null || openSockets === null) return;
    holdings.push({ atSeconds: (performance.now() - startedAt) / 1000, residentMb, sockets: openSockets });
  };
  const timer = setInterval(note, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    note();
    return holdings;
  };
}

/**
 * Compares the medians of the last fifth of a run and of its second fifth.
 *
 * @returns null when too little is known, as on a system that does not say
 */
export function growthOf(holdings: readonly Holding[], seconds: number): Growth | null {
  const during = (part: number) =>
    holdings.filter(({ atSeconds }) => Math.floor((atSeconds / seconds) * PARTS) === part - 1);
  const [early, late] = [during(2), during(PARTS)];
  if (early.length === 0 || late.length === 0) return null;
  const growth = (of: 'residentMb' | 'sockets') =>
    median(late.map((each) => each[of])) / median(early.map((each) => each[of]));
  return { memory: growth('residentMb'), sockets: growth('sockets') };
}
