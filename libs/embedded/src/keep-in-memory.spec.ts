import { judgeBody } from '@cotiza/contract';
import { bodyOf, TEST_DAY } from '@cotiza/contract/testing';
import { manualClock } from '@cotiza/kernel';
import { KEY_REMEMBERED_MS, panelOfAll, RecordingUnavailable, type RecordedQuote } from '@cotiza/quoting';
import { insurer, offerAt, offers } from '@cotiza/quoting/testing';
import { embeddedQuoting } from './embedded-quoting';
import { keepInMemory, type MemoryKeepingOptions } from './keep-in-memory';

const body = bodyOf('Car').build();
const otherBody = bodyOf('Car').with('client_reference', 'otra').build();
const inAnotherOrder = Object.fromEntries(Object.entries(body).reverse());

/** Makes the embedded service with one insurer that counts its requests. */
function keptQuoting(options: MemoryKeepingOptions = {}) {
  const clock = manualClock(`${TEST_DAY}T09:00:00Z`);
  const keeping = keepInMemory({ clock, ...options });
  let asked = 0;
  const counting = insurer('Aldaba', async () => {
    asked++;
    return offers(offerAt(100_00));
  });
  const { requestQuote } = embeddedQuoting({ clock, keeping, insurerPanel: panelOfAll([counting]) });
  const ask = (sent: unknown, value?: string) =>
    requestQuote(judgeBody(sent, clock.today()), {
      requestId: 'r',
      idempotencyKeys: value ? [{ field: 'key', value }] : [],
    });
  return { ask, keeping, clock, asked: () => asked };
}

describe('keeping in memory', () => {
  it('answers a repeated request with what it was answered, whatever the order of its keys', async () => {
    const { ask, asked } = keptQuoting();
    const first = await ask(body, 'k');
    expect(first).toMatchObject({ result: { estado: 'cotizado' } });
    expect(await ask(inAnotherOrder, 'k')).toEqual({ ...first, isRepeated: true });
    expect(asked()).toBe(1);
  });

  it('refuses another body under the same key', async () => {
    const { ask } = keptQuoting();
    await ask(body, 'k');
    expect(await ask(otherBody, 'k')).toMatchObject({ refusal: { problem: 'clave_reutilizada' } });
  });

  it('quotes once for simultaneous requests with one key', async () => {
    const { ask, asked } = keptQuoting();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(body, 'k')));
    expect(asked()).toBe(1);
    expect(answers.filter((answer) => 'isRepeated' in answer)).toHaveLength(4);
  });

  it('forgets a key when its time is over', async () => {
    const { ask, clock, asked } = keptQuoting();
    await ask(body, 'k');
    clock.advance(KEY_REMEMBERED_MS - 1);
    expect(await ask(body, 'k')).toMatchObject({ isRepeated: true });
    clock.advance(1);
    expect(await ask(otherBody, 'k')).toMatchObject({ result: { estado: 'cotizado' } });
    expect(asked()).toBe(2);
  });

  it('remembers no more keys than it may, the latest ones', async () => {
    const { ask, asked } = keptQuoting({ maxKeys: 2 });
    for (const key of ['a', 'b', 'c']) await ask(body, key);
    for (const key of ['b', 'c']) expect(await ask(body, key)).toMatchObject({ isRepeated: true });
    expect(asked()).toBe(3);
    expect(await ask(body, 'a')).not.toHaveProperty('isRepeated');
  });

  it('gives every quotation to the program before it is answered', async () => {
    const kept: RecordedQuote[] = [];
    const { ask } = keptQuoting({ onQuote: (quote) => void kept.push(quote) });
    const answer = await ask(body);
    expect(kept).toHaveLength(1);
    expect(answer).toEqual({ result: kept[0]!.result });
  });

  it('releases a key when the program could not store the quotation', async () => {
    let isDown = true;
    const onQuote = () => (isDown ? Promise.reject(new RecordingUnavailable('down')) : undefined);
    const { ask } = keptQuoting({ onQuote });
    expect(await ask(body, 'k')).toMatchObject({ refusal: { problem: 'servicio_no_disponible' } });
    isDown = false;
    expect(await ask(body, 'k')).toMatchObject({ result: { estado: 'cotizado' } });
  });

  it('says that the customer gets an e-mail only where the program sends one', async () => {
    const messages = await Promise.all(
      [true, false].map(async (emailsCustomer) => JSON.stringify(await keptQuoting({ emailsCustomer }).ask(body))),
    );
    expect(messages.map((message) => message.includes('Recibirá los precios también por correo'))).toEqual([
      true,
      false,
    ]);
  });

  it('makes no quotation while it is switched off', async () => {
    const { ask, keeping } = keptQuoting();
    keeping.channelSwitch.switchOff(300);
    expect(await ask(body)).toMatchObject({
      refusal: { problem: 'canal_desactivado', retryAfterSeconds: 300 },
    });
    keeping.channelSwitch.switchOn();
    expect(await ask(body)).toMatchObject({ result: { estado: 'cotizado' } });
  });
});
