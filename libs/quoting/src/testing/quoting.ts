import { judgeBody, type Refusal } from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import type { InsurerConnector, VehicleVersion } from '@cotiza/insurers-port';
import { TEST_CAR, TEST_MOTORCYCLE } from '@cotiza/insurers-port/testing';
import { manualClock } from '@cotiza/kernel';
import type { ChannelSwitch } from '../ports/channel-switch';
import type { MailAllowance } from '../ports/mail-allowance';
import type { QuoteObserver } from '../ports/quote-observer';
import type { QuoteRecorder, RecordedQuote } from '../ports/quote-recorder';
import { LateQuoteSlots } from '../late/late-quote-slots';
import { answerInsurersWith } from '../answer-insurers.use-case';
import { requestQuoteWith } from '../request-quote.use-case';
import type { LatePorts } from '../late/keep-late';
import type { IdempotencyAnswer, IdempotencyKeys, KeyTerms, UsedKey } from '../ports/idempotency-keys';
import type { QuoteResult } from '../answers/quote-result';
import type { EarlyAnswer } from '../request-terms';
import type { CheckResult } from '../answers/check-result';
import { checkRequestWith } from '../check-request.use-case';
import { TEST_REFERENCE } from './quotes';
import { registryOf, testReferenceData } from './reference-data';

export const openChannel: ChannelSwitch = { closed: () => undefined };

/** Keys of tests, in memory. */
export class TestIdempotencyKeys implements IdempotencyKeys {
  readonly held = new Map<string, { body: string; result?: QuoteResult }>();

  /** Times that a key was reserved, which is written down. */
  reservations = 0;

  recall(key: string, body: unknown): Promise<UsedKey | undefined> {
    return Promise.resolve(this.useOf(key, body));
  }

  begin(key: string, body: unknown, terms: KeyTerms = {}): Promise<IdempotencyAnswer> {
    const used = this.useOf(key, body);
    const isFree = terms.isOfOpenQuote && used?.kind === 'repeated' && !used.result.pendientes;
    if (used && !isFree) return Promise.resolve(used);
    this.reservations++;
    this.held.set(key, { body: JSON.stringify(body) });
    return Promise.resolve({ kind: 'reserved', reservation: { keyHash: key, owner: 'test' } });
  }

  private useOf(key: string, body: unknown): UsedKey | undefined {
    const known = this.held.get(key);
    if (known && known.body !== JSON.stringify(body)) return { kind: 'reused' };
    if (known && !known.result) return { kind: 'under-way' };
    return known?.result && { kind: 'repeated', result: known.result };
  }

  release({ keyHash }: { keyHash: string }): Promise<void> {
    this.held.delete(keyHash);
    return Promise.resolve();
  }

  /** Keeps the result of a quotation under its key, as the storage does. */
  settle({ keyReservation, result }: Pick<RecordedQuote, 'keyReservation' | 'result'>): void {
    const held = keyReservation && this.held.get(keyReservation.keyHash);
    if (held) held.result = result;
  }
}

/** Returns a result, and fails with the refusal that came instead of one. */
export function resultOf<T>(answer: { readonly result: T } | { readonly refusal: Refusal }): T {
  if ('refusal' in answer) throw new Error(JSON.stringify(answer.refusal));
  return answer.result;
}

/** Waits until what has been answered is dealt with. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
}

export interface Setting {
  readonly insurers?: readonly InsurerConnector[];
  /** False where these insurers sell no line; true when absent. */
  readonly sells?: boolean;
  readonly emailsCustomer?: boolean;
  readonly channelSwitch?: ChannelSwitch;
  readonly record?: QuoteRecorder['record'];
  readonly mailAllowance?: MailAllowance;
  /** Quotations that wait for late insurers, which then have a minute; none when absent. */
  readonly latePlaces?: number;
  readonly amend?: LatePorts['amend'];
  readonly observer?: QuoteObserver;
  readonly isChosen?: boolean;
}

/** The use case with the ports of tests: what it records and the keys it holds can be looked at. */
export function quotingWith({
  insurers = [],
  sells = true,
  emailsCustomer = true,
  channelSwitch = openChannel,
  record,
  mailAllowance,
  latePlaces,
  amend,
  observer,
  isChosen = false,
}: Setting) {
  const clock = manualClock(`${TEST_DAY}T09:00:00Z`);
  const recorded: RecordedQuote[] = [];
  const amended: RecordedQuote[] = [];
  const failures: unknown[] = [];
  const places = new LateQuoteSlots(latePlaces ?? 0);
  const keys = new TestIdempotencyKeys();
  const recordIn = (quote: RecordedQuote) => {
    recorded.push(quote);
    keys.settle(quote);
  };
  const latest = (): RecordedQuote | undefined => amended.at(-1) ?? recorded.at(-1);
  const change: LatePorts['change'] = (_reference, changeOf) => {
    const round = latest()?.secondRound;
    const quote = changeOf(round && (JSON.parse(JSON.stringify(round)) as typeof round));
    if (quote) amended.push(quote);
    return Promise.resolve(true);
  };
  const offers = {
    isChosen: () => Promise.resolve(isChosen),
    quotationOf: () => {
      const { request, result, pending } = latest()!;
      const view = pending && clock.now() < pending.until ? pending.view : {};
      return Promise.resolve({ body: request.body, result: { ...result, ...view }, series: request.reference });
    },
  };
  const ports = {
    ...{ clock, observer, offers },
    referenceData: testReferenceData(),
    plateRegistry: registryOf({ versionId: TEST_CAR.id, registrationDate: '2023-09-14' }),
    insurerPanel: { sells: () => sells, insurersOf: () => insurers },
    channelSwitch,
    idempotencyKeys: keys,
    quoteRecorder: { emailsCustomer, record: record ?? recordIn },
    newReference: () => TEST_REFERENCE,
    offerToken: () => 'Zk3v0aQp9mXc1uYb7LrT2w',
    mailAllowance,
    late: {
      places,
      handleOf: () => 'handle',
      amend: amend ?? ((quote: RecordedQuote) => Promise.resolve(amended.push(quote) > 0)),
      change,
      failed: (_reference: string, error: unknown) => void failures.push(error),
    },
  };
  const settings = {
    insurerDeadlineMs: latePlaces === undefined ? 8000 : 60_000,
    quoteDeadlineMs: 10_000,
    priceHoldsDays: 15,
    distributor: { name: 'Correduría Inventada' },
  };
  const requestQuote = requestQuoteWith(ports, settings);
  const answerInsurers = answerInsurersWith(ports, settings);
  const ask = (body: unknown, key?: unknown, caller?: string, early?: EarlyAnswer) =>
    requestQuote(judgeBody(body, clock.today()), {
      requestId: 'req-1',
      caller,
      early,
      ...(key === undefined ? {} : { idempotencyKeys: [{ field: 'Idempotency-Key', value: key }] }),
    });
  const answer = (respuestas: object) => answerInsurers('handle', { respuestas }, {});
  return { recorded, amended, failures, places, keys, clock, ask, answer };
}

/** A dry run on the day of the tests, with the vehicles of the tests changed so; no plate is known. */
export function checkTestBody(
  body: unknown,
  version: Partial<VehicleVersion> = {},
  insurerPanel = { sells: () => true },
): Promise<CheckResult> {
  const referenceData = testReferenceData({
    cars: [{ ...TEST_CAR, ...version }],
    motorcycles: [{ ...TEST_MOTORCYCLE, ...version }],
  });
  return checkRequestWith({ referenceData, plateRegistry: registryOf(), insurerPanel })(judgeBody(body, TEST_DAY));
}
