import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '@cotiza/tools-kit';
import type { Victim } from '../processes/victim';

/** One restart in so many is not waited for: the next kill may come while it still starts. */
const HASTY = 4;
const HASTY_MS = [50, 900] as const;

export interface KillRounds {
  readonly victims: readonly Victim[];
  readonly kills: number;
  readonly betweenKillsMs: readonly [number, number];
  readonly chance: Chance;
  /** Told when the time before a kill begins, with its number from 1. */
  readonly onRound: (round: number) => void;
  readonly onKill: (round: number, names: readonly string[]) => void;
}

/** Kills one of the victims at random moments and starts it again; the last kill ends all of them at once. */
export async function killInRounds({
  victims,
  kills,
  betweenKillsMs,
  chance,
  ...listeners
}: KillRounds): Promise<void> {
  const starts: Promise<void>[] = [];
  let isHasty = false;
  for (let round = 1; round <= kills; round++) {
    listeners.onRound(round);
    await sleep(chance.between(...(isHasty ? HASTY_MS : betweenKillsMs)));
    const killed = round === kills ? victims : [chance.pick(victims)];
    listeners.onKill(
      round,
      killed.map(({ name }) => name),
    );
    for (const victim of killed) victim.kill();
    if (round === kills) break;
    const start = Promise.all(killed.map((victim) => victim.start())).then(() => undefined);
    starts.push(start);
    isHasty = chance.isOneIn(HASTY);
    // It is waited for in the end, and must not be an error that nobody waits for until then.
    if (isHasty) start.catch(() => undefined);
    else await start;
  }
  await Promise.all(starts);
}
