import { newTrace, traceHeaders } from '@cotiza/kernel';
import { fakeHttpServer, until } from '@cotiza/kernel/testing';
import { aroundEachAsk } from '../connector';
import type { InsurerOutcome } from '../outcome';
import { connectorContract } from './connector.contract';
import { MARKED_REQUESTS, ORDINARY_REQUESTS } from './requests';
import { NETWORK_FAULTS } from './network-faults.table';
import { expectDeclined, expectOffers, outcomesIn } from './offer-checks';
import { remoteEstimatesContract } from './remote-estimates.contract';
import {
  expectAskedOnceMore,
  expectNothingPrivate,
  expectUnavailable,
  LATE_MS,
  questionsOf,
  type RemoteConnectorUnderTest,
  Stage,
  STAGE_DEADLINE_MS,
} from './remote-stage';

/**
 * Declares the tests of a connector over the network, with a fake server in the place of its insurer: the decisions of the
 * insurer, and that whatever goes wrong is an outcome, in time, that leaves nothing behind and tells nothing personal.
 */
export function remoteConnectorContract(name: string, subject: RemoteConnectorUnderTest): void {
  const line = subject.lines[0]!;
  const ordinary = ORDINARY_REQUESTS[line]();
  const wellAnswered = subject.offers[line]!;
  const { questions = {} } = subject;

  describe(`${name}, with its insurer well`, () => {
    let stage: Stage;
    let asked = line;
    let answers = subject.offers;
    beforeAll(async () => {
      stage = await Stage.open(subject);
      stage.answers(() => answers[asked]);
    });
    afterAll(() => stage.close());

    connectorContract(name, {
      lines: subject.lines,
      asks: Object.fromEntries(Object.keys(questions).map((of) => [of, ORDINARY_REQUESTS[of as typeof line]()])),
      makeConnector: () =>
        aroundEachAsk(stage.connector, (ask, way) => (request, context) => {
          asked = request.line;
          answers = way === 'estimate' ? subject.estimates! : context.mayAsk ? questions : subject.offers;
          return ask(request, context);
        }),
    });

    it('keeps its connection from one question to the next', async () => {
      [asked, answers] = [line, subject.offers];
      const before = stage.server.accepted();
      for (let count = 0; count < 3; count++) expectOffers(await stage.ask(ordinary), ordinary.line);
      expect(stage.server.accepted() - before).toBeLessThanOrEqual(1);
    });

    it('sends sex where its insurer answers nothing without it, and nowhere else', async () => {
      const bodies = new Set<string>();
      for (const sex of ['Female', 'Male']) {
        const text = JSON.stringify(ordinary).replaceAll(/"gender":"\w+"/g, `"gender":"${sex}"`);
        await stage.ask(JSON.parse(text) as typeof ordinary);
        bodies.add(questionsOf(stage.server, subject).at(-1)!.body);
      }
      expect(bodies.size).toBe(subject.requiresSex === undefined ? 1 : 2);
    });

    it('can be traced, and names the quotation so that it is not priced twice', async () => {
      const trace = newTrace();
      await stage.ask(ordinary, { trace });
      const { headers, ...question } = questionsOf(stage.server, subject).at(-1)!;
      expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
      expect(headers).toMatchObject(traceHeaders(trace));
      expect(subject.idempotencyKeyOf({ headers, ...question })).toBe(ordinary.reference);
    });
  });

  describe(`${name}, with the answers of its insurer`, () => {
    let stage: Stage;
    beforeAll(async () => (stage = await Stage.open(subject)));
    afterAll(() => stage.close());

    it('declines as a value, with reasons', async () => {
      stage.answers(() => subject.declined);
      expectDeclined(await stage.ask(ordinary));
    });

    it.each([
      { name: 'that the insurer wants to look into', of: line, answer: subject.referred },
      ...Object.entries(questions).map(([of, answer]) => ({ name: 'about which it may not ask', of, answer })),
    ])('declines a case $name', async ({ of, answer }) => {
      stage.answers(() => answer);
      const outcome = await stage.ask(ORDINARY_REQUESTS[of as typeof line]());
      expectDeclined(outcome);
      for (const each of outcomesIn(outcome)) expect(each).toMatchObject({ reasons: [{ code: 'needs-study' }] });
    });

    it('leaves out a breakdown that does not add up, and keeps the price', async () => {
      if (!subject.unsummed) return;
      stage.answers(() => wellAnswered);
      const right = await stage.ask(ordinary);
      stage.answers(() => subject.unsummed);
      const outcome = await stage.ask(ordinary);
      const [rightOffers, offers] = [right, outcome].map((answer) =>
        outcomesIn(answer).flatMap((each) => (each.kind === 'offers' ? each.offers : [])),
      );
      const [first, ...others] = rightOffers!;
      expect(first?.breakdown).not.toBeNull();
      expect(offers).toMatchObject([{ ...first, breakdown: null }, ...others]);
    });

    it.each(subject.wrong)('does not believe $name', async ({ line: of, answer }) => {
      stage.answers(() => answer);
      const invalid = expect.objectContaining({ kind: 'unavailable', cause: 'invalid-answer' }) as InsurerOutcome;
      expect(outcomesIn(await stage.ask(ORDINARY_REQUESTS[of]()))).toContainEqual(invalid);
    });
  });

  describe(`${name}, with an insurer that`, () => {
    let stage: Stage;
    afterEach(() => stage.close());

    it.each(NETWORK_FAULTS)('$name is unavailable: $cause', async ({ answering, cause }) => {
      stage = await Stage.open(subject);
      stage.answers(answering(wellAnswered));
      await expectUnavailable({ stage, subject, ask: () => stage.ask(MARKED_REQUESTS[line]()) }, cause);
    });

    it('nobody is listening for is unavailable: failure', async () => {
      const gone = await fakeHttpServer();
      await gone.close();
      stage = await Stage.open(subject, gone.url);
      const outcome = await stage.ask(MARKED_REQUESTS[line]());
      expect(outcome).toMatchObject({ kind: 'unavailable', cause: 'failure' });
      expectNothingPrivate([outcome, stage.reported], subject);
    });

    it('breaks the connection once is asked once more, by the same name, if it may be', async () => {
      stage = await Stage.open(subject);
      await expectAskedOnceMore({ stage, subject, ask: () => stage.ask(ordinary) }, ordinary, wellAnswered);
    });
  });

  describe(`${name}, when whoever asked`, () => {
    let stage: Stage;
    beforeEach(async () => {
      stage = await Stage.open(subject);
      stage.answers(() => undefined);
    });
    afterEach(() => stage.close());

    it('gives up, closes the request so that the insurer sees it', async () => {
      const controller = new AbortController();
      const answer = stage.ask(ordinary, { signal: controller.signal });
      await until(() => questionsOf(stage.server, subject).length === 1);
      controller.abort();
      expect(await answer).toMatchObject({ kind: 'unavailable', cause: 'deadline' });
      expect(await questionsOf(stage.server, subject)[0]!.abandoned).toBe(true);
    });

    it('has less time than the insurer, keeps to it', async () => {
      const startedAt = stage.clock.now();
      const answer = stage.ask(ordinary, { deadlineMs: STAGE_DEADLINE_MS / 4 });
      await stage.pass(STAGE_DEADLINE_MS / 4);
      expect(await answer).toMatchObject({ kind: 'unavailable', cause: 'deadline' });
      expect(stage.clock.now() - startedAt).toBeLessThan(STAGE_DEADLINE_MS / 4 + LATE_MS);
    });

    it('has no time left, does not ask', async () => {
      const outcome = await stage.ask(ordinary, { signal: AbortSignal.abort() });
      expect(outcome).toMatchObject({ kind: 'unavailable', cause: 'deadline' });
      expect(stage.server.received).toEqual([]);
    });
  });

  remoteEstimatesContract(name, subject);
}
