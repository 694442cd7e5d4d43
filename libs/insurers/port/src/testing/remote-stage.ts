import type { InsuranceLine } from '@cotiza/contract';
import type { Clock } from '@cotiza/kernel';
import {
  type Answering,
  countingClock,
  type CountingClock,
  type FakeHttpServer,
  fakeHttpServer,
  type HttpAnswer,
  type ReceivedRequest,
  until,
} from '@cotiza/kernel/testing';
import type { AskContext, InsurerConnector } from '../connector';
import type { ConnectorOutcome } from '../outcome';
import type { EstimateRequest, InsurerRequest } from '../request';
import { MARK } from './requests';
import type { NetworkFault } from './network-faults.table';
import { expectOffers } from './offer-checks';

/** The address, deadline, clock and log with which an insurer is started for a test. */
export interface StartOptions {
  readonly baseUrl: string;
  /** Milliseconds that it has for an answer. */
  readonly deadlineMs: number;
  readonly clock: Clock;
  /** Takes every entry for the log. */
  readonly report: (event: string, facts: Readonly<Record<string, unknown>>) => void;
}

export interface StartedInsurer {
  readonly connector: InsurerConnector;
  close(): Promise<void>;
}

/** A mistake in an answer that is otherwise in order. */
export interface WrongAnswer {
  readonly name: string;
  readonly line: InsuranceLine;
  readonly answer: HttpAnswer;
}

/** The data for the contract suite of a connector over the network, and how the connector is started. */
export interface RemoteConnectorUnderTest {
  readonly lines: readonly InsuranceLine[];
  /** Where the insurer's document says that it answers nothing without sex; absent where it does not, and then it is not sent. */
  readonly requiresSex?: string;
  /** Starts it as the service does, with everything that the transport puts around it. */
  readonly start: (options: StartOptions) => StartedInsurer;
  /** The credentials it is started with: none may be in an outcome or a log. */
  readonly secrets: readonly string[];
  /** Returns the answer to a call before the question, such as one for a token; undefined for the question itself. */
  readonly preliminary: (request: ReceivedRequest) => HttpAnswer | undefined;
  /** Answers to an ordinary request: recordings of the insurer. */
  readonly offers: Readonly<Partial<Record<InsuranceLine, HttpAnswer>>>;
  /** Answers to the estimate in it, where the insurer estimates: absent where it cannot. */
  readonly estimates?: Readonly<Partial<Record<InsuranceLine, HttpAnswer>>>;
  /** Offers of its first line in which a breakdown does not add up, where it itemises prices. */
  readonly unsummed?: HttpAnswer;
  readonly declined: HttpAnswer;
  /** The insurer wants to look into the case. */
  readonly referred: HttpAnswer;
  /** Questions about an ordinary request, by line, where the insurer asks any. */
  readonly questions?: Readonly<Partial<Record<InsuranceLine, HttpAnswer>>>;
  /** Answers that must not be believed: other currencies, unknown codes, amounts that cannot be. */
  readonly wrong: readonly WrongAnswer[];
  /** Estimates that must not be believed, such as a firm price without a person. */
  readonly wrongEstimates?: readonly WrongAnswer[];
  /** Returns the key that is equal for a question that is sent twice. */
  readonly idempotencyKeyOf: (request: ReceivedRequest) => string | undefined;
}

/** Lets the server answer the questions, once what comes before them has been answered as always. */
export function answerQuestions(
  server: FakeHttpServer,
  { preliminary }: RemoteConnectorUnderTest,
  answering: Parameters<FakeHttpServer['answers']>[0],
): void {
  server.answers((request, response) => preliminary(request) ?? answering(request, response));
}

/** The questions among what a server has received. */
export function questionsOf(
  server: FakeHttpServer,
  { preliminary }: RemoteConnectorUnderTest,
): readonly ReceivedRequest[] {
  return server.received.filter((request) => preliminary(request) === undefined);
}

/** A question to an insurer on a stage: a request for a quotation or an estimate. */
export interface Asking {
  readonly stage: Stage;
  readonly subject: RemoteConnectorUnderTest;
  readonly ask: () => Promise<ConnectorOutcome>;
}

/** Fails unless the insurer is unavailable for that cause, in time, and reports nothing private. */
export async function expectUnavailable({ stage, subject, ask }: Asking, cause: NetworkFault['cause']): Promise<void> {
  const startedAt = stage.clock.now();
  const answer = ask();
  if (cause === 'deadline') await stage.pass(STAGE_DEADLINE_MS);
  const outcome = await answer;
  expect(outcome).toMatchObject({ kind: 'unavailable', cause });
  expect(stage.clock.now() - startedAt).toBeLessThan(STAGE_DEADLINE_MS + LATE_MS);
  expectNothingPrivate([outcome, stage.reported], subject);
}

/**
 * Fails unless a question whose connection breaks once is put once more, by the same name, and answered; one that must not be
 * repeated has failed.
 */
export async function expectAskedOnceMore(
  { stage, subject, ask }: Asking,
  { reference, line }: Pick<EstimateRequest, 'reference' | 'line'>,
  wellAnswered: HttpAnswer,
): Promise<void> {
  let breaks = 1;
  stage.answers((_request, response) => {
    if (breaks-- <= 0) return wellAnswered;
    response.socket!.resetAndDestroy();
    return undefined;
  });
  const isRepeatable = stage.connector.manifest.isRepeatable ?? true;
  const outcome = await ask();
  if (isRepeatable) expectOffers(outcome, line);
  else expect(outcome).toMatchObject({ kind: 'unavailable', cause: 'failure' });
  const asked = isRepeatable ? [reference, reference] : [reference];
  expect(questionsOf(stage.server, subject).map(subject.idempotencyKeyOf)).toEqual(asked);
}

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

  ask(request: InsurerRequest, context: Partial<AskContext> = {}): Promise<ConnectorOutcome> {
    return Promise.resolve(this.connector.quote(request, asking(context)));
  }

  /** @throws Error where the insurer does not estimate */
  estimate(request: EstimateRequest): Promise<ConnectorOutcome> {
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
