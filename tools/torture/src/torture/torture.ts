import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceOf, runCommand, Undoing } from '@cotiza/tools-kit';
import { Happenings } from './happenings';
import { Receivers } from './receivers/receivers';
import { scenarioTable } from './report/scenario-table';
import { makeScenario } from './scenarios/make-scenario';
import { runScenario } from './scenarios/run-scenario';
import type { Surroundings } from './scenarios/scenario';
import { TORTURE, type ScenarioName, type TortureOptions } from './torture-options';

const say = (text: string) => void process.stderr.write(`torture: ${text}\n`);

/** One that mostly waits, so that in the quick form it waits while others are at work. */
const WAITING: readonly ScenarioName[] = ['lease'];

/** @returns whether all is well */
async function run(options: TortureOptions, undoing: Undoing): Promise<boolean> {
  const { scenarios, seed, quick } = options;
  say(`seed ${seed}: --seed ${seed} chooses the same victims and moments again`);
  const beside = quick ? scenarios.filter((name) => WAITING.includes(name)) : [];
  const inTurn = scenarios.filter((name) => !beside.includes(name));
  const lines = await Promise.all([inTurn, beside].map((names) => runInTurn(names, options, undoing)));
  return lines.every(Boolean);
}

async function runInTurn(names: readonly ScenarioName[], options: TortureOptions, all: Undoing): Promise<boolean> {
  let isWell = true;
  for (const name of names) {
    const undoing = new Undoing();
    all.add(() => undoing.all());
    try {
      isWell = (await runOne(name, options, undoing)) && isWell;
    } finally {
      await undoing.all();
    }
  }
  return isWell;
}

async function runOne(name: ScenarioName, options: TortureOptions, undoing: Undoing): Promise<boolean> {
  const chance = chanceOf(options.seed);
  const folder = mkdtempSync(join(tmpdir(), `cotiza-torture-${name}-`));
  let isKept = options.keep;
  undoing.add(() =>
    isKept ? say(`data and logs are in ${folder}`) : rmSync(folder, { recursive: true, force: true }),
  );
  const receivers = await Receivers.start(chance.branch());
  undoing.add(() => receivers.close());
  const surroundings: Surroundings = { folder, receivers, happenings: new Happenings(), chance };
  const scenario = await makeScenario(name, surroundings, options, say);
  if ('lacks' in scenario) return isLeftOut(name, scenario.lacks, options);
  undoing.add(() => scenario.databaseServer?.close());
  undoing.add(() => scenario.victims.forEach((victim) => victim.kill()));
  const result = await runScenario(scenario, surroundings, options, say);
  process.stdout.write(`\n${scenarioTable(result)}\n`);
  const isWell = result.faults.length === 0;
  isKept ||= !isWell;
  return isWell;
}

/** Without what a scenario takes the quick check does what it can, unless the machine is one that has promised it. */
function isLeftOut(name: ScenarioName, lacks: string, { quick }: TortureOptions): boolean {
  const mayBeLeftOut = quick && process.env.CI !== 'true';
  const what = mayBeLeftOut ? 'is left out' : 'cannot be run';
  say(`${lacks}: the scenario ${name} ${what}`);
  return mayBeLeftOut;
}

// What still runs after a failure, such as clients that would ask on and on, has nobody to wait for it.
void runCommand(TORTURE, run).finally(() => process.exit());
