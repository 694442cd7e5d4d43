import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { count, runCommand, toolCommand, type Cleanup } from '@cotiza/tools-kit';
import { Option } from 'commander';
import { accountFor } from '../account';
import type { Load } from '../load';
import { requireClusterPrograms } from './cluster';
import { GROWN_STEPS } from './grown-steps';
import { requireServers } from './server';
import { openGrownSite, openSite, PORTS, type Served } from './site';
import { seconds, STEPS, type Ending, type GrownStep, type Outage, type Step } from './steps';
import { buildVersionBefore } from './version-before';

const FIRST_PORT = 5100;
/** Load before and after what a step does. */
const AROUND_MS = 3000;
/** A message that failed for some seconds is tried again within a minute. */
const DELIVERY_TIMEOUT_MS = 180_000;
const NOTHING_WAITS = `select where not exists (select from outbox where state = 'pending')`;
const SHOWN_FAULTS = 20;
const SECOND_MS = 1000;

interface Options {
  readonly only?: string;
  readonly port: number;
  readonly before?: string;
  readonly keep?: boolean;
}

const ALL: Readonly<Record<string, Step | GrownStep>> = { ...STEPS, ...GROWN_STEPS };

const DRILL = toolCommand(
  'check -- drill',
  'Runs the service as deploy does, behind nginx on a PostgreSQL and a Redis of its own, and does under load what operators do: ' +
    'restart, kill, upgrade, go back, restore, fail over. Nothing that was acknowledged may be lost.',
  Object.entries(ALL)
    .map(([name, { about }]) => `  ${name.padEnd(18)}${about}`)
    .join('\n'),
)
  .addOption(new Option('--only <step>', 'one step (default: all, one after the other)').choices(Object.keys(ALL)))
  .option('--port <first>', `the first of ${PORTS} free ports`, count, FIRST_PORT)
  .option('--before <commit>', 'the version before (default: the commit before the last change of the tables)')
  .option('--keep', 'keep data and logs');

interface Context {
  readonly options: Options;
  readonly cleanup: Cleanup;
  readonly before: string | undefined;
}

async function run(options: Options, cleanup: Cleanup): Promise<boolean> {
  const steps = Object.entries(ALL).filter(([name]) => options.only === undefined || name === options.only);
  requireServers();
  if (steps.some(([, { runGrown }]) => runGrown)) requireClusterPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-before-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  let before: string | undefined;
  const failed: string[] = [];
  for (const [name, step] of steps) {
    if (step.beginsBefore) before ??= await buildVersionBefore(folder, options.before);
    const faults = await runStep(name, step, { options, cleanup, before });
    await cleanup.run();
    if (faults.length > 0) failed.push(name);
  }
  console.error(failed.length > 0 ? `drill: FAILED: ${failed.join(', ')}` : 'drill: nothing was lost');
  return failed.length === 0;
}

/** Returns the faults, which are printed. */
async function runStep(name: string, step: Step | GrownStep, context: Context): Promise<readonly string[]> {
  const say = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${name}: ${text}`);
  say(step.about);
  const { served, run } = await openStep(step, say, context);
  const { load, receivers, processes } = served;
  load.begin();
  await sleep(AROUND_MS);
  const ending = await run();
  await sleep(AROUND_MS);
  await load.end();
  const pause = seconds(longestPause(load.acknowledged));
  await load.finish({ asksAgain: !step.mayLose });
  await ending.primary.until(NOTHING_WAITS, DELIVERY_TIMEOUT_MS);
  await Promise.all(processes.map((each) => each.stop()));
  const rows = await ending.primary.query<{ reference: string }>('select reference from quotes');
  const { acknowledged, failures } = load;
  const { outages = [] } = ending;
  const deaths = new Map(processes.flatMap((each) => [...each.deaths]));
  const evidence = { acknowledged, deliveries: receivers.accepted, deaths, cuts: outages.flatMap(secondsOf) };
  const account = accountFor(evidence);
  const isFault = (failure: string) => !step.mayRefuse?.includes(failure);
  const faults = [
    ...load.faults,
    ...receivers.faults,
    ...(outages.length > 0 ? [] : failures.filter(isFault).map((failure) => `a request was refused: ${failure}`)),
    ...lossFaults(new Set(rows.map(({ reference }) => reference)), acknowledged, step, ending, say),
    ...(step.mayLose ? [] : account.faults),
  ];
  say(
    `${acknowledged.length} acknowledged, ${load.refused.size} refused (${failures.length} times), ${load.busy} asked to wait, ` +
      `none answered for at most ${pause}; ${receivers.accepted.length} messages, ${account.duplicates} of them again; ${faults.length} faults`,
  );
  if (failures.length > 0) say(`refused with: ${countsOf(failures)}`);
  for (const fault of faults.slice(0, SHOWN_FAULTS)) say(fault);
  return faults;
}

function countsOf(failures: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  return [...counts].map(([failure, times]) => `${failure} ${times}`).join(', ');
}

interface OpenStep {
  readonly served: Served;
  readonly run: () => Promise<Ending>;
}

async function openStep(
  step: Step | GrownStep,
  say: (text: string) => void,
  { options: { port, keep }, cleanup, before }: Context,
): Promise<OpenStep> {
  if (step.runGrown) {
    const site = await openGrownSite({ port, keep }, cleanup);
    return { served: site, run: () => step.runGrown({ site, say }) };
  }
  const tree = step.beginsBefore && before;
  const site = await openSite({ port, keep, postgres: step.postgres, tree }, cleanup);
  return { served: site, run: () => step.run({ site, say, ...(before !== undefined && { before }) }) };
}

/** Says what was lost, and returns what may not be. */
function lossFaults(
  kept: ReadonlySet<string>,
  acknowledged: Load['acknowledged'],
  { mayLose }: Step | GrownStep,
  { outages = [] }: Ending,
  say: (text: string) => void,
): string[] {
  const lost = acknowledged.filter(({ reference }) => !kept.has(reference));
  const isAllowed = (at: number) => mayLose && outages.some(({ from, to }) => at >= from && at <= to);
  const faults = lost.filter(({ acknowledgedAt }) => !isAllowed(acknowledgedAt));
  say(
    `${faults.length} acknowledged quotations are lost${mayLose ? `, besides ${lost.length - faults.length} of the time after` : ''}`,
  );
  return faults.map(({ reference }) => `${reference} is lost`);
}

/** Returns each second of an outage: messages that left in it may come again. */
function secondsOf({ from, to }: Outage): number[] {
  return Array.from({ length: Math.ceil((to - from) / SECOND_MS) + 1 }, (_, place) => from + place * SECOND_MS);
}

/** Returns the longest time between an answer and the next, in milliseconds. */
function longestPause(acknowledged: Load['acknowledged']): number {
  const times = acknowledged.map(({ acknowledgedAt }) => acknowledgedAt).sort((one, other) => one - other);
  return times.reduce((longest, at, place) => Math.max(longest, at - (times[place - 1] ?? at)), 0);
}

// Clients still run after a failure: the process does not wait for them.
void runCommand(DRILL, run).finally(() => process.exit());
