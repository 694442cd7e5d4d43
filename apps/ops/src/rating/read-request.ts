import { INSURANCE_LINES, judgeBody } from '@cotiza/contract';
import { embeddedQuoting } from '@cotiza/embedded';
import type { InsurerConnector, InsurerRequest } from '@cotiza/insurers-port';
import { dayInSpain, systemClock } from '@cotiza/kernel';
import { panelOfAll, type PlateRegistry } from '@cotiza/quoting';
import type { QuoteAsked } from '@cotiza/storage';
import { Failure } from '../failure';

interface RequestContext {
  /** The time of the request, in milliseconds since the epoch. */
  readonly now: () => number;
  /** The sandbox plates, where absent. */
  readonly plateRegistry?: PlateRegistry;
}

/** Resolves a body into the insurers' request as the service does. @throws Failure with the faulty fields and none of their values */
type ReadRequest<Body> = (body: Body) => Promise<InsurerRequest>;

/** Makes a reader of requests, one after the other; it asks no insurer and stores nothing. Making one takes a tenth of a second. */
export function requestReader({ now, plateRegistry }: RequestContext): ReadRequest<unknown> {
  let asked: InsurerRequest | undefined;
  const listener: InsurerConnector = {
    manifest: { id: 'listener', name: 'Listener', lines: INSURANCE_LINES, currency: 'EUR', reach: 'embedded' },
    quote: (request) => {
      asked = request;
      return { kind: 'declined', reasons: [{ code: 'listens-only', message: 'Solo escucha.' }] };
    },
  };
  const { requestQuote, clock } = embeddedQuoting({
    clock: { ...systemClock(), now, today: () => dayInSpain(now()) },
    insurerPanel: panelOfAll([listener]),
    plateRegistry,
  });
  return async (body) => {
    asked = undefined;
    const answer = await requestQuote(judgeBody(body, clock.today()), { requestId: 'ops-rating' });
    if (asked) return asked;
    const faults = 'refusal' in answer ? answer.refusal.faults.map(({ campo, codigo }) => `  ${campo}: ${codigo}`) : [];
    throw new Failure(['The request cannot be quoted:', ...faults].join('\n'));
  };
}

/** Makes a reader of stored quotations: the day is that of each, and a plate is resolved to the vehicle found then. */
export function storedRequestReader(): ReadRequest<QuoteAsked> {
  let quote: QuoteAsked | undefined;
  const find = () => {
    const { vehicle, registrationDate = null } = (quote?.facts ?? {}) as VehicleFacts;
    return vehicle === undefined ? [] : [{ versionId: vehicle, registrationDate }];
  };
  const read = requestReader({ now: () => quote?.createdAt ?? 0, plateRegistry: { find } });
  return (each) => {
    quote = each;
    return read(each.body);
  };
}

/** The parts of the facts of a stored quotation that are used here; they are untyped. */
interface VehicleFacts {
  readonly vehicle?: string;
  readonly registrationDate?: string;
}
