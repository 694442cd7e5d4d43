import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { untilFound } from '@cotiza/tools-kit';
import { startServiceProcess, type ServiceProcess } from '@cotiza/tools-kit/service';

/** A process of the service that is killed and started again. */
export class Victim {
  /** Its last known address. */
  url = 'http://127.0.0.1:9';
  /** Instant of each life's end, by its name. */
  readonly deaths = new Map<string, number>();
  private service: ServiceProcess | undefined;
  private life = '';
  private lives = 0;

  /** @param environment returns the settings of the life with a name */
  constructor(
    private readonly app: string,
    readonly name: string,
    private readonly folder: string,
    private readonly environment: (life: string) => Promise<Record<string, string>>,
  ) {}

  /** Starts a life, of this or another built tree, and waits until it is ready. */
  async start(tree?: string): Promise<void> {
    this.lives += 1;
    this.life = `${this.name}-${this.lives}`;
    const log = createWriteStream(join(this.folder, `${this.life}.log`));
    const extras = { app: this.app, onOutput: (text: string) => void log.write(text), ...(tree && { tree }) };
    this.service = await startServiceProcess(await this.environment(this.life), extras);
    const { url } = this.service;
    this.url = await untilFound(`${this.life} is ready: see its log`, async () =>
      (await isReady(url)) ? url : undefined,
    );
  }

  /** Kills its life at once. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Stops its life in order, as a supervisor does. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    this.deaths.set(this.life, Date.now());
    await this.service?.stop(signal);
  }
}

async function isReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/health/ready`, { headers: { connection: 'close' } })).ok;
}
