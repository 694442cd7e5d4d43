import { archivedQuote, TEST_TOKEN, TEST_REFERENCE } from '@cotiza/quoting/testing';
import type { MailOutcome } from '../mail/mail';
import { mailMessage } from '../messages/messages-for';
import { quiet, webhookEndpoint } from '../testing';
import { addMails, notifierBench, type NotifierBench } from '../testing/notifier-bench';
import type { Notifier } from './start-notifier';

const MAIL_ID = `${TEST_REFERENCE}_correo`;
const HOUR_MS = 3_600_000;

let bench: NotifierBench;
let notifier: Notifier;
beforeEach(() => (bench = notifierBench()));
afterEach(async () => {
  await notifier.stop();
  expect(bench.clock.pending()).toBe(0);
});

const mailOf = () => bench.outbox.messages.get(MAIL_ID)!;
const kept = () => [...bench.outbox.messages.values()].map(({ id, state }) => [id, state]);
const reported = () => bench.reports.map(([event]) => event);
/** Holds every e-mail until the test releases it. */
const holdMails = () => {
  const holds: ((outcome: MailOutcome) => void)[] = [];
  bench.mailer.answer = () => new Promise((resolve) => holds.push(resolve));
  return holds;
};
const addMail = async () => {
  bench.outbox.add(mailMessage(TEST_REFERENCE, TEST_TOKEN));
  await quiet();
};

/** Lets hours pass: in each half hour one second with a poll, then the rest in one step. */
const hoursPass = async (hours: number) => {
  for (let half = 0; half < 2 * hours; half++) {
    await bench.pass(1000);
    await bench.pass(HOUR_MS / 2 - 1000);
  }
};

describe('an e-mail', () => {
  it('leaves as soon as it is added', async () => {
    notifier = bench.start();
    await addMail();
    expect(bench.mailer.sent.map(({ to }) => to)).toEqual(['martin.ficticio@example.com']);
    expect(bench.mailer.sent[0]!.text).toContain(`https://tienda.example/?t=${TEST_TOKEN}`);
    expect(kept()).toEqual([[MAIL_ID, 'delivered']]);
    expect(bench.reports).toEqual([
      [
        'message delivered',
        {
          message: MAIL_ID,
          reference: TEST_REFERENCE,
          event: 'cotizacion.cotizada',
          target: null,
          attempt: 1,
          tookMs: 0,
        },
      ],
    ]);
  });

  it('that was there before leaves at the start, and one that another process adds within a second', async () => {
    await addMail();
    notifier = bench.start({ outbox: { ...bench.outbox, onAdded: () => () => undefined } });
    await quiet();
    expect(bench.mailer.sent).toHaveLength(1);
    addMails(bench, 1);
    await quiet();
    expect(bench.mailer.sent).toHaveLength(1);
    await bench.pass(1000);
    expect(bench.mailer.sent).toHaveLength(2);
  });

  it('waits while the process is busy, and leaves within a second when it no longer is', async () => {
    let isBusy = true;
    notifier = bench.start({ isBusy: () => isBusy });
    await addMail();
    await bench.pass(10_000, 1000);
    expect(bench.mailer.sent).toHaveLength(0);
    isBusy = false;
    await bench.pass(1000);
    expect(bench.mailer.sent).toHaveLength(1);
  });

  it('waits for 20 seconds at most, and until all have left no other does', async () => {
    notifier = bench.start({ isBusy: () => true });
    addMails(bench, 150);
    await bench.pass(20_000, 1000);
    expect(bench.mailer.sent).toHaveLength(150);
    await addMail();
    await bench.pass(19_000, 1000);
    expect(bench.mailer.sent).toHaveLength(150);
    await bench.pass(1000);
    expect(bench.mailer.sent).toHaveLength(151);
  });

  it('sends a webhook when it is delivered, and when it is refused', async () => {
    const endpoints = [
      webhookEndpoint({ name: 'all' }),
      webhookEndpoint({ name: 'failures', events: new Set(['cotizacion.correo_fallido']) }),
    ];
    bench.outbox.off.set('all', 'off').set('failures', 'off');
    notifier = bench.start({ endpoints });
    await addMail();
    expect(kept()).toEqual([
      [MAIL_ID, 'delivered'],
      [`${TEST_REFERENCE}_correo_entregado_all`, 'pending'],
    ]);
    bench.mailer.answer = () => ({ kind: 'refused', reason: 'SMTP: 550 5.1.1 to RCPT TO' });
    addMails(bench, 1);
    await quiet();
    expect(kept().slice(2)).toEqual([
      ['COT-0000000000_correo', 'dead'],
      ['COT-0000000000_correo_fallido_all', 'pending'],
      ['COT-0000000000_correo_fallido_failures', 'pending'],
    ]);
    const payload = bench.outbox.messages.get('COT-0000000000_correo_fallido_all')!.payload;
    expect(JSON.parse(payload)).toEqual({
      type: 'cotizacion.correo_fallido',
      timestamp: expect.stringMatching(/^\d{4}-/) as string,
    });
  });

  it('that cannot be sent now is tried again and again for 3 days, and then given up', async () => {
    bench.mailer.answer = () => ({ kind: 'failed', reason: 'SMTP: ECONNECTION' });
    notifier = bench.start({ endpoints: [webhookEndpoint({ name: 'deaf' })] });
    bench.outbox.off.set('deaf', 'off');
    await addMail();
    expect(mailOf()).toMatchObject({ state: 'pending', attempts: 1, reason: 'SMTP: ECONNECTION' });
    expect(mailOf().dueAt - bench.clock.now()).toBe(5000);
    await bench.pass(4000, 1000);
    expect(bench.mailer.sent).toHaveLength(1);
    await bench.pass(1000);
    expect(bench.mailer.sent).toHaveLength(2);
    await hoursPass(71);
    expect(mailOf().state).toBe('pending');
    await hoursPass(2);
    expect(mailOf()).toMatchObject({ state: 'dead', reason: 'given up: SMTP: ECONNECTION' });
    expect(kept()[1]).toEqual([`${TEST_REFERENCE}_correo_fallido_deaf`, 'pending']);
    expect(reported().slice(0, 1)).toEqual(['message delayed']);
    expect(reported()).toContain('message dead');
  });

  it.each<[string, (held: NotifierBench) => void, string]>([
    ['was erased', ({ quotes }) => quotes.clear(), 'the quotation is no longer kept'],
    [
      'has a link that works no more',
      ({ quotes, clock }) => quotes.set(TEST_REFERENCE, archivedQuote({ linkExpiresAt: clock.now() })),
      'the purchase link has expired',
    ],
  ])('of a quotation that %s is not sent', async (_name, change, reason) => {
    change(bench);
    bench.outbox.off.set('crm', 'off');
    notifier = bench.start({ endpoints: [webhookEndpoint()] });
    await addMail();
    expect(bench.mailer.sent).toEqual([]);
    expect(mailOf()).toMatchObject({ state: 'dead', reason });
    // An erased quotation sends no message.
    expect(kept()).toHaveLength(1 + bench.quotes.size);
  });

  it('whose payload is invalid is given up, with a webhook', async () => {
    notifier = bench.start({ endpoints: [webhookEndpoint()] });
    bench.outbox.off.set('crm', 'off');
    bench.outbox.add({ ...mailMessage(TEST_REFERENCE, null), payload: 'junk' });
    await quiet();
    expect(mailOf()).toMatchObject({ state: 'dead', reason: 'the message cannot be read' });
    expect(bench.outbox.messages.size).toBe(2);
  });

  it('waits while the archive cannot be read', async () => {
    const findByReference = () => Promise.reject(Object.assign(new Error('Zxmarca'), { code: 'ECONNRESET' }));
    notifier = bench.start({ mailer: bench.sendingBy(bench.mailer, { ...bench.options.archive, findByReference }) });
    await addMail();
    expect(mailOf()).toMatchObject({ state: 'pending', reason: 'the e-mail cannot be made: ECONNRESET' });
  });
});

it('many e-mails leave side by side, no more at once than the mailer takes', async () => {
  const holds = holdMails();
  notifier = bench.start();
  addMails(bench, 300);
  await quiet();
  expect(bench.mailer.underWay()).toBe(4);
  while (holds.length > 0) {
    holds.splice(0).forEach((release) => release({ kind: 'delivered' }));
    await quiet();
  }
  expect(bench.mailer.sent).toHaveLength(300);
  expect(bench.mailer.mostUnderWay()).toBe(4);
  expect(new Set(kept().map(([, state]) => state))).toEqual(new Set(['delivered']));
  expect(new Set([...bench.outbox.messages.values()].map(({ attempts }) => attempts))).toEqual(new Set([1]));
});

describe('an outbox that fails', () => {
  it('is asked again, less and less often, and delivers when it is back', async () => {
    bench.outbox.broken = Object.assign(new Error('Zxmarca'), { code: 'ECONNREFUSED' });
    notifier = bench.start({ random: () => 0.5 });
    await quiet();
    notifier.wake();
    await quiet();
    expect(bench.outbox.claims()).toBe(1);
    await bench.pass(600_000, 500);
    const asked = bench.outbox.claims();
    expect(asked).toBeGreaterThan(10);
    expect(asked).toBeLessThan(30);
    expect(bench.reports[0]).toEqual(['outbox unavailable', { step: 'claim', error: 'ECONNREFUSED' }]);
    bench.outbox.broken = undefined;
    addMails(bench, 1);
    await bench.pass(60_000, 1000);
    expect(bench.mailer.sent).toHaveLength(1);
  });

  /** Delivers an e-mail, and has the outbox fail before that is recorded. */
  const mailWhoseOutboxFails = async () => {
    bench.mailer.answer = () => {
      bench.outbox.broken = new Error('down');
      return { kind: 'delivered' };
    };
    notifier = bench.start();
    await addMail();
  };

  it('is asked again what became of an attempt, so that no e-mail leaves twice', async () => {
    await mailWhoseOutboxFails();
    expect(mailOf().state).toBe('pending');
    bench.outbox.broken = undefined;
    await bench.pass(250);
    expect(kept()).toEqual([[MAIL_ID, 'delivered']]);
    expect(bench.mailer.sent).toHaveLength(1);
  });

  it('that is down for longer records the delivery when the message comes back', async () => {
    await mailWhoseOutboxFails();
    await bench.pass(60_000, 250);
    bench.outbox.broken = undefined;
    await bench.pass(600_000, 1000);
    expect(kept()).toEqual([[MAIL_ID, 'delivered']]);
    expect(bench.mailer.sent).toHaveLength(1);
  });
});

describe('a claim', () => {
  it('lasts 15 seconds, and is extended for as long as its message is held', async () => {
    const holds = holdMails();
    notifier = bench.start();
    await addMail();
    expect(mailOf().leaseEndsAt - bench.clock.now()).toBe(15_000);
    await bench.pass(120_000, 1000);
    expect(mailOf().leaseEndsAt - bench.clock.now()).toBeGreaterThanOrEqual(10_000);
    expect(bench.mailer.sent).toHaveLength(1);
    holds[0]!({ kind: 'delivered' });
    await quiet();
    expect(kept()).toEqual([[MAIL_ID, 'delivered']]);
  });

  it('that could not be extended has lapsed: what waits for its turn is let go of, unsent and uncounted', async () => {
    const holds = holdMails();
    notifier = bench.start();
    addMails(bench, 5);
    await quiet();
    bench.outbox.extend = () => Promise.reject(new Error('down'));
    bench.outbox.claim = () => Promise.resolve([]);
    await bench.pass(15_000, 1000);
    expect(bench.reports[0]).toEqual(['outbox unavailable', { step: 'extend', error: 'Error' }]);
    holds.forEach((release) => release({ kind: 'delivered' }));
    await quiet();
    expect(bench.mailer.sent).toHaveLength(4);
    expect([...bench.outbox.messages.values()].map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('a notifier that is stopped', () => {
  it('ends what is under way, gives back the rest at once, and claims no more', async () => {
    const holds = holdMails();
    notifier = bench.start();
    addMails(bench, 10);
    await quiet();
    let hasStopped = false;
    const stopping = notifier.stop().then(() => (hasStopped = true));
    await quiet();
    expect([hasStopped, bench.mailer.underWay()]).toEqual([false, 4]);
    addMails(bench, 20);
    notifier.wake();
    holds.splice(0).forEach((release) => release({ kind: 'delivered' }));
    await stopping;
    const messages = [...bench.outbox.messages.values()];
    expect(messages.filter(({ state }) => state === 'delivered')).toHaveLength(4);
    expect(messages.filter(({ lease }) => lease !== null)).toEqual([]);
    const givenBack = messages.filter(({ reason }) => reason === 'the notifier stopped before its turn');
    expect(givenBack.map(({ attempts }) => attempts)).toEqual(Array(6).fill(0));
    expect(bench.mailer.sent).toHaveLength(4);
  });

  it('waits 8 seconds for e-mails that hang, and leaves them to their claims', async () => {
    bench.mailer.answer = () => new Promise(() => undefined);
    notifier = bench.start();
    await addMail();
    let hasStopped = false;
    const stopping = notifier.stop().then(() => (hasStopped = true));
    await bench.pass(7999, 1000);
    expect(hasStopped).toBe(false);
    await bench.pass(1);
    await stopping;
    expect(mailOf()).toMatchObject({ state: 'pending', attempts: 0 });
    expect(mailOf().leaseEndsAt - bench.clock.now()).toBeLessThanOrEqual(15_000);
  });

  it('gives back what it was being given', async () => {
    let give: () => void = () => undefined;
    const { claim } = bench.outbox;
    bench.outbox.claim = async (...asked) => {
      await new Promise<void>((resolve) => (give = resolve));
      return claim(...asked);
    };
    addMails(bench, 3);
    notifier = bench.start();
    await quiet();
    const stopping = notifier.stop();
    give();
    await stopping;
    expect(bench.mailer.sent).toEqual([]);
    expect([...bench.outbox.messages.values()].map(({ lease, dueAt }) => [lease, dueAt <= bench.clock.now()])).toEqual(
      Array(3).fill([null, true]),
    );
  });
});
