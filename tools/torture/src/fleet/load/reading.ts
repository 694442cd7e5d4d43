import { setTimeout as sleep } from 'node:timers/promises';
import { existing } from '@cotiza/kernel';
import { isDocumentedUnavailability } from '../../torture/load/post-quote';
import { MCP_HEADERS, toolCall } from './post-tool-call';

/** What is limited here counts for a caller without limits. */
const REQUESTS: readonly (readonly [string, RequestInit])[] = [
  ['/api/agent/requisitos?ramo=coche', {}],
  ['/api/agent/catalogo?tipo=genders', {}],
  ['/llms.txt', {}],
  ['/api/agent/mcp', { method: 'POST', body: toolCall('obtener_requisitos', { ramo: 'hogar' }), headers: MCP_HEADERS }],
];
const PAUSE_MS = 40;
const TIMEOUT_MS = 20_000;

/** Somebody who reads what every agent reads, one request after the other. */
export class Reading {
  answered = 0;
  readonly failures = new Map<string, number>();
  readonly faults: string[] = [];
  private isOver = false;
  private reading: Promise<void> | undefined;

  /** @param mayFail whether no answer at all is to be expected of a request that was begun then */
  constructor(
    private readonly url: string,
    private readonly headers: Readonly<Record<string, string>>,
    private readonly mayFail: (startedAt: number) => boolean,
  ) {}

  begin(): void {
    this.reading = this.readOnAndOn();
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.reading;
  }

  private async readOnAndOn(): Promise<void> {
    for (let turn = 0; !this.isOver; turn++) {
      await this.read(...existing(REQUESTS[turn % REQUESTS.length], 'request'));
      await sleep(PAUSE_MS);
    }
  }

  private async read(path: string, init: RequestInit): Promise<void> {
    const startedAt = Date.now();
    try {
      const headers = { ...init.headers, ...this.headers };
      const answer = await fetch(this.url + path, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const text = await answer.text();
      if (answer.ok) this.answered += 1;
      else if (isDocumentedUnavailability(answer.status, text)) this.count(`HTTP ${answer.status}`);
      else this.faults.push(`${path} was answered with status ${answer.status}: ${text.slice(0, 200)}`);
    } catch (error) {
      this.count('no answer');
      if (!this.mayFail(startedAt))
        this.faults.push(`${path} was not answered: ${String((error as Error).cause ?? error)}`);
    }
  }

  private count(what: string): void {
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1);
  }
}
