import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exampleBody, INSURANCE_LINES } from '@cotiza/contract';
import { addDays, systemClock } from '@cotiza/kernel';
import { count, LIMITS_OFF, runCommand, toolCommand, type Cleanup } from '@cotiza/tools-kit';
import fc from 'fast-check';
import { Findings, WatchedService } from '../driver';
import { OFFERS, OPENAPI, OTHER_ADDRESSES, QUOTES } from './addresses';
import { requests, SHOP_KEY } from './cases';
import { judgeBy, type OpenApi } from './judge';
import { marksOf, type Marks } from './marks';
import { send } from './send';

const FUZZ = toolCommand(
  'check -- fuzz',
  'Sends a started service wrong requests over REST and MCP. Answers must have the described shapes and no status of an ' +
    'internal error, repeat no personal value, and leave no descriptors or memory behind.',
)
  .option('--requests <number>', 'requests that are sent', count, 5000)
  .option('--seed <number>', 'decides what is sent (default: another one each time, which is printed)', count);

interface Options {
  readonly requests: number;
  readonly seed?: number;
}

/** Settings of the service, and their share of the requests. */
const PARTS = [
  { title: 'limits off', settings: LIMITS_OFF, share: 0.9 },
  { title: 'limits on', settings: {}, share: 0.05 },
  { title: 'one quotation at a time', settings: { ...LIMITS_OFF, ADMISSION_MAX_IN_FLIGHT: '1' }, share: 0.05 },
];
const AT_ONCE = 12;
const DAYS_AHEAD = 7;
const PRELOAD = join(__dirname, 'collect-garbage.preload.js');
/** Part of the requests after which resources are measured first. */
const WARM_UP = 0.1;
const MORE_MB = 50;
const MORE_DESCRIPTORS = 2;
const IDLE_POLL_MS = 500;
/** Processor seconds in that time below which a process is idle. */
const IDLE_SECONDS = 0.05;
const IDLE_TIMEOUT_MS = 120_000;
const COLLECT_MS = 700;

async function run({ requests: number, seed = randomInt(2 ** 31) }: Options, cleanup: Cleanup): Promise<boolean> {
  console.error(`fuzz: --seed ${seed}`);
  const findings = new Findings();
  for (const { title, settings, share } of PARTS) {
    const marks = marksOf(seed);
    const service = new WatchedService(marks, findings);
    cleanup.add(() => service.stop());
    await service.start({ PURCHASE_API_KEY: SHOP_KEY, ...settings }, ['--require', PRELOAD]);
    const statuses = await sendAll(service, marks, Math.ceil(number * share), seed);
    await service.judge();
    await service.stop();
    console.error(`fuzz: ${title}: ${[...statuses].map((pair) => pair.join(' x ')).join(', ')}`);
  }
  console.log(`fuzz: ${number} requests, ${findings.sorts.size} sorts of findings`);
  return findings.sorts.size === 0;
}

/** Sends a service its cases, and judges every answer and what it holds afterwards. Returns how often each status came. */
async function sendAll(service: WatchedService, marks: Marks, number: number, seed: number) {
  const effectiveDay = addDays(systemClock().today(), DAYS_AHEAD);
  const openApi = JSON.parse(await service.text(OPENAPI)) as OpenApi;
  const judge = judgeBy(openApi, marks);
  const described = Object.keys(openApi.paths).map((path) => path.replace(/\{.*/, ''));
  const offers = await quotedOffers(service.url, effectiveDay);
  const addresses = [...OTHER_ADDRESSES, ...described, ...offers.map((offer) => OFFERS + offer)];
  // Asked for once, so that what they need is loaded.
  for (const path of addresses) await service.text(path);
  const cases = requests({ marks, effectiveDay, offers, addresses });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const statuses = new Map<number, number>();
  let next = 0;
  const client = async (end: number) => {
    while (next < end) {
      const [request] = fc.sample(cases, { seed: seed + next++, numRuns: 1 });
      if (!request) continue;
      const { kind, method, target, body = '' } = request;
      const found = (what: string) =>
        service.findings.add(`${kind}: ${what}`, `${method} ${target}\n${body.toString()}`);
      try {
        const answer = await send(service.url, agent, request);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        judge(answer, request).forEach(found);
      } catch (error) {
        // The service may close an idle connection just as the next request goes out on it.
        if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') found(`no answer: ${String(error)}`);
      }
    }
  };
  const sendUntil = (end: number) => Promise.all(Array.from({ length: AT_ONCE }, () => client(end)));
  await sendUntil(number * WARM_UP);
  const before = await resourcesOf(service);
  await sendUntil(number);
  agent.destroy();
  const after = await resourcesOf(service);
  if (after.descriptors - before.descriptors > MORE_DESCRIPTORS) service.findings.add('more descriptors are open');
  if (after.memoryMb - before.memoryMb > MORE_MB) service.findings.add('more memory is resident');
  return statuses;
}

/** Waits until a service is idle, has it collect garbage, and measures what it holds. */
async function resourcesOf(service: WatchedService) {
  await idle(service);
  process.kill(service.running.pid, 'SIGUSR2');
  await sleep(COLLECT_MS);
  await idle(service);
  return {
    descriptors: await service.metric('process_open_fds'),
    memoryMb: (await service.metric('process_resident_memory_bytes')) / 2 ** 20,
  };
}

async function idle(service: WatchedService): Promise<void> {
  const endsAt = Date.now() + IDLE_TIMEOUT_MS;
  for (let used = 0; Date.now() < endsAt; await sleep(IDLE_POLL_MS)) {
    const now = await service.metric('process_cpu_seconds_total');
    if (now - used < IDLE_SECONDS) return;
    used = now;
  }
}

/** Quotes the example of each line. Returns the ids of the offers. */
async function quotedOffers(url: string, effectiveDay: string): Promise<string[]> {
  const headers = { 'content-type': 'application/json', connection: 'close' };
  const quotes = INSURANCE_LINES.map(async (line) => {
    const body = JSON.stringify(exampleBody(line, effectiveDay));
    return (await fetch(url + QUOTES, { method: 'POST', headers, body })).text();
  });
  return (await Promise.all(quotes)).flatMap((quote) =>
    Array.from(quote.matchAll(/"oferta_id":"([^"]+)"/g), ([, id = '']) => id),
  );
}

void runCommand(FUZZ, run);
