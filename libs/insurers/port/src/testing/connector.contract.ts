import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { isCents } from '@cotiza/kernel';
import type { AskContext, InsurerConnector } from '../connector';
import type { ConnectorOutcome } from '../outcome';
import { questionsFault, type AnswerKind, type AnswerValue } from '../questions';
import type { InsurerRequest } from '../request';
import { ESTIMATE_REQUESTS } from './estimate-requests';
import { MARK, MARKED_REQUESTS, ORDINARY_REQUESTS } from './requests';
import { expectDeclined, expectOffers, expectUnavailable, outcomesIn } from './offer-checks';

/** The connector under test, and requests for its contract suite. */
export interface ConnectorUnderTest {
  /** Asked once a test, so that one that is made in `beforeAll` may be given. */
  readonly makeConnector: () => InsurerConnector;
  /** Its lines, where they cannot be read from a connector before the tests run. */
  readonly lines?: readonly InsuranceLine[];
  /** A request that the insurer declines, by line, where it declines any. */
  readonly declined?: Partial<Record<InsuranceLine, InsurerRequest>>;
  /** A request that the insurer asks about, by line, where it asks about any. */
  readonly asks?: Partial<Record<InsuranceLine, InsurerRequest>>;
}

/**
 * Declares the tests of every connector. Call it in the spec of the connector. One over the network shows more
 * in `remoteConnectorContract`, which includes this.
 */
export function connectorContract(name: string, { makeConnector, ...given }: ConnectorUnderTest): void {
  describe(`${name} is a connector`, () => {
    const { lines = makeConnector().manifest.lines, declined = {}, asks = {} } = given;
    const ask = async (request: InsurerRequest, context = asking()) => makeConnector().quote(request, context);

    it('says who it is', () => {
      const { id, name: commercialName, currency, reach, lines: said } = makeConnector().manifest;
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(commercialName).not.toBe('');
      expect(currency).toBe('EUR');
      expect(['embedded', 'remote']).toContain(reach);
      expect([...said].sort()).toEqual([...lines].sort());
      expect(INSURANCE_LINES).toEqual(expect.arrayContaining([...said]));
      expect(said.length).toBeGreaterThan(0);
    });

    it('says what a question costs, and that one with a bill is not sent twice', () => {
      const { costCents = 0, isRepeatable = true } = makeConnector().manifest;
      expect(isCents(costCents)).toBe(true);
      expect(costCents > 0 && isRepeatable).toBe(false);
    });

    it.each(lines)('names its companies in an answer to a %s request', async (line) => {
      const { companies = [] } = makeConnector().manifest;
      const outcome = await ask(ORDINARY_REQUESTS[line]());
      expect(outcome.kind === 'companies').toBe(companies.length > 0);
      const answering = outcome.kind === 'companies' ? outcome.answers.map(({ company }) => company) : [];
      expect(companies).toEqual(expect.arrayContaining(answering));
    });

    it.each(lines)('offers valid prices for an ordinary %s request', async (line) => {
      expectOffers(await ask(ORDINARY_REQUESTS[line]()), line);
    });

    it.each(lines)('answers the same to the same %s request, and leaves it as it was', async (line) => {
      const request = deepFrozen(ORDINARY_REQUESTS[line]());
      expect(await ask(request)).toEqual(await ask(request));
    });

    it.each(lines)('says nothing personal in its answer to a %s request', async (line) => {
      expect(JSON.stringify(await ask(MARKED_REQUESTS[line]()))).not.toContain(MARK);
    });

    it.each(lines)('answers as a value to a %s request that makes no sense', async (line) => {
      const wanted = 'a request without a body has the outcome unavailable: no price, and nothing thrown';
      const nonsense = { ...ORDINARY_REQUESTS[line](), body: undefined } as never;
      const thrown = (error: unknown) => ({ kind: 'thrown', error }) as never;
      expectUnavailable(await ask(nonsense).catch(thrown), wanted);
    });

    it.each(lines)('never throws and never rejects when nobody waits for a %s answer any more', async (line) => {
      const outcome = await ask(ORDINARY_REQUESTS[line](), { signal: AbortSignal.abort(), deadlineMs: 1 });
      expect(['offers', 'declined', 'unavailable', 'companies']).toContain(outcome.kind);
    });

    it.each(lines)('that estimates has the prices of its quotation for the same %s facts', async (line) => {
      const { estimate } = makeConnector();
      if (!estimate) return;
      const estimated = await makeConnector().estimate!(ESTIMATE_REQUESTS[line](), asking());
      expectOffers(estimated, line);
      expect(yearlyPrices(estimated)).toEqual(yearlyPrices(await ask(ORDINARY_REQUESTS[line]())));
    });

    for (const [line, request] of Object.entries(declined)) {
      it(`declines a ${line} risk as a value, with reasons`, async () => expectDeclined(await ask(request)));
    }

    for (const [line, request] of Object.entries(asks)) {
      it(`asks about a ${line} risk where it may what can be answered, and then nothing more`, async () => {
        const outcome = await ask(request, { ...asking(), mayAsk: true });
        const questions = outcome.kind === 'questions' ? outcome.questions : [];
        expect(questionsFault(questions)).toBeUndefined();
        const answers = Object.fromEntries(questions.map(({ code, kind }) => [code, anAnswer(kind)]));
        const second = await ask(request, { ...asking(), answers });
        expect(['offers', 'declined']).toContain(second.kind);
      });
    }
  });
}

function anAnswer(kind: AnswerKind): AnswerValue {
  if (kind.type === 'boolean') return false;
  return kind.type === 'integer' ? kind.min : Object.keys(kind.values)[0]!;
}

/** Returns the price of a year, by modality and excess. */
function yearlyPrices(answer: ConnectorOutcome): readonly string[] {
  const offers = outcomesIn(answer).flatMap((outcome) => (outcome.kind === 'offers' ? outcome.offers : []));
  return offers
    .map(({ modality, excessCents, annualTotalCents }) => `${modality} ${excessCents} ${annualTotalCents}`)
    .sort();
}

/** The surroundings of a question that nothing interrupts, however slow the machine is. */
function asking(): AskContext {
  return { signal: new AbortController().signal, deadlineMs: 600_000 };
}

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFrozen);
    Object.freeze(value);
  }
  return value;
}
