import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, medians, percentile } from '@cotiza/tools-kit';
import type { BenchOptions } from '../bench-options';
import type { DelayFigures, RemoteFigures } from '../figures';
import { carBody, remotePlan } from '../over-http/service.plan';
import { ServerProcess } from '../processes/server-process';
import { afterDeadlineMs, overheadsMs } from './overhead';
import { keepInFlight, type SeenQuote } from './quotes-in-flight';
import { SimulatedInsurers } from './simulated-insurers';
import { growthOf, watchHolding } from './steadiness';

const INSURERS = 8;
const HANGING = 2;
const CLIENTS = 100;
/** As many at once as there are quotations in flight: what is measured is not how long insurers make each other wait. */
const MAX_CONCURRENT = 2 * CLIENTS;

/** What the vendors' documents recommend. */
const DEADLINE_MS = 7000;
/** Short, so that the run has many quotations that wait for it. */
const HANGING_DEADLINE_MS = 3000;
/** For the breakers to open, and for those who asked before to have their answers. */
const OPENING_SECONDS = 7;
/** More than a run can have. */
const NEVER_OPENS = 1_000_000;

interface Stage {
  readonly service: ServerProcess;
  readonly insurers: SimulatedInsurers;
  readonly options: BenchOptions;
  readonly progress: (text: string) => void;
}

/**
 * Asks insurers over the network, with nothing kept and every process on whatever core is free: all of them in order; then
 * some that never answer, with circuit breakers that never open; and at last with the breakers as they are by default, which
 * the service learns while it runs.
 */
export async function measureRemote(options: BenchOptions, progress: (text: string) => void): Promise<RemoteFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-remote-'));
  const file = join(folder, 'insurers.yaml');
  const insurers = await SimulatedInsurers.start(INSURERS, file);
  let service: ServerProcess | undefined;
  try {
    insurers.ask({ deadlineMs: DEADLINE_MS, maxConcurrent: MAX_CONCURRENT });
    service = await ServerProcess.start(remotePlan(file));
    const stage = { service, insurers, options, progress };
    const inTime = await measureInTime(stage);
    const hanging = await measureHanging(stage);
    return { insurers: INSURERS, hanging: HANGING, clients: CLIENTS, inTime, ...hanging };
  } finally {
    await service?.stop();
    await insurers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every insurer answers in the end. */
async function measureInTime(stage: Stage): Promise<DelayFigures> {
  const { insurers, options, progress } = stage;
  const rounds: DelayFigures[] = [];
  for (let round = 1; round <= options.rounds; round++) {
    progress(`round ${round} of ${options.rounds}: insurers over the network`);
    const seen = await quotes(stage, options.remoteSeconds);
    const paces = await insurers.paces(insurers.ids);
    rounds.push(delayFigures(overheadsMs(seen, paces, DEADLINE_MS), options.remoteSeconds));
  }
  return medians(rounds, ['p50Ms', 'p99Ms', 'quotes', 'perSecond']) as DelayFigures;
}

async function measureHanging(
  stage: Stage,
): Promise<Omit<RemoteFigures, 'insurers' | 'hanging' | 'clients' | 'inTime'>> {
  const { service, insurers, options, progress } = stage;
  const [dead, alive] = [insurers.ids.slice(0, HANGING), insurers.ids.slice(HANGING)];
  insurers.ask({ deadlineMs: HANGING_DEADLINE_MS, maxConcurrent: MAX_CONCURRENT, breakerFailures: NEVER_OPENS });
  service.reload();
  await insurers.hang(dead);
  progress(`${HANGING} of ${INSURERS} insurers hang, breakers shut: ${options.soakSeconds} s`);
  const holdings = watchHolding(service);
  const waited = await quotes(stage, options.soakSeconds);
  const growth = growthOf(holdings(), options.soakSeconds);
  insurers.ask({ deadlineMs: HANGING_DEADLINE_MS, maxConcurrent: MAX_CONCURRENT });
  service.reload();
  progress(`${HANGING} of ${INSURERS} insurers hang, breakers as by default`);
  const freed = await quotes(stage, options.remoteSeconds, OPENING_SECONDS);
  return {
    atDeadline: delayFigures(afterDeadlineMs(waited, HANGING_DEADLINE_MS), options.soakSeconds),
    insurersAtDeadline: median(waited.map((each) => each.insurers)),
    growth,
    afterBreaker: delayFigures(
      overheadsMs(freed, await insurers.paces(alive), HANGING_DEADLINE_MS),
      options.remoteSeconds,
    ),
  };
}

function quotes(
  { service, options }: Stage,
  seconds: number,
  warmUpSeconds = options.warmUpSeconds,
): Promise<SeenQuote[]> {
  return keepInFlight(service, carBody(), { clients: CLIENTS, warmUpSeconds, seconds });
}

function delayFigures(delaysMs: readonly number[], seconds: number): DelayFigures {
  return {
    p50Ms: percentile(delaysMs, 50),
    p99Ms: percentile(delaysMs, 99),
    quotes: delaysMs.length,
    perSecond: delaysMs.length / seconds,
  };
}
