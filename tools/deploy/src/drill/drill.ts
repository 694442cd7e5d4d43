import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { count, runCommand, toolCommand, type Cleanup } from '@cotiza/tools-kit';
import { Option } from 'commander';
import { accountFor, type Delivery, type Evidence } from '../account';
import type { Load } from '../load';
import { requireServers } from './server';
import { openSite } from './site';
import { seconds, STEPS, type Ending, type Step } from './steps';
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

const DRILL = toolCommand(
  'check -- drill',
  'Runs the service as deploy does, behind nginx on a PostgreSQL and a Redis of its own, and does under load what operators do: ' +
    'restart, kill, upgrade, go back, restore, fail over. Nothing that was acknowledged may be lost.',
  Object.entries(STEPS)
    .map(([name, { about }]) => `  ${name.padEnd(18)}${about}`)
    .join('\n'),
)
  .addOption(new Option('--only <step>', 'one step (default: all, one after the other)').choices(Object.keys(STEPS)))
  .option('--port <first>', 'the first of nine free ports', count, FIRST_PORT)
  .option('--before <commit>', 'the version before (default: the commit before the last change of the tables)')
  .option('--keep', 'keep data and logs');

interface Context {
  readonly options: Options;
  readonly cleanup: Cleanup;
  readonly before: string | undefined;
}

async function run(options: Options, cleanup: Cleanup): Promise<boolean> {
  requireServers();
  const steps = Object.entries(STEPS).filter(([name]) => options.only === undefined || name === options.only);
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
async function runStep(name: string, step: Step, { options, cleanup, before }: Context): Promise<readonly string[]> {
  const say = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${name}: ${text}`);
  say(step.about);
  const tree = step.beginsBefore && before;
  const site = await openSite({ port: options.port, keep: options.keep, postgres: step.postgres, tree }, cleanup);
  const { load, receivers, processes } = site;
  load.begin();
  await sleep(AROUND_MS);
  const ending = await step.run({ site, say, ...(before !== undefined && { before }) });
  await sleep(AROUND_MS);
  await load.end();
  const pause = seconds(longestPause(load.acknowledged));
  await load.finish({ asksAgain: !step.mayLose });
  await ending.primary.until(NOTHING_WAITS, DELIVERY_TIMEOUT_MS);
  await Promise.all(processes.map((each) => each.stop()));
  const rows = await ending.primary.query<{ reference: string }>('select reference from quotes');
  const { acknowledged, failures } = load;
  const isFault = (failure: string) => !step.mayRefuse?.includes(failure);
  const faults = [
    ...load.faults,
    ...receivers.faults,
    ...(ending.outage ? [] : failures.filter(isFault).map((failure) => `a request was refused: ${failure}`)),
    ...lossFaults(new Set(rows.map(({ reference }) => reference)), acknowledged, step, ending, say),
    ...(step.mayLose ? [] : accountFor({ acknowledged, ...evidenceOf(receivers.accepted, ending) }).faults),
  ];
  say(
    `${acknowledged.length} acknowledged, ${load.refused.size} refused (${failures.length} times), none answered for at most ` +
      `${pause}; ${receivers.accepted.length} messages; ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, SHOWN_FAULTS)) say(fault);
  return faults;
}

/** Says what was lost, and returns what may not be. */
function lossFaults(
  kept: ReadonlySet<string>,
  acknowledged: Load['acknowledged'],
  { mayLose }: Step,
  { outage }: Ending,
  say: (text: string) => void,
): string[] {
  const lost = acknowledged.filter(({ reference }) => !kept.has(reference));
  const isAllowed = (at: number) => mayLose && outage && at >= outage.from && at <= outage.to;
  const faults = lost.filter(({ acknowledgedAt }) => !isAllowed(acknowledgedAt));
  say(
    `${faults.length} acknowledged quotations are lost${mayLose ? `, besides ${lost.length - faults.length} of the time after` : ''}`,
  );
  return faults.map(({ reference }) => `${reference} is lost`);
}

/** Messages that left while the database was away may come again. */
function evidenceOf(deliveries: readonly Delivery[], { outage }: Ending): Omit<Evidence, 'acknowledged'> {
  const cuts: number[] = [];
  if (outage) for (let at = outage.from; at < outage.to + SECOND_MS; at += SECOND_MS) cuts.push(at);
  return { deliveries, deaths: new Map(), cuts };
}

/** Returns the longest time between an answer and the next, in milliseconds. */
function longestPause(acknowledged: Load['acknowledged']): number {
  const times = acknowledged.map(({ acknowledgedAt }) => acknowledgedAt).sort((one, other) => one - other);
  return times.reduce((longest, at, place) => Math.max(longest, at - (times[place - 1] ?? at)), 0);
}

// Clients still run after a failure: the process does not wait for them.
void runCommand(DRILL, run).finally(() => process.exit());
