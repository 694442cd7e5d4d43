import { bodyOf } from '@cotiza/contract/testing';
import type { MailAllowance, MailRecipient } from './ports/mail-allowance';
import { RecordingUnavailable } from './ports/quote-recorder';
import { declines, insurer, isDown, offerAt, offers, quotingWith } from './testing';

const car = bodyOf('Car');
const REFUSAL = { problem: 'limite_alcanzado', faults: [], retryAfterSeconds: 1200, reason: 'mismo_cliente' };

/** An allowance of so many e-mails, which tells whom it was asked for. */
function allowanceOf(emails: number) {
  const asked: MailRecipient[] = [];
  let left = emails;
  const allowance: MailAllowance = {
    take: (recipient) => {
      asked.push(recipient);
      if (left === 0) return Promise.resolve({ isGranted: false, reason: 'mismo_cliente', retryAfterSeconds: 1200 });
      left--;
      return Promise.resolve({ isGranted: true, giveBack: () => void left++ });
    },
  };
  return { allowance, asked, left: () => left };
}

const selling = insurer('Aldaba', () => offers(offerAt(100_00)));

it('makes no quotation for a customer who may not be written to now, and lets its key go', async () => {
  let questions = 0;
  const counting = insurer('Aldaba', () => {
    questions++;
    return offers(offerAt(100_00));
  });
  const { allowance } = allowanceOf(1);
  const service = quotingWith({ insurers: [counting], mailAllowance: allowance });
  expect(await service.ask(car.build(), 'one')).toMatchObject({ result: { estado: 'cotizado' } });
  expect(await service.ask(car.build(), 'two')).toEqual({ refusal: REFUSAL });
  expect(questions).toBe(1);
  expect(service.recorded).toHaveLength(1);
  expect([...service.keys.held.keys()]).toEqual(['one']);
});

it('asks for the holder, once everything else is right', async () => {
  const { allowance, asked } = allowanceOf(5);
  const service = quotingWith({ insurers: [selling], mailAllowance: allowance });
  await service.ask(car.without('effective_date').build(), 'k');
  await service.ask(car.without('effective_date').build());
  await service.ask(car.build(), '');
  expect(asked).toEqual([]);
  await service.ask(car.build());
  const { email, document_id: documentId } = car.build().holder;
  expect(asked).toEqual([{ email, documentId }]);
});

it('does not count what is answered again under its key', async () => {
  const { allowance, asked } = allowanceOf(5);
  const service = quotingWith({ insurers: [selling], mailAllowance: allowance });
  const first = await service.ask(car.build(), 'k');
  if ('refusal' in first) throw new Error('refused');
  service.keys.answered('k', first.result);
  expect(await service.ask(car.build(), 'k')).toMatchObject({ isRepeated: true });
  expect(asked).toHaveLength(1);
});

it.each([
  ['nobody sells it', declines],
  ['nobody answers', isDown],
])('does not count what sends nothing: %s', async (_name, outcome) => {
  const { allowance, left } = allowanceOf(1);
  const service = quotingWith({ insurers: [insurer('Aldaba', outcome)], mailAllowance: allowance });
  await service.ask(car.build());
  expect(left()).toBe(1);
});

it('counts what may have been kept, and so be sent', async () => {
  const { allowance, left } = allowanceOf(1);
  const record = () => Promise.reject(new RecordingUnavailable('down'));
  const service = quotingWith({ insurers: [selling], mailAllowance: allowance, record });
  expect(await service.ask(car.build())).toMatchObject({ refusal: { problem: 'servicio_no_disponible' } });
  expect(left()).toBe(0);
});
