import { metricOf } from '@cotiza/tools-kit';
import { startServiceProcess, type ServiceProcess } from '@cotiza/tools-kit/service';

/** Finds a value in a text that no answer, log or metric may hold. */
export interface Marked {
  findIn(text: string): string | undefined;
}

const SHOWN_CHARS = 1500;
const ERROR_LEVEL = 50;

/** Prints the first finding of each sort with what was sent. */
export class Findings {
  readonly sorts = new Set<string>();

  add(what: string, sent: Uint8Array | string = ''): void {
    if (this.sorts.has(what)) return;
    this.sorts.add(what);
    const shown =
      sent.length === 0 ? '' : `\n  ${JSON.stringify(Buffer.from(sent).toString('latin1').slice(0, SHOWN_CHARS))}`;
    console.log(what + shown);
  }
}

/** A started service whose log and metrics are searched for marks, and whose log for errors. */
export class WatchedService {
  private rest = '';
  private process: ServiceProcess | undefined;

  constructor(
    private readonly marks: Marked,
    readonly findings: Findings,
  ) {}

  async start(settings: Readonly<Record<string, string>>, nodeArguments: readonly string[] = []): Promise<void> {
    const onOutput = (text: string) => this.readLog(text);
    this.process = await startServiceProcess({ LOG_LEVEL: 'trace', ...settings }, { onOutput, nodeArguments });
  }

  get running(): ServiceProcess {
    if (!this.process) throw new Error('the service is not started');
    return this.process;
  }

  get url(): string {
    return this.running.url;
  }

  get = (path: string): Promise<Response> => fetch(this.url + path, { headers: { connection: 'close' } });
  text = async (path: string): Promise<string> => (await this.get(path)).text();
  metric = (name: string): Promise<number> => metricOf(this.url, name);

  /** Judges the metrics and whether the service is ready, after everything that was asked. */
  async judge(): Promise<void> {
    if (this.marks.findIn(await this.text('/metrics')) !== undefined) this.findings.add('the metrics repeat a mark');
    if ((await this.get('/health/ready')).status !== 200) this.findings.add('the service is not ready');
  }

  async stop(): Promise<void> {
    await this.process?.stop();
  }

  private readLog(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) {
      if (this.marks.findIn(line) !== undefined) this.findings.add('the log holds a marked value', line);
      if (Number(/"level":(\d+)/.exec(line)?.[1]) >= ERROR_LEVEL) this.findings.add('the log has an error', line);
    }
  }
}
