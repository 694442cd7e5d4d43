import { chanceOf } from '@cotiza/tools-kit';
import type { Victim } from '../processes/victim';
import { killInRounds } from './kill-rounds';

it('kills one at a time and starts it again, and all of them in the end', async () => {
  const events: string[] = [];
  const victim = (name: string) =>
    ({
      name,
      kill: () => events.push(`kill ${name}`),
      start: () => Promise.resolve(void events.push(`start ${name}`)),
    }) as unknown as Victim;
  const rounds: number[] = [];
  await killInRounds({
    victims: [victim('one'), victim('two')],
    kills: 4,
    betweenKillsMs: [0, 1],
    chance: chanceOf(5),
    onRound: (round) => rounds.push(round),
    onKill: () => undefined,
  });
  expect(rounds).toEqual([1, 2, 3, 4]);
  expect(events.slice(-2)).toEqual(['kill one', 'kill two']);
  for (let round = 0; round < 3; round++) {
    const [killed, started] = events.slice(2 * round, 2 * round + 2);
    expect(started).toBe(killed!.replace('kill', 'start'));
  }
});
