import { manualClock, type ManualClock } from '@cotiza/kernel';
import type { ArchivedQuote, QuoteArchive, NewMessage } from '@cotiza/quoting';
import { archivedQuote, TEST_TOKEN, TEST_INSTANT, memoryOutbox, type MemoryOutbox } from '@cotiza/quoting/testing';
import { mailMessage } from '../messages/messages-for';
import type { Mailer } from '../mail/mail';
import { quoteMailer, type QuoteMailer } from '../mail/quote-mailer';
import type { Facts, NotifierEvent } from '../notifier/report';
import { startNotifier, type Notifier, type NotifierOptions } from '../notifier/start-notifier';
import { testComposer, testDataComposer } from './letters.builder';
import { testMailer, type TestMailer } from './test-mailer';
import { quiet } from './quiet';

/** A notifier with its dependencies in memory. */
export interface NotifierBench {
  readonly clock: ManualClock;
  readonly outbox: MemoryOutbox;
  readonly mailer: TestMailer;
  readonly quotes: Map<string, ArchivedQuote>;
  readonly reports: [NotifierEvent, Facts][];
  readonly options: NotifierOptions;
  /** Returns what sends the e-mails of its quotations by a mailer. */
  sendingBy(mailer: Mailer, from?: QuoteArchive): QuoteMailer;
  start(changes?: Partial<NotifierOptions>): Notifier;
  /** Lets time pass in steps, with everything that falls due. */
  pass(ms: number, stepMs?: number): Promise<void>;
}

export function notifierBench(): NotifierBench {
  const clock = manualClock(TEST_INSTANT);
  const [outbox, mailer] = [memoryOutbox(clock), testMailer()];
  const quotes = new Map([archivedQuote()].map((quote) => [quote.reference, quote]));
  const reports: [NotifierEvent, Facts][] = [];
  const archive: QuoteArchive = {
    findByReference: (reference) => Promise.resolve(quotes.get(reference)),
    findByToken: () => Promise.resolve(undefined),
  };
  const composeMail = testComposer({ linkOf: (token) => `https://tienda.example/?t=${token}` });
  const sendingBy: NotifierBench['sendingBy'] = (by, from = archive) =>
    quoteMailer({
      archive: from,
      offers: { isChosen: () => Promise.resolve(false) },
      mailer: by,
      composeMail,
      composeDataMail: testDataComposer,
      clock,
    });
  const options: NotifierOptions = {
    outbox,
    archive,
    endpointSwitches: outbox,
    mailer: sendingBy(mailer),
    endpoints: [],
    clock,
    report: (event, facts) => reports.push([event, facts]),
    random: () => 0,
  };
  return {
    clock,
    outbox,
    mailer,
    quotes,
    reports,
    options,
    sendingBy,
    start: (changes) => startNotifier({ ...options, ...changes }),
    pass: async (ms, stepMs = ms) => {
      for (let passed = 0; passed < ms; passed += stepMs) {
        clock.advance(Math.min(stepMs, ms - passed));
        await quiet();
      }
    },
  };
}

const referenceOf = (index: number) => `COT-${String(index).padStart(10, '0')}`;

/** Adds quotations to the archive and their e-mails to the outbox. */
export function addMails({ outbox, quotes }: NotifierBench, count: number): void {
  for (let index = 0; index < count; index++) {
    const reference = referenceOf(index);
    quotes.set(reference, archivedQuote({ reference }));
    outbox.add(mailMessage(reference, TEST_TOKEN));
  }
}

/** Webhook messages for one endpoint, with their text in them: no quotation is needed. */
export function webhooksTo(target: string, count: number): NewMessage[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${referenceOf(index)}_cotizada_${target}`,
    reference: referenceOf(index),
    kind: 'webhook',
    target,
    event: 'cotizacion.cotizada',
    payload: `{"type":"cotizacion.cotizada","data":{"referencia":"${referenceOf(index)}"}}`,
  }));
}
