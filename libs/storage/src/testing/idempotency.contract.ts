import { bodyOf } from '@cotiza/contract/testing';
import { KEY_REMEMBERED_MS, StorageUnavailable } from '@cotiza/quoting';
import { RESERVED_FOR_MS } from '../idempotency-keys.repository';
import type { Storage } from '../storage';
import { recordedQuote, reservationOf } from './recorded-quote';
import { storageBench, type DatabaseSource } from './storage-bench';

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
      expect(await idempotencyKeys.recall('k', BODY)).toEqual({ kind: 'under-way' });
      const quote = recordedQuote({ keyReservation: reservation });
      await storage.quotes.save(quote, [], null);
      const repeated = { kind: 'repeated', result: quote.result };
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

    it('lets one of several equal requests of two processes go ahead, and gives the others its answer', async () => {
      const storages = [await bench().open(), await bench().open()];
      const keysOf = (i: number) => storages[i % 2]!.idempotencyKeys;
      const begun = await Promise.all(Array.from({ length: 6 }, (_, i) => keysOf(i).begin('k', BODY)));
      const [first, ...more] = begun.flatMap((answer) => (answer.kind === 'reserved' ? [answer.reservation] : []));
      expect([first, more]).toEqual([expect.anything(), []]);
      expect(begun.filter(({ kind }) => kind === 'under-way')).toHaveLength(5);
      const quote = recordedQuote({ keyReservation: first });
      await storages[0]!.quotes.save(quote, [], null);
      const { result } = quote;
      for (let i = 0; i < 6; i++) expect(await keysOf(i).recall('k', BODY)).toEqual({ kind: 'repeated', result });
      expect(await storages[0]!.quoteAdmin.list({ limit: 9 })).toHaveLength(1);
    });

    it('gives one of several a reservation that has lapsed, and takes nothing more from who had it', async () => {
      const storages = [await bench().open(), await bench().open()];
      const lost = await reserved(storages[0]!);
      bench().clock.advance(RESERVED_FOR_MS);
      const begun = await Promise.all(storages.map((storage) => storage.idempotencyKeys.begin('k', BODY)));
      expect(begun.map(({ kind }) => kind).sort()).toEqual(['reserved', 'under-way']);
      const [keyReservation] = begun.flatMap((answer) => (answer.kind === 'reserved' ? [answer.reservation] : []));
      await storages[0]!.quotes.save(recordedQuote({ prices: [100_00], keyReservation }), [], null);

      const late = recordedQuote({ prices: [999_00], keyReservation: lost });
      const alongside = recordedQuote();
      const saved = storages[0]!.quotes.save(alongside, [], null);
      await expect(storages[0]!.quotes.save(late, [], null)).rejects.toBeInstanceOf(StorageUnavailable);
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
