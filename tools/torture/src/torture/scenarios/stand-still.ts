import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { existing } from '@cotiza/kernel';
import type { Delivery } from '../evidence/delivery';
import type { Victim } from '../processes/victim';
import type { Mood } from '../receivers/whims';
import type { Scenario, Surroundings } from './scenario';

/** A claim lasts 15 seconds; what is free is looked for every second. */
const LAPSE_MS = 16_000;
/** A machine may be slow. */
const TIMEOUT_MS = 180_000;
const POLL_MS = 20;
/** A message that was accepted as long ago is still unanswered by receivers that are slow. */
const UNDER_WAY_MS = 120;

/** What the notifier says of a settlement that came too late, and was refused. */
const REFUSED_SETTLEMENT = 'lease lapsed';

/**
 * Stops a notifier in the middle of sending, has its claims lapse, waits until another has sent what it was sending, and lets it
 * go on: it must not be allowed to settle, nor send what it had not begun.
 */
export async function standStill(
  scenario: Scenario,
  surroundings: Surroundings,
  rounds: number,
  say: (text: string) => void,
): Promise<void> {
  const standing = existing(scenario.standsStill, 'notifier that stands still');
  const { happenings, receivers, folder } = surroundings;
  const setMood = (mood: Mood) => (['mail', 'webhooks'] as const).forEach((of) => receivers.setMood(of, mood));
  for (let round = 1; round <= rounds; round++) {
    const by = standing.life;
    const refusedBefore = refusals(folder, by);
    setMood('slow');
    const { from, held } = await stopWhileItSends(standing, surroundings);
    say(`round ${round} of ${rounds}: ${standing.name} stands still with ${held.length} messages under way`);
    // Both go by the clock: what has lapsed for the one has for the other, too.
    await sleep(LAPSE_MS);
    setMood('calm');
    await until('nobody takes what was claimed', () => held.every((delivery) => isTaken(surroundings, delivery)));
    standing.goOn();
    happenings.stoodStill.push({ by, from, until: Date.now() });
    await until('nothing was settled late', () => refusals(folder, by) > refusedBefore);
    say(`round ${round} of ${rounds}: another sent them, and ${refusals(folder, by)} late settlements were refused`);
  }
}

/** Stops a notifier with messages under way: on a slow machine they may all have ended by the time that it is stopped. */
async function stopWhileItSends(standing: Victim, surroundings: Surroundings) {
  for (; ; standing.goOn()) {
    await until('nothing is under way', () => underWay(surroundings, standing.life).length >= 2);
    const from = Date.now();
    standing.standStill();
    const held = underWay(surroundings, standing.life);
    if (held.length > 0) return { from, held };
  }
}

const deliveriesTo = ({ receivers }: Surroundings): readonly Delivery[] => [...receivers.emails, ...receivers.told];

/** What a process has handed over and been told nothing about. */
const underWay = (surroundings: Surroundings, life: string): readonly Delivery[] =>
  deliveriesTo(surroundings).filter(
    ({ by, answeredAt, acceptedAt }) => by === life && answeredAt === null && Date.now() - acceptedAt < UNDER_WAY_MS,
  );

const isTaken = (surroundings: Surroundings, { message, kind, by: first }: Delivery): boolean =>
  deliveriesTo(surroundings).some((other) => other.message === message && other.kind === kind && other.by !== first);

function refusals(folder: string, life: string): number {
  return readFileSync(join(folder, `${life}.log`), 'utf8').split(REFUSED_SETTLEMENT).length - 1;
}

async function until(otherwise: string, isSo: () => boolean): Promise<void> {
  for (const from = Date.now(); !isSo(); await sleep(POLL_MS)) {
    if (Date.now() - from > TIMEOUT_MS) throw new Error(`${otherwise} within ${TIMEOUT_MS / 1000} s`);
  }
}
