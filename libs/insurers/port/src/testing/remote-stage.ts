import {
  countingClock,
  type CountingClock,
  fakeHttpServer,
  type Answering,
  type FakeHttpServer,
  until,
} from '@cotiza/kernel/testing';
import type { AskContext, InsurerConnector } from '../connector';
import type { InsurerOutcome } from '../outcome';
import type { EstimateRequest, InsurerRequest } from '../request';
import { MARK } from './marked-requests';
import {
  answerQuestions,
  questionsOf,
  type RemoteConnectorUnderTest,
  type StartedInsurer,
} from './remote-insurer.fake';

/** The most that the settings of an insurer allow: it is over when a test says so, and not because the machine is slow. */
export const STAGE_DEADLINE_MS = 60_000;
/** The time after a deadline within which an outcome must come: more than a slow machine takes, less than a connection may. */
export const LATE_MS = 20_000;
/** Real time in which what an insurer has sent may arrive. Nothing depends on whether it did. */
const ARRIVAL_MS = 50;

/** One insurer started against a server of its own. */
export class Stage {
  readonly reported: unknown[] = [];
  readonly clock: CountingClock = countingClock();
  private constructor(
    readonly server: FakeHttpServer,
    private readonly subject: RemoteConnectorUnderTest,
    private readonly started: { current?: StartedInsurer },
  ) {}

  static async open(subject: RemoteConnectorUnderTest, baseUrl?: string): Promise<Stage> {
    const server = await fakeHttpServer();
    const stage = new Stage(server, subject, {});
    const { clock, reported } = stage;
    const report = (event: string, facts: unknown) => reported.push([event, facts]);
    stage.started.current = subject.start({
      baseUrl: baseUrl ?? server.url,
      deadlineMs: STAGE_DEADLINE_MS,
      clock,
      report,
    });
    return stage;
  }

  get connector(): InsurerConnector {
    return this.started.current!.connector;
  }

  answers(how: Answering): void {
    answerQuestions(this.server, this.subject, how);
  }

  ask(request: InsurerRequest, context: Partial<AskContext> = {}): Promise<InsurerOutcome> {
    return Promise.resolve(this.connector.quote(request, asking(context)));
  }

  /** @throws Error where the insurer does not estimate */
  estimate(request: EstimateRequest): Promise<InsurerOutcome> {
    const { estimate } = this.connector;
    if (!estimate) throw new Error('the insurer does not estimate');
    return Promise.resolve(estimate(request, asking()));
  }

  /** Lets time pass, once the insurer has been asked and has sent what it sends. */
  async pass(ms: number): Promise<void> {
    await until(() => questionsOf(this.server, this.subject).length > 0);
    await new Promise((resolve) => setTimeout(resolve, ARRIVAL_MS));
    this.clock.advance(ms);
  }

  /** Ends the insurer and then the server, and fails if the insurer left anything behind. */
  async close(): Promise<void> {
    try {
      await this.started.current!.close();
      expect(this.clock.pending()).toBe(0);
      await until(() => this.server.connections() === 0);
    } finally {
      await this.server.close();
    }
  }
}

const asking = (context: Partial<AskContext> = {}): AskContext => ({
  signal: new AbortController().signal,
  deadlineMs: STAGE_DEADLINE_MS,
  ...context,
});

/** Fails if an outcome or a report holds something personal, a credential or a query. */
export function expectNothingPrivate(reported: unknown, { secrets }: Pick<RemoteConnectorUnderTest, 'secrets'>): void {
  const text = JSON.stringify(reported).toLowerCase();
  for (const secret of [MARK, ...secrets, '?']) expect(text).not.toContain(secret.toLowerCase());
}
