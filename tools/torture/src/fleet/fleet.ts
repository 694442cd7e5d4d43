import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceOf, runCommand, type Undoing } from '@cotiza/tools-kit';
import { findDatabaseServer } from '../torture/databases/find-database-server';
import { Happenings } from '../torture/happenings';
import { Receivers } from '../torture/receivers/receivers';
import type { Surroundings } from '../torture/scenarios/scenario';
import { FLEET, type FleetOptions } from './fleet-options';
import { fleetTable } from './report/fleet-table';
import { runFleet } from './run-fleet';
import { serveFleet, type FleetPlace } from './serve/serve-fleet';
import { servedText } from './serve/served-text';
import { makeFleet } from './start-fleet';

const PROGRAMS = { nginx: ['-v'], 'redis-server': ['--version'] } as const;

const say = (text: string) => void process.stderr.write(`fleet: ${text}\n`);

/** @returns whether all is well */
async function run(options: FleetOptions, undoing: Undoing): Promise<boolean> {
  const missing = Object.entries(PROGRAMS).filter(([name, args]) => spawnSync(name, args).status !== 0);
  const database = missing.length === 0 ? await findDatabaseServer(say) : undefined;
  if (!database) return isLeftOut(missing[0]?.[0] ?? 'PostgreSQL', options);
  undoing.add(() => database.close());
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-fleet-'));
  let isKept = options.keep;
  undoing.add(() => (isKept ? say(`logs are in ${folder}`) : rmSync(folder, { recursive: true, force: true })));
  if (options.servesAt !== undefined) return serve({ folder, port: options.servesAt, database }, undoing);
  say(`seed ${options.seed}`);
  const chance = chanceOf(options.seed);
  const receivers = await Receivers.start(chance.branch());
  undoing.add(() => receivers.close());
  const surroundings: Surroundings = { folder, receivers, happenings: new Happenings(), chance };
  const fleet = await makeFleet(surroundings, database);
  const { victims } = fleet.scenario;
  undoing.add(async () => {
    for (const victim of victims) victim.kill();
    await Promise.all([fleet.nginx.stop('SIGTERM'), fleet.redis.stop('SIGTERM')]);
  });
  await fleet.redis.start();
  await Promise.all(victims.map((victim) => victim.start()));
  await fleet.nginx.start();
  say(`${fleet.scenario.title}: at ${fleet.url}`);
  const result = await runFleet(fleet, surroundings, options, say);
  process.stdout.write(`\n${fleetTable(result)}\n`);
  isKept ||= result.faults.length > 0;
  return result.faults.length === 0;
}

/** Brings everything up. It ends when it is interrupted, which undoes it. */
async function serve(place: FleetPlace, undoing: Undoing): Promise<never> {
  const fleet = await serveFleet(place, undoing);
  undoing.add(() => fleet.faults.forEach((fault) => say(fault)));
  process.stdout.write(servedText(fleet, place));
  return new Promise<never>(() => undefined);
}

/** The quick check does without on a machine that has not promised what it takes. */
function isLeftOut(lacking: string, { quick }: FleetOptions): boolean {
  const mayBeLeftOut = quick && process.env.CI !== 'true';
  say(`no ${lacking} is installed: ${mayBeLeftOut ? 'the fleet is left out' : 'the fleet cannot be run'}`);
  return mayBeLeftOut;
}

// What still asks has nobody to wait for it.
void runCommand(FLEET, run).finally(() => process.exit());
