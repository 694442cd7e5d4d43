import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '@cotiza/kernel';
import { MESSAGE_STATES, openStorage } from '@cotiza/storage';
import { count, runCommand, toolCommand, untilFound, type Cleanup } from '@cotiza/tools-kit';
import { Option } from 'commander';
import { accountFor } from './account';
import { between, pick } from './chance';
import { Load } from './load';
import { Receivers } from './receivers';
import { makeScenario, SCENARIOS, type Scenario, type ScenarioName } from './scenarios';

const KILLS = 5;
const BETWEEN_KILLS_MS = [1000, 4000] as const;
const SHOWN_FAULTS = 20;

interface Options {
  readonly scenario?: ScenarioName;
  readonly kills: number;
  readonly unsynced?: boolean;
  readonly keep?: boolean;
}

const KILL_TEST = toolCommand(
  'check -- kill',
  'Kills the processes of the service under load, by SIGKILL and by a loss of power that discards every write since the ' +
    'last sync, and compares what was acknowledged with what receivers got.',
)
  .addOption(new Option('--scenario <name>', 'one scenario (default: all at once)').choices(SCENARIOS))
  .option('--kills <number>', 'kills of each scenario', count, KILLS)
  .option('--unsynced', 'ignore syncs: the scenario power must then fail')
  .option('--keep', 'keep data and logs');

const say = (text: string) => void process.stderr.write(`kill: ${text}\n`);

async function run({ scenario, ...options }: Options, cleanup: Cleanup): Promise<boolean> {
  const names = scenario ? [scenario] : SCENARIOS;
  const results = await Promise.all(names.map((name) => runScenario(name, options, cleanup)));
  return results.every(Boolean);
}

async function runScenario(name: ScenarioName, options: Omit<Options, 'scenario'>, cleanup: Cleanup): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), `cotiza-kill-${name}-`));
  cleanup.add(() => (options.keep ? say(`${name}: ${folder}`) : rmSync(folder, { recursive: true, force: true })));
  const receivers = new Receivers();
  cleanup.add(() => receivers.close());
  const scenario = await makeScenario(name, { folder, receivers, cleanup, isUnsynced: options.unsynced === true });
  const { victims, servers } = scenario;
  cleanup.add(() => Promise.all(victims.map((victim) => victim.kill())));
  await Promise.all(victims.map((victim) => victim.start()));
  const load = new Load(() => pick(servers).url, undefined, true);
  load.begin();
  const cuts: number[] = [];
  for (let kill = 1; kill <= options.kills; kill++) {
    await sleep(between(...BETWEEN_KILLS_MS));
    if (kill === Math.ceil(options.kills / 2) && scenario.cutDatabase) {
      cuts.push(Date.now());
      await scenario.cutDatabase();
    }
    const killed = kill === options.kills ? victims : [pick(victims)];
    say(`${name}: kill ${kill} of ${options.kills}`);
    await Promise.all(killed.map((victim) => victim.kill()));
    await Promise.all(killed.map((victim) => victim.start()));
  }
  await load.end();
  receivers.isCalm = true;
  await load.finish();
  const waiting = await drain(scenario);
  const deaths = new Map(victims.flatMap((victim) => [...victim.deaths]));
  await Promise.all(victims.map((victim) => victim.stop()));
  const account = accountFor({ acknowledged: load.acknowledged, deliveries: receivers.accepted, deaths, cuts });
  const faults = [...account.faults, ...load.faults, ...receivers.faults, ...waiting];
  say(
    `${name}: ${load.acknowledged.length} acknowledged, ${load.repeated} again under their key, ` +
      `${load.answered} with answers to insurers, ${load.failures.length} failed, ${load.busy} asked to wait; ` +
      `${receivers.accepted.length} messages, ${account.duplicates} of them duplicates, ${account.lost} lost; ` +
      `${faults.length} faults`,
  );
  for (const fault of faults.slice(0, SHOWN_FAULTS)) say(`${name}: ${fault}`);
  return faults.length === 0 && load.acknowledged.length > 0;
}

/** Waits until nothing is left to deliver. Returns the faults of the outbox. */
async function drain({ storage: options }: Scenario): Promise<string[]> {
  const storage = await openStorage({ ...options, role: 'tool', clock: systemClock(), report: () => undefined });
  try {
    const counts = await untilFound('every message is delivered or given up', async () => {
      const found = await storage.outboxDesk.count(MESSAGE_STATES);
      return found.pending === 0 ? found : undefined;
    });
    const states = ['dead', 'discarded'] as const;
    return states.flatMap((state) => (counts[state] > 0 ? [`${counts[state]} messages are ${state}`] : []));
  } finally {
    await storage.close();
  }
}

// Clients still run after a failure: the process does not wait for them.
void runCommand(KILL_TEST, run).finally(() => process.exit());
