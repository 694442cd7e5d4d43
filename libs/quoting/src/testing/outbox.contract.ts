import { newTrace, type ManualClock, type Trace } from '@cotiza/kernel';
import type { EndpointSwitches } from '../ports/endpoint-switches';
import type { NewMessage } from '../ports/message';
import type { ClaimedMessage, Outbox } from '../ports/outbox';
import { emailJob, webhookJob } from './messages.builder';

/** An unused outbox, for one test. */
export interface OutboxUnderTest {
  /** Only the test advances it. */
  readonly clock: ManualClock;
  readonly outbox: Outbox;
  readonly endpointSwitches: EndpointSwitches;
  /** Adds messages of one quotation at once; `trace` is the trace that causes them. */
  add(messages: readonly NewMessage[], trace?: Trace): Promise<void>;
  /** Opens the same storage as another process does. */
  beside(): Promise<Pick<OutboxUnderTest, 'outbox' | 'endpointSwitches'>>;
}

const LEASE_MS = 60_000;

const idsOf = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);
const referenceOf = (index: number) => `COT-${String(index).padStart(10, '0')}`;
const REFERENCE = referenceOf(0);

/** Builds the e-mails of several quotations, to be added one by one. */
const emails = (count: number) => Array.from({ length: count }, (_, index) => emailJob(referenceOf(index)));

/**
 * Tests the guarantees of an outbox, in any storage: messages are delivered at least once, and one notifier at a time holds
 * each. Call it in a spec of the storage.
 */
export function outboxContract(open: () => Promise<OutboxUnderTest>): void {
  /** Opens an outbox and claims its only message. */
  const openHolding = async () => {
    const under = await open();
    await under.add([emailJob(REFERENCE)]);
    const [held] = await under.outbox.claim(1, LEASE_MS);
    return { ...under, held: held! };
  };

  it('hands out a message as it was added, once', async () => {
    const { outbox, add, clock } = await open();
    await add([emailJob(REFERENCE)]);
    expect(await outbox.claim(10, LEASE_MS)).toEqual([
      {
        ...{ ...emailJob(REFERENCE), quote: expect.any(Number), createdAt: clock.now(), attempts: 0 },
        lease: expect.any(String),
      },
    ]);
    expect(await outbox.claim(10, LEASE_MS)).toEqual([]);
  });

  it('adds nothing under an id that is there already', async () => {
    const { outbox, add } = await open();
    await add([emailJob(REFERENCE), emailJob(REFERENCE, { payload: 'another' })]);
    expect(await outbox.claim(10, LEASE_MS)).toMatchObject([emailJob(REFERENCE)]);
  });

  it('hands out the oldest first, and no more than asked for', async () => {
    const { outbox, add, clock } = await open();
    for (const email of emails(5)) {
      await add([email]);
      clock.advance(10);
    }
    const first = await outbox.claim(3, LEASE_MS);
    const rest = await outbox.claim(3, LEASE_MS);
    expect(idsOf([...first, ...rest])).toEqual(idsOf(emails(5)));
    expect(first).toHaveLength(3);
  });

  it('gives several notifiers no message in common', async () => {
    const { outbox, add, beside } = await open();
    const outboxes = [outbox, (await beside()).outbox, (await beside()).outbox];
    await Promise.all(emails(60).map((email) => add([email])));
    const claims: ClaimedMessage[] = [];
    const takeAll = async (from: Outbox) => {
      for (;;) {
        const taken = await from.claim(7, LEASE_MS);
        claims.push(...taken);
        if (taken.length === 0) return;
      }
    };
    await Promise.all([...outboxes, ...outboxes].map(takeAll));
    expect(new Set(idsOf(claims)).size).toBe(60);
    expect(claims).toHaveLength(60);
  });

  it('brings a message back when the lease ends, and does not take what the first holder says then', async () => {
    const { outbox, clock, held } = await openHolding();
    clock.advance(LEASE_MS - 1);
    expect(await outbox.claim(1, LEASE_MS)).toEqual([]);
    clock.advance(1);
    expect(await outbox.settle(held, { kind: 'delivered', followUps: [] })).toBe(false);
    const [again] = await outbox.claim(1, LEASE_MS);
    expect(again?.id).toBe(held.id);
    expect(again?.lease).not.toBe(held.lease);
    expect(await outbox.settle(held, { kind: 'delivered', followUps: [] })).toBe(false);
    expect(await outbox.settle(again!, { kind: 'delivered', followUps: [] })).toBe(true);
    expect(await outbox.settle(again!, { kind: 'delivered', followUps: [] })).toBe(false);
  });

  it('extends claims that last, and none that has lapsed or is of another', async () => {
    const { outbox, add, clock } = await open();
    for (const email of emails(3)) await add([email]);
    const [lapsing] = await outbox.claim(1, LEASE_MS);
    clock.advance(1);
    const [extended] = await outbox.claim(1, LEASE_MS);
    const [other] = await outbox.claim(1, LEASE_MS);
    clock.advance(LEASE_MS - 1);
    await outbox.extend([lapsing!.lease, extended!.lease], LEASE_MS);
    clock.advance(1);
    expect(idsOf(await outbox.claim(9, LEASE_MS))).toEqual([lapsing!.id, other!.id]);
    clock.advance(LEASE_MS - 2);
    expect(await outbox.settle(extended!, { kind: 'delivered', followUps: [] })).toBe(true);
    expect(idsOf([lapsing!, extended!, other!])).toEqual(idsOf(emails(3)));
  });

  it('leaves out messages that the notifier could not begin with', async () => {
    const { outbox, add } = await open();
    await add([emailJob(REFERENCE), ...['crm', 'erp', 'bi'].map((target) => webhookJob(REFERENCE, target))]);
    const claimed = await outbox.claim(9, LEASE_MS, { emails: true, endpoints: ['crm', 'bi'] });
    expect(idsOf(claimed)).toEqual([`${REFERENCE}_webhook_erp`]);
    expect(await outbox.claim(9, LEASE_MS, { emails: false, endpoints: ['crm', 'bi'] })).toHaveLength(1);
    expect(await outbox.claim(9, LEASE_MS)).toHaveLength(2);
  });

  it('hands out what was delivered no more, and what follows from it at once', async () => {
    const { outbox, clock, held } = await openHolding();
    const followUp = webhookJob(REFERENCE, 'crm', { event: 'cotizacion.correo_entregado' });
    expect(await outbox.settle(held, { kind: 'delivered', followUps: [followUp, followUp] })).toBe(true);
    expect(await outbox.claim(10, LEASE_MS)).toMatchObject([{ ...followUp, attempts: 0 }]);
    clock.advance(LEASE_MS);
    expect(await outbox.claim(10, LEASE_MS)).toMatchObject([followUp]);
  });

  it('tries again when due and not before, counting the attempts', async () => {
    const { outbox, clock, held } = await openHolding();
    await outbox.settle(held, { kind: 'retry', dueAt: clock.now() + 5000, reason: 'smtp 421' });
    clock.advance(4999);
    expect(await outbox.claim(1, LEASE_MS)).toEqual([]);
    clock.advance(1);
    expect(await outbox.claim(1, LEASE_MS)).toMatchObject([{ id: held.id, attempts: 1 }]);
  });

  it('takes back what was not tried without counting an attempt', async () => {
    const { outbox, clock, held } = await openHolding();
    expect(await outbox.settle(held, { kind: 'returned', dueAt: clock.now(), reason: 'stopped' })).toBe(true);
    expect(await outbox.claim(1, LEASE_MS)).toMatchObject([{ id: held.id, attempts: 0 }]);
  });

  it('hands out what is dead no more, and what follows from that at once', async () => {
    const { outbox, clock, held } = await openHolding();
    const followUp = webhookJob(REFERENCE, 'crm', { event: 'cotizacion.correo_fallido' });
    expect(await outbox.settle(held, { kind: 'dead', reason: 'smtp 550', followUps: [followUp] })).toBe(true);
    clock.advance(LEASE_MS);
    expect(await outbox.claim(10, LEASE_MS)).toMatchObject([followUp]);
  });

  it('changes and adds nothing by a claim that has lapsed', async () => {
    const { outbox, clock, held } = await openHolding();
    clock.advance(LEASE_MS);
    const followUps = [webhookJob(REFERENCE, 'crm')];
    expect(await outbox.settle(held, { kind: 'dead', reason: 'smtp 550', followUps })).toBe(false);
    expect(await outbox.claim(10, LEASE_MS)).toMatchObject([{ id: held.id, attempts: 0 }]);
  });

  it('keeps what gave rise to a message with it, and with what follows from it', async () => {
    const { outbox, add } = await open();
    const trace = newTrace();
    await add([emailJob(REFERENCE)], trace);
    const [held] = await outbox.claim(1, LEASE_MS);
    await outbox.settle(held!, { kind: 'delivered', followUps: [webhookJob(REFERENCE, 'crm')] });
    const [following] = await outbox.claim(1, LEASE_MS);
    expect([held, following].map((message) => message?.trace)).toEqual([trace, trace]);
  });

  it('tells a listener when messages have been added, until it wants no more', async () => {
    const { outbox, add } = await open();
    let calls = 0;
    const stop = outbox.onAdded(() => calls++);
    await add([emailJob(REFERENCE)]);
    expect(calls).toBe(1);
    const [held] = await outbox.claim(1, LEASE_MS);
    await outbox.settle(held!, { kind: 'delivered', followUps: [webhookJob(REFERENCE, 'crm')] });
    expect(calls).toBe(2);
    const [following] = await outbox.claim(1, LEASE_MS);
    await outbox.settle(following!, { kind: 'delivered', followUps: [] });
    expect(calls).toBe(2);
    stop();
    await add([emailJob(referenceOf(1))]);
    expect(calls).toBe(2);
  });

  it('knows in every process which endpoints are off, however often they were switched off', async () => {
    const { endpointSwitches, beside } = await open();
    expect(await endpointSwitches.switchedOff()).toEqual(new Set());
    await endpointSwitches.switchOff('crm', 'answered 410');
    await endpointSwitches.switchOff('crm', 'answered 410 again');
    await endpointSwitches.switchOff('erp', 'nothing delivered for 60 hours');
    expect(await (await beside()).endpointSwitches.switchedOff()).toEqual(new Set(['crm', 'erp']));
  });
}
