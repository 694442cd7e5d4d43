import type { InsuranceLine } from '@cotiza/contract';
import type { Clock } from '@cotiza/kernel';
import type { FakeHttpServer, HttpAnswer, ReceivedRequest } from '@cotiza/kernel/testing';
import type { InsurerConnector } from '../connector';

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
