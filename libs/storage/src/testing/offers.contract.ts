import { recordedQuote, TEST_GUARANTEES } from './recorded-quote';
import { storageBench, type DatabaseSource } from './storage-bench';
import type { Storage } from '../storage';

/** Offers are found by their ids, from whatever process. */
export function offersContract(source: DatabaseSource): void {
  describe('offers by their ids', () => {
    const bench = storageBench(source);

    /** Keeps a quotation whose offers are called as the service calls them. */
    async function quoted(storage: Storage) {
      const quote = recordedQuote();
      const { reference } = quote.request;
      const ofertas = quote.result.ofertas.map((offer, at) => ({
        ...offer,
        oferta_id: `${storage.offers.tokenOf(reference)}.${at + 1}`,
      }));
      const named = { ...quote, result: { ...quote.result, ofertas } };
      await storage.quotes.save(named, [], null);
      return named;
    }

    it('gives each as it was kept, with what it covers and the quotation that it is of', async () => {
      const storage = await bench().open();
      const { result, request } = await quoted(storage);
      await quoted(storage);
      for (const offer of result.ofertas) {
        expect(await storage.offers.find(offer.oferta_id)).toEqual({
          offer,
          guarantees: TEST_GUARANTEES,
          createdAt: bench().clock.now(),
          body: request.body,
          result,
          tariffs: { aldaba: '2026.2' },
        });
      }
    });

    it('finds those of another process, and after a change of keys', async () => {
      const storage = await bench().open();
      const { result } = await quoted(storage);
      const [{ oferta_id: id }] = result.ofertas as [(typeof result.ofertas)[number]];
      await storage.privacy.rotateKey();
      const other = await bench().open();
      expect((await other.offers.find(id))?.offer.oferta_id).toBe(id);
      expect(other.offers.tokenOf(result.referencia)).toBe(storage.offers.tokenOf(result.referencia));
    });

    it('knows no other: not beyond the last, nor of a quotation that was never kept or is erased', async () => {
      const storage = await bench().open();
      const { result } = await quoted(storage);
      const token = storage.offers.tokenOf(result.referencia);
      for (const id of [`${token}.3`, `${token}.0`, token, '', `${storage.offers.tokenOf('COT-ZZZZZZZZZZ')}.1`]) {
        expect(await storage.offers.find(id)).toBeUndefined();
      }
      bench().clock.advance(1);
      await storage.privacy.purge(bench().clock.now());
      expect(await storage.offers.find(`${token}.1`)).toBeUndefined();
    });
  });
}
