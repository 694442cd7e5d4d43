import { FIRST_LAW_VERSION } from '@cotiza/insurers-port';
import { draftsContract } from './drafts.contract';
import { idempotencyContract } from './idempotency.contract';
import { lateContract } from './late.contract';
import { messagesContract } from './messages.contract';
import { ownDataContract } from './own-data.contract';
import { privacyContract } from './privacy.contract';
import { choicesContract, purchasesContract } from './purchases.contract';
import { quotesContract } from './quotes.contract';
import { resumeCodesContract } from './resume-codes.contract';
import { revisionsContract } from './revisions.contract';
import { type DatabaseSource, storageBench } from './storage-bench';
import { versionsContract } from './versions.contract';
import { watchChannel } from '../settings/watch-channel';
import { recordedQuote, TEST_GUARANTEES } from './recorded-quote';
import type { Storage } from '../storage';

/** The contract of the storage on any database. Call it inside a spec. */
export function storageContract(name: string, source: DatabaseSource): void {
  describe(name, () => {
    quotesContract(source);
    purchasesContract(source);
    choicesContract(source);
    ownDataContract(source);
    offersContract(source);
    lateContract(source);
    revisionsContract(source);
    resumeCodesContract(source);
    draftsContract(source);
    messagesContract(source);
    idempotencyContract(source);
    settingsContract(source);
    privacyContract(source);
    versionsContract(source);
  });
}

/** Waits for what a database brings about. Jest's own time-out ends what never does. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
};

function settingsContract(source: DatabaseSource): void {
  describe('the channel', () => {
    const bench = storageBench(source);

    it('is on until somebody switches it off, and says when that was', async () => {
      const { channel, privacy } = await bench().open();
      const other = await bench().open();
      const { clock } = bench();
      expect(await channel.read()).toEqual({ isOn: true, reason: null, retryAfterSeconds: null, changedAt: null });
      await other.channel.switchOff('mantenimiento', 600);
      const off = { isOn: false, reason: 'mantenimiento', retryAfterSeconds: 600, changedAt: clock.now() };
      expect(await channel.read()).toEqual(off);
      clock.advance(1000);
      await channel.switchOn();
      const on = { isOn: true, reason: null, retryAfterSeconds: null };
      expect(await other.channel.read()).toEqual({ ...on, changedAt: clock.now() });
      expect(await privacy.auditTrail(1)).toEqual([
        { at: clock.now(), action: 'channel-on', count: null, actor: null },
      ]);
      expect((await privacy.auditTrail(9)).map(({ action }) => action)).toEqual(['channel-on', 'channel-off']);
    });

    it('is known to every process within five seconds', async () => {
      const { channel } = await bench().open();
      const other = await bench().open();
      const { clock } = bench();
      const watched = await watchChannel(channel, clock, () => undefined);
      expect(watched.closed()).toBeUndefined();
      await other.channel.switchOff('mantenimiento', 600);
      clock.advance(4999);
      await until(() => watched.closed() !== undefined && clock.pending() === 1);
      expect(watched.closed()).toEqual({ retryAfterSeconds: 600 });
      await other.channel.switchOn();
      clock.advance(4999);
      await until(() => watched.closed() === undefined && clock.pending() === 1);
      watched.stop();
      expect(clock.pending()).toBe(0);
    });
  });
}

function offersContract(source: DatabaseSource): void {
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
      const { result, request, traces } = await quoted(storage);
      await quoted(storage);
      for (const [at, offer] of result.ofertas.entries()) {
        expect(await storage.offers.find(offer.oferta_id)).toEqual({
          offer,
          guarantees: TEST_GUARANTEES,
          createdAt: bench().clock.now(),
          body: request.body,
          result,
          tariffs: { aldaba: '2026.2' },
          law: FIRST_LAW_VERSION,
          trace: traces?.[at],
          isOfDraft: false,
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
      const never = storage.offers.tokenOf('COT-ZZZZZZZZZZ');
      for (const id of ['.3', '.0', '.12345', ''].map((number) => token + number).concat('', `${never}.1`)) {
        expect(await storage.offers.find(id)).toBeUndefined();
      }
      bench().clock.advance(1);
      await storage.privacy.purge(bench().clock.now());
      expect(await storage.offers.find(`${token}.1`)).toBeUndefined();
    });
  });
}
