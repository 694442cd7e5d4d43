import type { FuzzCase } from './cases/fuzz-case';
import { makeCase, type RunSource } from './cases/make-case';
import { judgeAll } from './judge/judge-all';
import type { Judge } from './judge/judge';
import type { LatenessWatch } from './lateness';
import type { Findings } from './report/findings';
import type { FuzzedService, Holding } from './service/fuzzed-service';
import { exchange } from './wire/exchange';
import { slowClients } from './wire/slow-clients';

/** What a part of a run came to. */
export interface PartFigures {
  readonly title: string;
  readonly requests: number;
  readonly cases: number;
  readonly seconds: number;
  readonly statuses: ReadonlyMap<number, number>;
  readonly slowestMs: number;
  readonly before: Holding;
  readonly after: Holding;
  readonly logLines: number;
}

/** What is sent to one service. */
export interface PartPlan {
  readonly title: string;
  readonly service: FuzzedService;
  readonly source: Omit<RunSource, 'known'>;
  /** Requests that are sent at least. */
  readonly requests: number;
  /** The number of the first case. */
  readonly from: number;
  /** The one case that is sent, instead of those. */
  readonly only: number | undefined;
  readonly timeoutMs: number;
  /** Clients that send half a request and wait until they are let go of. */
  readonly slowClients: number;
  readonly lateness: LatenessWatch;
  readonly findings: Findings;
  readonly say: (text: string) => void;
}

/** Cases under way at once. */
const CASES_AT_ONCE = 12;
const SAY_EVERY_MS = 5000;
/** The part of the requests after which it is seen what the service holds: by then, everything has been made once. */
const WARM_UP = 0.1;
const MEMORY_MB = 50;
/** Descriptors that are opened once, when something is done for the first time, however many requests follow. */
const OPENED_ONCE = 2;

/** Sends cases until there have been enough requests, and judges what comes. */
export async function runPart(plan: PartPlan): Promise<PartFigures> {
  const { service, findings, requests, title } = plan;
  const startedAt = Date.now();
  const known = await service.warmUp(plan.source.effectiveDay);
  const run = new Run(plan, { ...plan.source, known }, judgeAll(await service.description()));
  const told = setInterval(
    () => plan.say(`${run.requests} of ${requests} requests; ${findings.size} findings`),
    SAY_EVERY_MS,
  );
  try {
    await run.until(requests * WARM_UP);
    const before = await service.holding();
    const slow = slowClients(plan.slowClients, service.target);
    await run.until(requests);
    for (const what of await slow) findings.add({ what, sent: undefined });
    const after = await service.holding();
    for (const what of [...holdingFaults(before, after), ...(await service.faults())])
      findings.add({ what: `${title}: ${what}`, sent: undefined });
    if (!(await service.isReady())) findings.add({ what: `${title}: it is not ready any more`, sent: undefined });
    const seconds = (Date.now() - startedAt) / 1000;
    return { title, seconds, before, after, logLines: service.logLines, ...run.figures };
  } finally {
    clearInterval(told);
  }
}

/** What is held at the end and was not before. */
export function holdingFaults(before: Holding, after: Holding): string[] {
  const leaked = (after.descriptors ?? 0) - (before.descriptors ?? 0);
  const grown = (after.residentMb ?? 0) - (before.residentMb ?? 0);
  return [
    ...(leaked > OPENED_ONCE ? [`${leaked} descriptors more are open than before`] : []),
    ...(grown > MEMORY_MB ? [`${Math.round(grown)} MB more are held than before`] : []),
  ];
}

class Run {
  requests = 0;
  private cases = 0;
  private next: number;
  private slowestMs = 0;
  private readonly statuses = new Map<number, number>();

  constructor(
    private readonly plan: PartPlan,
    private readonly source: RunSource,
    private readonly judge: Judge,
  ) {
    this.next = plan.from;
  }

  get figures() {
    const { requests, cases, slowestMs, statuses } = this;
    return { requests, cases, slowestMs, statuses };
  }

  async until(requests: number): Promise<void> {
    const { only } = this.plan;
    if (only !== undefined) await this.send(only);
    else await Promise.all(Array.from({ length: CASES_AT_ONCE }, () => this.sendUntil(requests)));
  }

  private async sendUntil(requests: number): Promise<void> {
    while (this.requests < requests) await this.send(this.next++);
  }

  private async send(number: number): Promise<void> {
    const { service, timeoutMs, lateness, findings } = this.plan;
    const { source } = this;
    const sent = makeCase(number, source);
    this.requests += Math.max(1, sent.requests.length);
    this.cases += 1;
    const { answers, tookMs, fault } = await exchange(sent, service.target, timeoutMs, lateness.total);
    if (fault !== undefined) findings.add({ what: fault, sent });
    this.slowestMs = Math.max(this.slowestMs, ...tookMs);
    for (const [place, answer] of answers.entries()) {
      this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
      const request = sent.requests[place];
      const wrong = this.judge({ answer, request, marks: source.marks });
      for (const what of [...wrong, ...endingFaults(sent, answer.status)])
        findings.add({ what, sent, status: answer.status });
    }
  }
}

/** What has to be refused is not answered. */
function endingFaults({ ending }: FuzzCase, status: number): string[] {
  return ending === 'refused' && status < 400 ? ['what is no HTTP was answered'] : [];
}
