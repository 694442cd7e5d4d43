import { bodyOf } from '@cotiza/contract/testing';
import { KEY_REMEMBERED_MS, RecordingUnavailable, type KeyReservation } from '@cotiza/quoting';
import { RESERVED_FOR_MS } from '../idempotency/idempotency-keys.repository';
import type { Storage } from '../storage';
import { recordedQuote, reservationOf } from './recorded-quote';
import { storageBench, untilDone, type DatabaseSource } from './storage-bench';

const BODY = bodyOf('Car').build();
const OTHER_BODY = bodyOf('Car').with('client_reference', 'otra').build();

const reserved = ({ idempotencyKeys }: Storage) => reservationOf(idempotencyKeys, 'k', BODY);

export function idempotencyContract(source: DatabaseSource): void {
  describe('callers’ keys', () => {
    const bench = storageBench(source);

    it('answers the same body with the same result', async () => {
      const storage = await bench().open();
      const quote = recordedQuote({ keyReservation: await reserved(storage) });
      await storage.quotes.save(quote, [], null);
      const inAnotherOrder = Object.fromEntries(Object.entries(BODY).reverse());
      for (const body of [BODY, inAnotherOrder]) {
        expect(await storage.idempotencyKeys.begin('k', body)).toEqual({ kind: 'repeated', result: quote.result });
      }
    });

    it('tells what became of a key without claiming it', async () => {
      const storage = await bench().open();
      const { idempotencyKeys } = storage;
      expect(await idempotencyKeys.recall('k', BODY)).toBeUndefined();
      const reservation = await reserved(storage);
      expect(await idempotencyKeys.recall('k', OTHER_BODY)).toEqual({ kind: 'reused' });
      const waiting = idempotencyKeys.recall('k', BODY);
      const quote = recordedQuote({ keyReservation: reservation });
      await storage.quotes.save(quote, [], null);
      const repeated = { kind: 'repeated', result: quote.result };
      expect(await untilDone(waiting, bench().clock)).toEqual(repeated);
      expect(await idempotencyKeys.recall('k', BODY)).toEqual(repeated);
      expect(await idempotencyKeys.recall('k', OTHER_BODY)).toEqual({ kind: 'reused' });
      bench().clock.advance(KEY_REMEMBERED_MS);
      expect(await idempotencyKeys.recall('k', BODY)).toBeUndefined();
    });

    it('tells nothing of a reservation that has lapsed, nor of a key that was let go', async () => {
      const storage = await bench().open();
      const reservation = await reserved(storage);
      bench().clock.advance(RESERVED_FOR_MS);
      expect(await storage.idempotencyKeys.recall('k', BODY)).toBeUndefined();
      await storage.idempotencyKeys.release(reservation);
      expect(await storage.idempotencyKeys.recall('k', OTHER_BODY)).toBeUndefined();
    });

    it('refuses another body, before the answer and after it', async () => {
      const storage = await bench().open();
      const reservation = await reserved(storage);
      expect(await storage.idempotencyKeys.begin('k', OTHER_BODY)).toEqual({ kind: 'reused' });
      await storage.quotes.save(recordedQuote({ keyReservation: reservation }), [], null);
      expect(await storage.idempotencyKeys.begin('k', OTHER_BODY)).toEqual({ kind: 'reused' });
      expect(await storage.idempotencyKeys.begin('l', OTHER_BODY)).toMatchObject({ kind: 'reserved' });
    });

    it('forgets a key after a day', async () => {
      const storage = await bench().open();
      const quote = recordedQuote({ keyReservation: await reserved(storage) });
      await storage.quotes.save(quote, [], null);
      bench().clock.advance(KEY_REMEMBERED_MS - 1);
      expect(await storage.idempotencyKeys.begin('k', BODY)).toMatchObject({ kind: 'repeated' });
      bench().clock.advance(1);
      expect(await storage.idempotencyKeys.begin('k', OTHER_BODY)).toMatchObject({ kind: 'reserved' });
    });

    it.each([
      ['one process', 1],
      ['two processes', 2],
    ])('lets one of several equal requests of %s go ahead, and the others wait for it', async (_name, processes) => {
      const storages: Storage[] = [];
      for (let i = 0; i < processes; i++) storages.push(await bench().open());
      const { clock } = bench();
      const begun = Array.from({ length: 6 }, (_, i) => storages[i % processes]!.idempotencyKeys.begin('k', BODY));
      const reservations = begun.map(async (answer) => {
        const { kind, ...rest } = await answer;
        if (kind !== 'reserved') return { kind, ...rest };
        const quote = recordedQuote({ keyReservation: (rest as { reservation: KeyReservation }).reservation });
        await storages[0]!.quotes.save(quote, [], null);
        return { kind, result: quote.result };
      });
      const answers = await untilDone(Promise.all(reservations), clock);
      expect(answers.filter(({ kind }) => kind === 'reserved')).toHaveLength(1);
      expect(answers.filter(({ kind }) => kind === 'repeated')).toHaveLength(5);
      expect(new Set(answers.map((answer) => JSON.stringify((answer as { result?: unknown }).result))).size).toBe(1);
      expect(await storages[0]!.quoteDesk.list({ limit: 9 })).toHaveLength(1);
    });

    it('lets an equal request that waits go ahead when the first lets go', async () => {
      const storage = await bench().open();
      const reservation = await reserved(storage);
      const waiting = storage.idempotencyKeys.begin('k', BODY);
      await storage.idempotencyKeys.release(reservation);
      expect(await untilDone(waiting, bench().clock)).toMatchObject({ kind: 'reserved' });
    });

    it('gives one of those who wait a reservation that has lapsed, and takes nothing more from who had it', async () => {
      const storages = [await bench().open(), await bench().open()];
      const { clock } = bench();
      const lost = await reserved(storages[0]!);
      const answers: string[] = [];
      const waiting = storages.map(async (storage) => {
        const answer = await storage.idempotencyKeys.begin('k', BODY);
        answers.push(answer.kind);
        if (answer.kind !== 'reserved') return;
        const quote = recordedQuote({ prices: [100_00], keyReservation: answer.reservation });
        await storage.quotes.save(quote, [], null);
      });
      while (clock.pending() < storages.length) await new Promise((resolve) => setTimeout(resolve, 1));
      // At once, and from then on in small steps: the new reservation must not lapse as well while the disk is slow.
      clock.advance(RESERVED_FOR_MS);
      await untilDone(Promise.all(waiting), clock);
      expect(answers.sort()).toEqual(['repeated', 'reserved']);

      const late = recordedQuote({ prices: [999_00], keyReservation: lost });
      const alongside = recordedQuote();
      const saved = storages[0]!.quotes.save(alongside, [], null);
      await expect(storages[0]!.quotes.save(late, [], null)).rejects.toBeInstanceOf(RecordingUnavailable);
      await saved;
      expect(await storages[0]!.quotes.findByReference(late.request.reference)).toBeUndefined();
      expect(await storages[0]!.quotes.findByReference(alongside.request.reference)).toBeDefined();
      await storages[0]!.idempotencyKeys.release(lost);
      expect(await storages[0]!.idempotencyKeys.begin('k', BODY)).toMatchObject({
        kind: 'repeated',
        result: { mejor_precio: 100 },
      });
    });

    it('takes an answer that comes after its reservation lapsed, when nobody else has taken the key', async () => {
      const storage = await bench().open();
      const quote = recordedQuote({ keyReservation: await reserved(storage) });
      bench().clock.advance(RESERVED_FOR_MS * 2);
      await storage.quotes.save(quote, [], null);
      expect(await storage.idempotencyKeys.begin('k', BODY)).toEqual({ kind: 'repeated', result: quote.result });
    });
  });
}
