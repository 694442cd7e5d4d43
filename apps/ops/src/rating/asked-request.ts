import { embeddedQuoting } from '@cotiza/embedded';
import { INSURANCE_LINES, judgeBody } from '@cotiza/contract';
import type { InsurerConnector, InsurerRequest } from '@cotiza/insurers-port';
import { manualClock } from '@cotiza/kernel';
import { panelOfAll, type PlateRegistry } from '@cotiza/quoting';
import { Failure } from '../failure';

/** When a request was made, and who knows its plate. */
export interface AskedAt {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The plates to try, where absent. */
  readonly plateRegistry?: PlateRegistry;
}

/**
 * What insurers are told of a body: everything looked up as the service does. Nobody is asked and nothing is kept.
 *
 * @throws Failure with the fields that are at fault, and no value of any
 */
export async function askedRequest(body: unknown, { at, plateRegistry }: AskedAt): Promise<InsurerRequest> {
  let asked: InsurerRequest | undefined;
  const listener: InsurerConnector = {
    manifest: { id: 'listener', name: 'Listener', lines: INSURANCE_LINES, currency: 'EUR', reach: 'embedded' },
    quote: (request) => {
      asked = request;
      return { kind: 'declined', reasons: [{ code: 'listens-only', message: 'Solo escucha.' }] };
    },
  };
  const { requestQuote, clock } = embeddedQuoting({
    clock: manualClock(new Date(at).toISOString()),
    insurerPanel: panelOfAll([listener]),
    plateRegistry,
  });
  const answer = await requestQuote(judgeBody(body, clock.today()), { requestId: 'ops-rating-explain' });
  if (asked) return asked;
  const faults = 'refusal' in answer ? answer.refusal.faults.map(({ campo, codigo }) => `  ${campo}: ${codigo}`) : [];
  throw new Failure(['The request cannot be quoted:', ...faults].join('\n'));
}
