import { embeddedQuoting } from '@cotiza/embedded';
import { INSURANCE_LINES, judgeBody } from '@cotiza/contract';
import type { InsurerConnector, InsurerRequest } from '@cotiza/insurers-port';
import { manualClock } from '@cotiza/kernel';
import { panelOfAll, type PlateRegistry } from '@cotiza/quoting';
import { Failure } from '../failure';

/** The time of a request and its plate registry. */
export interface AskedAt {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The sandbox plates, where absent. */
  readonly plateRegistry?: PlateRegistry;
}

/**
 * Resolves a body into the insurers' request as the service does. Asks no insurer and stores nothing.
 *
 * @throws Failure with the faulty fields and none of their values
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
