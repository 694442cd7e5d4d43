import type { AskContext, InsurerConnector } from '../connector';
import type { InsurerOutcome } from '../outcome';
import type { InsurerRequest } from '../request';
import { countingClock, type CountingClock } from './counting-clock';
import { fakeHttpServer, type Answering, type FakeHttpServer } from './fake-http-server';
import { MARK } from './marked-requests';
import { answerQuestions, type RemoteConnectorUnderTest, type StartedInsurer } from './remote-insurer.fake';
import { until } from './until';

/** Short, so that what never answers does not hold up the tests; long enough for an answer of this machine. */
export const STAGE_DEADLINE_MS = 400;
/** Where the insurer is well nothing waits for it to pass, and a machine that stands still for a second is no fault. */
export const WELL_DEADLINE_MS = 8_000;
/** How long after a deadline an outcome may come: a busy machine is late, and not by much. */
export const LATE_MS = 1_500;

/** One insurer started against a server of its own. */
export class Stage {
  readonly told: unknown[] = [];
  readonly clock: CountingClock = countingClock();
  private constructor(
    readonly server: FakeHttpServer,
    private readonly subject: RemoteConnectorUnderTest,
    private readonly started: { current?: StartedInsurer },
  ) {}

  static async open(
    subject: RemoteConnectorUnderTest,
    { baseUrl, deadlineMs = STAGE_DEADLINE_MS }: { readonly baseUrl?: string; readonly deadlineMs?: number } = {},
  ): Promise<Stage> {
    const server = await fakeHttpServer();
    const stage = new Stage(server, subject, {});
    const { clock, told } = stage;
    const report = (event: string, facts: unknown) => told.push([event, facts]);
    stage.started.current = subject.start({
      baseUrl: baseUrl ?? server.url,
      deadlineMs,
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
    const { signal } = new AbortController();
    return Promise.resolve(this.connector.quote(request, { signal, deadlineMs: 8_000, ...context }));
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

/** Fails if what was told to anybody has anything personal, a credential or a query in it. */
export function expectNothingPrivate(told: unknown, { secrets }: Pick<RemoteConnectorUnderTest, 'secrets'>): void {
  const text = JSON.stringify(told).toLowerCase();
  for (const secret of [MARK, ...secrets, '?']) expect(text).not.toContain(secret.toLowerCase());
}
