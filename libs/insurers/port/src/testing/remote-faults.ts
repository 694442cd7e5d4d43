import type { HttpAnswer } from '@cotiza/kernel/testing';
import type { InsurerOutcome } from '../outcome';
import type { EstimateRequest } from '../request';
import type { NetworkFault } from './network-faults.table';
import { expectOffers } from './offer-checks';
import { questionsOf, type RemoteConnectorUnderTest } from './remote-insurer.fake';
import { expectNothingPrivate, LATE_MS, STAGE_DEADLINE_MS, type Stage } from './remote-stage';

/** A question to an insurer on a stage: a request for a quotation or an estimate. */
export interface Asking {
  readonly stage: Stage;
  readonly subject: RemoteConnectorUnderTest;
  readonly ask: () => Promise<InsurerOutcome>;
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

/** Fails unless a question whose connection breaks once is put once more, by the same name, and answered. */
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
  expectOffers(await ask(), line);
  expect(questionsOf(stage.server, subject).map(subject.idempotencyKeyOf)).toEqual([reference, reference]);
}
