import { judgeBody } from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import type { InsurerConnector } from '@cotiza/insurers-port';
import { TEST_CAR } from '@cotiza/insurers-port/testing';
import { manualClock } from '@cotiza/kernel';
import type { ChannelSwitch } from '../ports/channel-switch';
import type { MailAllowance } from '../ports/mail-allowance';
import type { QuoteRecorder, RecordedQuote } from '../ports/quote-recorder';
import { requestQuoteWith } from '../request-quote.use-case';
import { openChannel, TestIdempotencyKeys } from './keeping';
import { TEST_REFERENCE } from './quotes';
import { registryOf, testReferenceData } from './reference-data';

export interface Setting {
  readonly insurers?: readonly InsurerConnector[];
  /** False where these insurers sell no line; true when absent. */
  readonly sells?: boolean;
  readonly emailsCustomer?: boolean;
  readonly channelSwitch?: ChannelSwitch;
  readonly record?: QuoteRecorder['record'];
  readonly mailAllowance?: MailAllowance;
}

/** The use case with the ports of tests: what it records and the keys it holds can be looked at. */
export function quotingWith({
  insurers = [],
  sells = true,
  emailsCustomer = true,
  channelSwitch = openChannel,
  record,
  mailAllowance,
}: Setting) {
  const clock = manualClock(`${TEST_DAY}T09:00:00Z`);
  const recorded: RecordedQuote[] = [];
  const keys = new TestIdempotencyKeys();
  const requestQuote = requestQuoteWith(
    {
      clock,
      referenceData: testReferenceData(),
      plateRegistry: registryOf({ versionId: TEST_CAR.id, registrationDate: '2023-09-14' }),
      insurerPanel: { sells: () => sells, insurersOf: () => insurers },
      channelSwitch,
      idempotencyKeys: keys,
      quoteRecorder: { emailsCustomer, record: record ?? ((quote) => void recorded.push(quote)) },
      newReference: () => TEST_REFERENCE,
      offerToken: () => 'Zk3v0aQp9mXc1uYb7LrT2w',
      mailAllowance,
    },
    {
      insurerDeadlineMs: 8000,
      quoteDeadlineMs: 10_000,
      priceHoldsDays: 15,
      distributor: { name: 'Correduría Inventada' },
    },
  );
  const ask = (body: unknown, key?: unknown, caller?: string) =>
    requestQuote(judgeBody(body, clock.today()), {
      requestId: 'req-1',
      caller,
      ...(key === undefined ? {} : { idempotencyKeys: [{ field: 'Idempotency-Key', value: key }] }),
    });
  return { recorded, keys, clock, ask };
}
