import type { InsurerRequest } from '../request';
import { ESTIMATE_REQUESTS } from './estimate-requests';
import { MARK, MARKED_REQUESTS, ORDINARY_REQUESTS } from './requests';
import { expectOffers, outcomesIn } from './offer-checks';
import { expectAskedOnceMore, questionsOf, type RemoteConnectorUnderTest, Stage } from './remote-stage';

/** More than the failures in a row after which an insurer is not asked, as the service starts it. */
const MANY_FAILURES = 6;

/**
 * Declares the tests of the estimates of an insurer over the network, and of one that does not estimate. It is part of
 * `remoteConnectorContract`.
 */
export function remoteEstimatesContract(name: string, subject: RemoteConnectorUnderTest): void {
  const { estimates, wrongEstimates = [] } = subject;
  const line = subject.lines[0]!;
  let stage: Stage;
  const opened = async () => (stage = await Stage.open(subject));

  if (!estimates) {
    it(`${name} says that it does not estimate`, async () => {
      await opened();
      expect(stage.connector.estimate).toBeUndefined();
      await stage.close();
    });
    return;
  }

  describe(`${name}, asked what it would cost`, () => {
    afterEach(() => stage.close());

    it.each(subject.lines)('estimates %s, and proposes nothing', async (of) => {
      await opened();
      stage.answers(() => estimates[of]);
      const outcome = await stage.estimate(ESTIMATE_REQUESTS[of]());
      expectOffers(outcome, of);
      const offers = outcomesIn(outcome).flatMap((each) => (each.kind === 'offers' ? each.offers : []));
      const firm = offers.filter(({ firmness }) => firmness !== 'estimate');
      expect(firm).toEqual([]);
    });

    it.each(subject.lines)('sends nothing of %s that identifies a person, even when it gets it', async (of) => {
      await opened();
      stage.answers(() => estimates[of]);
      const whole: InsurerRequest = MARKED_REQUESTS[of]();
      expectOffers(await stage.estimate(whole), of);
      const [sent] = questionsOf(stage.server, subject);
      expect(JSON.stringify(sent).toLowerCase()).not.toContain(MARK.toLowerCase());
    });

    it('names its question so that it is not priced twice', async () => {
      await opened();
      const request = ESTIMATE_REQUESTS[line]();
      await expectAskedOnceMore({ stage, subject, ask: () => stage.estimate(request) }, request, estimates[line]!);
    });

    it.each(wrongEstimates)('does not believe $name', async ({ line: of, answer }) => {
      await opened();
      stage.answers(() => answer);
      expect(await stage.estimate(ESTIMATE_REQUESTS[of]())).toMatchObject({
        kind: 'unavailable',
        cause: 'invalid-answer',
      });
    });

    it('fails for quotations as well: the insurer is one', async () => {
      await opened();
      stage.answers(() => ({ status: 503, headers: {}, body: '' }));
      for (let count = 0; count < MANY_FAILURES; count++) await stage.estimate(ESTIMATE_REQUESTS[line]());
      const asked = questionsOf(stage.server, subject).length;
      expect(await stage.ask(ORDINARY_REQUESTS[line]())).toMatchObject({ kind: 'unavailable', cause: 'failure' });
      expect(questionsOf(stage.server, subject)).toHaveLength(asked);
    });
  });
}
