import { setTimeout as sleep } from 'node:timers/promises';
import type { Happenings } from '../torture/happenings';
import type { Victim } from '../torture/processes/victim';
import type { Fleet } from './start-fleet';

/** Something that is ended and started again. Resolves once it is back. */
export interface Restart {
  readonly name: string;
  readonly isQuick: boolean;
  readonly carryOut: () => Promise<void>;
}

const GONE_MS = 500;

/** Every part in turn, some in order and some by kill -9. */
export function restartsOf(fleet: Fleet, happenings: Happenings): readonly Restart[] {
  const { victims, nginx, redis, database } = fleet;
  const inOrder = async (victim: Victim) => {
    await victim.stop();
    await victim.start();
  };
  const killed = async (victim: Victim) => {
    victim.kill();
    await victim.start();
  };
  const gone = (part: 'proxy' | 'limits' | 'database', take: () => Promise<void>, giveBack: () => Promise<void>) =>
    happenings.without(part, () => take().then(() => sleep(GONE_MS)), giveBack);
  const readAgain = () => Promise.resolve(nginx.signal('SIGHUP'));
  const stays = () => Promise.resolve();
  const restart = (name: string, isQuick: boolean, carryOut: () => Promise<void>): Restart => ({
    name,
    isQuick,
    carryOut,
  });
  return [
    restart('api-1 in order', true, () => inOrder(victims['api-1'])),
    restart('api-2 by kill -9', false, () => killed(victims['api-2'])),
    restart('mcp-gateway in order', false, () => inOrder(victims['mcp-gateway'])),
    restart('mcp-gateway by kill -9', true, () => killed(victims['mcp-gateway'])),
    restart('notifier-1 by kill -9', true, () => killed(victims['notifier-1'])),
    restart('notifier-2 in order', false, () => inOrder(victims['notifier-2'])),
    restart('Redis by kill -9', true, () =>
      gone(
        'limits',
        () => redis.stop('SIGKILL'),
        () => redis.start(),
      ),
    ),
    restart('PostgreSQL at once', true, () =>
      gone(
        'database',
        () => database.stop(),
        () => database.start(),
      ),
    ),
    // It closes the connections that clients keep: a request that is on its way on one of them has no answer.
    restart('nginx with its files read again', false, () => gone('proxy', readAgain, stays)),
    restart('nginx in order', true, () =>
      gone(
        'proxy',
        () => nginx.stop('SIGQUIT'),
        () => nginx.start(),
      ),
    ),
  ];
}

/** Restarts everything over so many seconds; with 0, one right after the other. */
export async function restartInTurn(
  restarts: readonly Restart[],
  seconds: number,
  say: (text: string) => void,
): Promise<void> {
  const startedAt = Date.now();
  const apartMs = (seconds * 1000) / (restarts.length + 1);
  for (const [place, { name, carryOut }] of restarts.entries()) {
    await sleep(Math.max(0, startedAt + (place + 1) * apartMs - Date.now()));
    say(`restarting ${name}`);
    await carryOut();
  }
  await sleep(Math.max(0, startedAt + seconds * 1000 - Date.now()));
}
