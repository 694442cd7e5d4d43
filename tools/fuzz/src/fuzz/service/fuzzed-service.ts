import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exampleBody, INSURANCE_LINES } from '@cotiza/contract';
import { openDescriptors, processorSeconds, residentMb } from '@cotiza/tools-kit';
import { type ServiceProcess, startServiceProcess } from '@cotiza/tools-kit/service';
import { ADDRESSES, OFFERS, PRODUCT_PAGES, QUOTES, SHOP_KEY } from '../cases/addresses';
import type { KnownIds } from '../cases/fuzz-case';
import type { OpenApi } from '../judge/openapi.judge';
import type { Marks } from '../marks/marks';
import type { Target } from '../wire/exchange';
import { LogWatch } from './log-watch';

/** What a service holds when it is at rest; null where the system does not say. */
export interface Holding {
  readonly descriptors: number | null;
  readonly residentMb: number | null;
}

/** What has it log all that it can, and serve the shop, too. */
const EVERYTHING = { LOG_LEVEL: 'trace', PURCHASE_API_KEY: SHOP_KEY };

const PRELOAD = join(__dirname, 'collect-garbage.preload.js');
const REST_POLL_MS = 500;
/** Processor seconds in that time below which a process is at rest. */
const REST_SECONDS = 0.04;
const REST_TIMEOUT_MS = 120_000;
/** For what is collected to be given back. */
const COLLECT_MS = 700;

/** The service, started as a user starts it, and what can be seen of it from outside. */
export class FuzzedService {
  private constructor(
    private readonly process: ServiceProcess,
    private readonly log: LogWatch,
    private readonly marks: Marks,
  ) {}

  static async start(settings: Record<string, string>, marks: Marks): Promise<FuzzedService> {
    const log = new LogWatch(marks);
    const extras = { onOutput: (text: string) => log.read(text), nodeArguments: ['--require', PRELOAD] };
    return new FuzzedService(await startServiceProcess({ ...EVERYTHING, ...settings }, extras), log, marks);
  }

  get target(): Target {
    const { hostname, port } = new URL(this.process.url);
    return { host: hostname, port: Number(port) };
  }

  get logLines(): number {
    return this.log.lines;
  }

  async description(): Promise<OpenApi> {
    return (await (await this.get('/api/openapi.json')).json()) as OpenApi;
  }

  /** Has it make and open what it makes and opens when it is first needed. @returns the ids of what it has made and sells */
  async warmUp(effectiveDay: string): Promise<KnownIds> {
    const headers = { 'content-type': 'application/json', connection: 'close' };
    const quotes: string[] = [];
    for (const line of INSURANCE_LINES) {
      const body = JSON.stringify(exampleBody(line, effectiveDay));
      quotes.push(await (await fetch(this.process.url + QUOTES, { method: 'POST', headers, body })).text());
    }
    for (const path of ADDRESSES) await (await this.get(path)).text();
    const offers = idsIn(quotes, /"oferta_id":"([^"]+)"/g);
    const details: string[] = [];
    for (const id of offers) details.push(await (await this.get(OFFERS + id)).text());
    const products = idsIn(details, /\/productos\/([^"/.]+)/g);
    for (const id of products) await (await this.get(`${PRODUCT_PAGES}${id}.pdf`)).arrayBuffer();
    return { offers, products };
  }

  /** Waits until it is at rest, has it collect its garbage, and looks at what it holds. */
  async holding(): Promise<Holding> {
    const { pid } = this.process;
    await this.rest();
    process.kill(pid, 'SIGUSR2');
    await sleep(COLLECT_MS);
    await this.rest();
    const open = openDescriptors(pid);
    return { descriptors: open && open.sockets + open.files + open.others, residentMb: residentMb(pid) };
  }

  /** What is wrong with its log and its metrics, in sentences. */
  async faults(): Promise<string[]> {
    const metrics = await (await this.get('/metrics')).text();
    const line = metrics.split('\n').find((text) => this.marks.findIn(text) !== undefined);
    return [...this.log.faults.values(), ...(line === undefined ? [] : [`the metrics hold a marked value: ${line}`])];
  }

  async isReady(): Promise<boolean> {
    return (await this.get('/health/ready')).status === 200;
  }

  stop(): Promise<void> {
    return this.process.stop();
  }

  private get(path: string): Promise<Response> {
    return fetch(this.process.url + path, { headers: { connection: 'close' } });
  }

  /** Until it has delivered what it had to, and does nothing. */
  private async rest(): Promise<void> {
    const until = Date.now() + REST_TIMEOUT_MS;
    let used = processorSeconds(this.process.pid) ?? 0;
    while (Date.now() < until) {
      await sleep(REST_POLL_MS);
      const now = processorSeconds(this.process.pid) ?? 0;
      if (now - used < REST_SECONDS) return;
      used = now;
    }
  }
}

/** What stands at a place in texts, each once. */
const idsIn = (texts: readonly string[], place: RegExp): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(place)].map(([, id = '']) => id))),
];
