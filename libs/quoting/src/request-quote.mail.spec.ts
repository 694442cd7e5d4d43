import { bodyOf } from '@cotiza/contract/testing';
import type { MailAllowance, MailRecipient } from './ports/mail-allowance';
import { StorageUnavailable, RecordingUncertain } from './ports/quote-recorder';
import { declines, insurer, isDown, offerAt, offers, quotingWith, resultOf } from './testing';

const car = bodyOf('Car');

const LATER = Date.parse('2026-11-21T12:00:00Z');

/** An allowance of so many e-mails, whose later ones wait or are refused, that keeps the recipients it is asked for. */
function allowanceOf(emails: number, later?: number) {
  const asked: MailRecipient[] = [];
  const givenBack: MailRecipient[] = [];
  const allowance: MailAllowance = {
    take: (recipient) => {
      const isOver = asked.push(recipient) > emails;
      if (isOver && later === undefined) return Promise.resolve(undefined);
      return Promise.resolve({
        notBefore: isOver ? later : undefined,
        giveBack: () => Promise.resolve(void givenBack.push(recipient)),
      });
    },
  };
  return { allowance, asked, givenBack };
}

const selling = insurer('Aldaba', () => offers(offerAt(100_00)));

it('sends the letter of a quotation beyond the limit later, and says when', async () => {
  const { allowance } = allowanceOf(1, LATER);
  const service = quotingWith({ insurers: [selling], mailAllowance: allowance });
  await service.ask(car.build());
  const second = resultOf(await service.ask(car.build()));
  expect(service.recorded.map(({ isMailed, mailNotBefore }) => [isMailed, mailNotBefore])).toEqual([
    [true, undefined],
    [true, LATER],
  ]);
  const when = 'más tarde, a partir del sábado, 21 de noviembre de 2026, a las 13:00';
  expect(second.siguiente_paso).toContain(when);
  expect(second.siguiente_paso).toContain('No hace falta volver a cotizar');
  expect(second.aviso).toContain(when);
});

it('counts callers with a key and forms apart', async () => {
  const { allowance, asked } = allowanceOf(5);
  const service = quotingWith({ insurers: [selling], mailAllowance: allowance });
  await service.ask(car.build(), 'k', 'faro');
  expect(asked).toMatchObject([{ caller: 'faro', formClient: undefined }]);
});

it('quotes without an e-mail where none may leave while its link works, and says so', async () => {
  const { allowance } = allowanceOf(1);
  const service = quotingWith({ insurers: [selling], mailAllowance: allowance });
  const first = resultOf(await service.ask(car.build()));
  const second = resultOf(await service.ask(car.build()));
  expect(service.recorded.map(({ isMailed }) => isMailed)).toEqual([true, false]);
  expect(second.ofertas.map(({ precio }) => precio)).toEqual(first.ofertas.map(({ precio }) => precio));
  expect(first.siguiente_paso).toContain('Recibirá los precios también por correo electrónico');
  expect(second.siguiente_paso).toContain('no los recibirá por correo electrónico');
  expect(first.aviso).not.toContain('correo electrónico');
  expect(second.aviso).toContain('no se envían al cliente por correo electrónico');
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
  expect(asked).toMatchObject([{ email, documentId }]);
});

it('does not count what is answered again under its key', async () => {
  const { allowance, asked } = allowanceOf(5);
  const service = quotingWith({ insurers: [selling], mailAllowance: allowance });
  resultOf(await service.ask(car.build(), 'k'));
  expect(await service.ask(car.build(), 'k')).toMatchObject({ isRepeated: true });
  expect(asked).toHaveLength(1);
});

it.each([
  ['no insurer offers', declines],
  ['no insurer answers', isDown],
])('does not count what sends nothing: %s', async (_name, outcome) => {
  const { allowance, asked } = allowanceOf(1);
  const service = quotingWith({ insurers: [insurer('Aldaba', outcome)], mailAllowance: allowance });
  await service.ask(car.build());
  expect(asked).toEqual([]);
});

it.each([
  ['gives back the count of what was not kept', new StorageUnavailable('down'), 'servicio_no_disponible', 1],
  ['counts what may have been kept, and so be sent', new RecordingUncertain('late'), 'resultado_desconocido', 0],
])('%s', async (_name, error, problem, back) => {
  const { allowance, asked, givenBack } = allowanceOf(1);
  const service = quotingWith({ insurers: [selling], mailAllowance: allowance, record: () => Promise.reject(error) });
  expect(await service.ask(car.build())).toMatchObject({ refusal: { problem } });
  expect([asked.length, givenBack.length]).toEqual([1, back]);
});
