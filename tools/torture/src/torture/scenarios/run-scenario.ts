import { accountFor, type Account } from '../evidence/account';
import { Load } from '../load/load';
import { postQuote } from '../load/post-quote';
import type { QuoteOrder } from '../load/quote-order';
import type { AnswerLedger } from '../load/answer-ledger';
import type { TortureOptions } from '../torture-options';
import { drain } from './drain';
import { killInRounds } from './kill-rounds';
import { letClaimsLapse } from './let-claims-lapse';
import { troublesOf } from './outages';
import { FULL_PACE, QUICK_PACE } from './pace';
import type { Scenario, Surroundings } from './scenario';
import { standStill } from './stand-still';

/** What a scenario came to. */
export interface ScenarioResult {
  readonly title: string;
  readonly kills: number;
  readonly processesKilled: number;
  readonly startsMs: readonly number[];
  readonly answers: AnswerLedger;
  readonly account: Account;
  readonly seconds: number;
  /** What must not be, in sentences. */
  readonly faults: readonly string[];
}

const SAY_EVERY_MS = 5000;

type Say = (text: string) => void;

/** Tortures, brings everything up again, waits for the last message, and counts. */
export async function runScenario(
  scenario: Scenario,
  surroundings: Surroundings,
  options: Pick<TortureOptions, 'kills' | 'quick'>,
  say: Say,
): Promise<ScenarioResult> {
  const { victims, doors, title } = scenario;
  const { receivers, happenings, chance } = surroundings;
  const pace = options.quick ? QUICK_PACE : FULL_PACE;
  const startedAt = Date.now();
  say(title);
  await Promise.all(victims.map((victim) => victim.start()));
  const doorChance = chance.branch();
  const post = (order: QuoteOrder) => postQuote(doorChance.pick(doors).url, order);
  const load = new Load(post, chance.branch(), scenario.clients);
  load.begin();
  const told = setInterval(() => say(progressText(load.ledger, surroundings)), SAY_EVERY_MS);
  try {
    if (scenario.standsStill) await standStill(scenario, surroundings, pace.rounds, say);
    else await torture(scenario, surroundings, options, say);
    await load.end();
    receivers.setMood('mail', 'calm');
    receivers.setMood('webhooks', 'calm');
    if (!scenario.standsStill) await bringBack(scenario, load, options.quick);
    await load.finish(pace.keysMs);
  } finally {
    clearInterval(told);
  }
  say('the load has ended; what is left to deliver is waited for');
  const outbox = await drain(scenario, pace.drainMs, say);
  await Promise.all(victims.map((victim) => victim.stop()));
  const { acknowledged } = load.ledger;
  const account = accountFor({
    ...happenings,
    acknowledged,
    deliveries: [...receivers.emails, ...receivers.told],
    outbox,
  });
  return {
    title,
    kills: options.kills,
    processesKilled: happenings.deaths.length,
    startsMs: victims.flatMap(({ startsMs }) => startsMs),
    answers: load.ledger,
    account,
    seconds: (Date.now() - startedAt) / 1000,
    faults: [...account.faults, ...happenings.faults, ...receivers.faults, ...load.ledger.faults],
  };
}

/** Starts whoever was killed last. */
async function bringBack(scenario: Scenario, load: Load, isQuick: boolean): Promise<void> {
  const { victims, whenDead } = scenario;
  await Promise.all(victims.map((victim) => victim.dead()));
  whenDead?.();
  if (isQuick) await letClaimsLapse(scenario, load.unanswered);
  await Promise.all(victims.map((victim) => victim.start()));
}

/** Kills, and lets trouble come at even distances meanwhile. Resolves when all of it is over. */
async function torture(
  scenario: Scenario,
  surroundings: Surroundings,
  { kills, quick }: Pick<TortureOptions, 'kills' | 'quick'>,
  say: Say,
): Promise<void> {
  const { chance, happenings } = surroundings;
  const pace = quick ? QUICK_PACE : FULL_PACE;
  const troubles = troublesOf(scenario, { ...surroundings, chance: chance.branch() }, pace);
  const passing: Promise<void>[] = [];
  await killInRounds({
    victims: scenario.victims,
    kills,
    betweenKillsMs: pace.betweenKillsMs,
    chance: chance.branch(),
    onKill: (round, names) => say(`kill ${round} of ${kills}: ${names.join(', ')}`),
    // While they begin before a kill, they last over it.
    onRound: (round) => {
      for (const [index, { name, pass }] of troubles.entries()) {
        if (Math.ceil(((index + 1) * kills) / (troubles.length + 1)) !== round) continue;
        say(`${name} for a while`);
        passing.push(pass().catch((error: unknown) => void happenings.faults.push(`${name}: ${String(error)}`)));
      }
    },
  });
  await Promise.all(passing);
}

function progressText(ledger: AnswerLedger, { receivers }: Surroundings): string {
  const failures = ledger.failed === 0 ? '' : `, ${ledger.failed} failed (${ledger.failuresText})`;
  const arrived = `${receivers.emails.length} e-mails, ${receivers.told.length} webhooks`;
  return `${ledger.acknowledged.length} quotes acknowledged${failures}; ${arrived}`;
}
