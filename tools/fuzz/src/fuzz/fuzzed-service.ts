import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exampleBody, INSURANCE_LINES } from '@cotiza/contract';
import { openDescriptors, processorSeconds, residentMb } from '@cotiza/tools-kit';
import { startServiceProcess, type ServiceProcess } from '@cotiza/tools-kit/service';
import { ADDRESSES, OFFERS, PRODUCT_PAGES, QUOTES, SHOP_KEY } from './addresses';
import type { OpenApi } from './judge';
import type { Marks } from './marks';

/** Resources of an idle service; undefined where the system does not tell. */
export interface Holding {
  readonly descriptors: number | undefined;
  readonly residentMb: number | undefined;
}

const SETTINGS = { LOG_LEVEL: 'trace', PURCHASE_API_KEY: SHOP_KEY };
const PRELOAD = join(__dirname, 'collect-garbage.preload.js');
const ERROR_LEVEL = 50;
const SHOWN_CHARS = 300;
const IDLE_POLL_MS = 500;
/** Processor seconds in that time below which a process is idle. */
const IDLE_SECONDS = 0.04;
const IDLE_TIMEOUT_MS = 120_000;
const COLLECT_MS = 700;

/** The service under test, and what is visible of it from outside. */
export class FuzzedService {
  /** Faults of its log: one of each kind. */
  private readonly logFaults = new Map<string, string>();
  private rest = '';
  private process: ServiceProcess | undefined;

  constructor(private readonly marks: Marks) {}

  async start(settings: Readonly<Record<string, string>>): Promise<void> {
    const extras = { onOutput: (text: string) => this.readLog(text), nodeArguments: ['--require', PRELOAD] };
    this.process = await startServiceProcess({ ...SETTINGS, ...settings }, extras);
  }

  get url(): string {
    return this.running.url;
  }

  async stop(): Promise<void> {
    await this.process?.stop();
  }

  async description(): Promise<OpenApi> {
    return JSON.parse(await this.text('/api/openapi.json')) as OpenApi;
  }

  /** Asks for everything once, so that it is loaded. Returns ids that exist. */
  async warmUp(effectiveDay: string): Promise<{ readonly offers: string[]; readonly products: string[] }> {
    const headers = { 'content-type': 'application/json', connection: 'close' };
    const quotes: string[] = [];
    for (const line of INSURANCE_LINES) {
      const body = JSON.stringify(exampleBody(line, effectiveDay));
      quotes.push(await (await fetch(this.url + QUOTES, { method: 'POST', headers, body })).text());
    }
    for (const path of ADDRESSES) await this.text(path);
    const offers = idsIn(quotes, /"oferta_id":"([^"]+)"/g);
    const details: string[] = [];
    for (const id of offers) details.push(await this.text(OFFERS + id));
    const products = idsIn(details, /\/productos\/([^"/.]+)/g);
    for (const id of products) await this.text(`${PRODUCT_PAGES}${id}.pdf`);
    return { offers, products };
  }

  /** Waits until it is idle, has it collect garbage, and measures. */
  async holding(): Promise<Holding> {
    const { pid } = this.running;
    await this.idle();
    process.kill(pid, 'SIGUSR2');
    await sleep(COLLECT_MS);
    await this.idle();
    const open = openDescriptors(pid);
    return {
      descriptors: open ? open.sockets + open.files + open.others : undefined,
      residentMb: residentMb(pid) ?? undefined,
    };
  }

  /** Returns the faults of its log, its metrics and its health. */
  async faults(): Promise<string[]> {
    const line = (await this.text('/metrics')).split('\n').find((each) => this.marks.findIn(each) !== undefined);
    const ready = await this.get('/health/ready');
    return [
      ...this.logFaults.values(),
      ...(line === undefined ? [] : [`the metrics hold a marked value: ${line}`]),
      ...(ready.status === 200 ? [] : ['the service is not ready']),
    ];
  }

  private get running(): ServiceProcess {
    if (!this.process) throw new Error('the service is not started');
    return this.process;
  }

  private get(path: string): Promise<Response> {
    return fetch(this.url + path, { headers: { connection: 'close' } });
  }

  private text = async (path: string): Promise<string> => (await this.get(path)).text();

  private async idle(): Promise<void> {
    const endsAt = Date.now() + IDLE_TIMEOUT_MS;
    for (let used = 0; Date.now() < endsAt; await sleep(IDLE_POLL_MS)) {
      const now = processorSeconds(this.running.pid) ?? 0;
      if (now - used < IDLE_SECONDS) return;
      used = now;
    }
  }

  private readLog(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) {
      const shown = line.slice(0, SHOWN_CHARS);
      if (this.marks.findIn(line) !== undefined) this.logFaults.set('mark', `the log holds a marked value: ${shown}`);
      const level = Number(/"level":(\d+)/.exec(line)?.[1]);
      if (level >= ERROR_LEVEL) this.logFaults.set(shown, `the log has an error: ${shown}`);
    }
  }
}

const idsIn = (texts: readonly string[], place: RegExp): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(place)].map(([, id = '']) => id))),
];
