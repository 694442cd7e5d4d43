import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exampleBody, INSURANCE_LINES } from '@cotiza/contract';
import { addDays, systemClock } from '@cotiza/kernel';
import { count, LIMITS_OFF, runCommand, toolCommand, type Cleanup } from '@cotiza/tools-kit';
import fc from 'fast-check';
import { Findings, WatchedService } from '../driver';
import { ADDRESSES, OFFERS, PRODUCT_PAGES, PRODUCTS, QUOTES, SHOP_KEY } from './addresses';
import { rawBytes, requests } from './cases';
import { judgeBy, REPEATED_IN_BYTES, type Judge, type OpenApi } from './judge';
import { marksOf, type Marks } from './marks';
import { bytesOf, send, sendBytes, type FuzzRequest } from './send';

const FUZZ = toolCommand(
  'check -- fuzz',
  'Sends a started service wrong requests over REST and MCP, and bytes that are no HTTP. Answers must have the described ' +
    'shapes and no status of an internal error, repeat no personal value, and leave no descriptors or memory behind.',
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
const SETTINGS = { PURCHASE_API_KEY: SHOP_KEY };
const PRELOAD = join(__dirname, 'collect-garbage.preload.js');
const AT_ONCE = 12;
/** One case in so many is raw bytes. */
const RAW = 12;
const DAYS_AHEAD = 7;
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
    await service.start({ ...SETTINGS, ...settings }, ['--require', PRELOAD]);
    const part = new Part(marks, service);
    await part.send(Math.ceil(number * share), seed);
    await service.stop();
    console.error(`fuzz: ${title}: ${[...part.statuses].map((pair) => pair.join(' x ')).join(', ')}`);
  }
  console.log(`fuzz: ${number} requests, ${findings.sorts.size} sorts of findings`);
  return findings.sorts.size === 0;
}

/** A service and the cases that it gets. */
class Part {
  readonly statuses = new Map<number, number>();
  private readonly agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  private readonly findings: Findings;

  constructor(
    private readonly marks: Marks,
    private readonly service: WatchedService,
  ) {
    this.findings = service.findings;
  }

  async send(number: number, seed: number): Promise<void> {
    const effectiveDay = addDays(systemClock().today(), DAYS_AHEAD);
    const cases = requests({ marks: this.marks, effectiveDay, ...(await this.warmUp(effectiveDay)) });
    const raw = rawBytes(cases, this.marks);
    const judge = judgeBy(JSON.parse(await this.service.text('/api/openapi.json')) as OpenApi, this.marks);
    let next = 0;
    const sendUntil = async (end: number) => {
      while (next < end) {
        const at = next++;
        const sample = { seed: seed + at, numRuns: 1 };
        if (at % RAW === 0) for (const bytes of fc.sample(raw, sample)) await this.sendBytes(bytes);
        else for (const request of fc.sample(cases, sample)) await this.ask(request, judge);
      }
    };
    const sendAll = (end: number) => Promise.all(Array.from({ length: AT_ONCE }, () => sendUntil(end)));
    await sendAll(number * WARM_UP);
    const before = await this.holding();
    await sendAll(number);
    this.agent.destroy();
    const after = await this.holding();
    if (after.descriptors - before.descriptors > MORE_DESCRIPTORS) this.findings.add('more descriptors are open');
    if (after.memoryMb - before.memoryMb > MORE_MB) this.findings.add('more memory is resident');
    await this.service.judge();
  }

  private async ask(request: FuzzRequest, judge: Judge): Promise<void> {
    try {
      const answer = await send(this.service.url, this.agent, request);
      this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
      for (const what of judge(answer, request)) this.findings.add(`${request.kind}: ${what}`, bytesOf(request));
    } catch (error) {
      // The service may close an idle connection just as the next request goes out on it.
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET')
        this.findings.add(`${request.kind}: no answer: ${String(error)}`, bytesOf(request));
    }
  }

  private async sendBytes(bytes: Uint8Array): Promise<void> {
    const received = await sendBytes(this.service.url, bytes);
    if (received === undefined) this.findings.add('bytes: the connection stays open', bytes);
    else if (this.marks.findIn(received.replace(REPEATED_IN_BYTES, '')) !== undefined)
      this.findings.add('bytes: the answer repeats a mark', bytes);
    else if (received.includes('HTTP/1.1 500')) this.findings.add('bytes: a 500', bytes);
  }

  /** Asks for everything once, so that it is loaded. Returns ids and addresses that exist. */
  private async warmUp(effectiveDay: string): Promise<{ readonly offers: string[]; readonly addresses: string[] }> {
    const headers = { 'content-type': 'application/json', connection: 'close' };
    const [offers, addresses] = [[] as string[], [] as string[]];
    for (const line of INSURANCE_LINES) {
      const body = JSON.stringify(exampleBody(line, effectiveDay));
      const quote = await (await fetch(this.service.url + QUOTES, { method: 'POST', headers, body })).text();
      for (const [, id = ''] of quote.matchAll(/"oferta_id":"([^"]+)"/g)) offers.push(id);
    }
    for (const offer of offers.slice(0, 3)) {
      const [, product = ''] = /\/productos\/([^"/.]+)/.exec(await this.service.text(OFFERS + offer)) ?? [];
      const page = PRODUCT_PAGES + product;
      addresses.push(OFFERS + offer, PRODUCTS + product, page, `${page}.pdf`);
    }
    for (const path of [...ADDRESSES, ...addresses]) await this.service.text(path);
    return { offers, addresses };
  }

  /** Waits until it is idle, has it collect garbage, and measures. */
  private async holding(): Promise<{ readonly descriptors: number; readonly memoryMb: number }> {
    await this.idle();
    process.kill(this.service.running.pid, 'SIGUSR2');
    await sleep(COLLECT_MS);
    await this.idle();
    return {
      descriptors: await this.service.metric('process_open_fds'),
      memoryMb: (await this.service.metric('process_resident_memory_bytes')) / 2 ** 20,
    };
  }

  private async idle(): Promise<void> {
    const endsAt = Date.now() + IDLE_TIMEOUT_MS;
    for (let used = 0; Date.now() < endsAt; await sleep(IDLE_POLL_MS)) {
      const now = await this.service.metric('process_cpu_seconds_total');
      if (now - used < IDLE_SECONDS) return;
      used = now;
    }
  }
}

void runCommand(FUZZ, run);
