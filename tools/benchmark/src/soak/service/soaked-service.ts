import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { existing } from '@cotiza/kernel';
import { openDescriptors, threadCount } from '@cotiza/tools-kit';
import { startServiceProcess, type ServiceProcess } from '@cotiza/tools-kit/service';
import type { Sample } from '../figures';
import type { HeldFigures } from './held-figures';

const PRELOAD = join(__dirname, 'held-memory.preload.js');
const POLL_MS = 20;
/** For it to tell what it holds. */
const FIGURES_TIMEOUT_MS = 30_000;
const MB = 2 ** 20;
const PENDING = /^cotiza_messages\{.*state="pending".*\} (\S+)$/m;

/** The service as `npm start` starts it, and what can be seen of it from outside. */
export class SoakedService {
  private told = 0;

  private constructor(
    private readonly process: ServiceProcess,
    private readonly figuresFile: string,
  ) {}

  /**
   * @param settings besides those of every soak
   * @param folder for what it tells of itself
   */
  static async start(settings: Record<string, string>, folder: string): Promise<SoakedService> {
    const figuresFile = join(folder, 'figures.jsonl');
    writeFileSync(figuresFile, '');
    const environment = { ...settings, SOAK_FIGURES: figuresFile };
    const process = await startServiceProcess(environment, { nodeArguments: ['--require', PRELOAD] });
    return new SoakedService(process, figuresFile);
  }

  get url(): string {
    return this.process.url;
  }

  /** Has it collect its garbage, and looks at what it holds. @throws Error when it does not tell */
  async sample(atSeconds: number): Promise<Sample> {
    const { pid } = this.process;
    const descriptors = openDescriptors(pid);
    const threads = threadCount(pid);
    const figures = await this.figures();
    const waiting = await this.waiting();
    return {
      ...{ atSeconds, descriptors, threads, waiting },
      heldMb: figures.heldBytes / MB,
      residentMb: figures.residentBytes / MB,
      lateMs: figures.lateMs,
    };
  }

  stop(): Promise<void> {
    return this.process.stop();
  }

  /** Messages that wait to be delivered. */
  async waiting(): Promise<number> {
    const metrics = await (await fetch(`${this.url}/metrics`, { headers: { connection: 'close' } })).text();
    const [, pending] = existing(PENDING.exec(metrics), 'gauge of messages: its database does not answer');
    return Number(pending);
  }

  private async figures(): Promise<HeldFigures> {
    process.kill(this.process.pid, 'SIGUSR2');
    const until = Date.now() + FIGURES_TIMEOUT_MS;
    while (Date.now() < until) {
      await sleep(POLL_MS);
      const line = this.lines()[this.told];
      if (line === undefined) continue;
      this.told += 1;
      return JSON.parse(line) as HeldFigures;
    }
    throw new Error('the service does not say what it holds');
  }

  /** Those that are whole. */
  private lines(): readonly string[] {
    return existsSync(this.figuresFile) ? readFileSync(this.figuresFile, 'utf8').split('\n').slice(0, -1) : [];
  }
}
