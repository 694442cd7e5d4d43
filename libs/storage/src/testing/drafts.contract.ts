import { MOST_WRONG_CODES, type DraftContent } from '@cotiza/quoting';
import { openDatabase } from '../database/open-database';
import { generateDataKey } from '../encryption/data-key';
import type { Storage } from '../storage';
import { recordedQuote } from './recorded-quote';
import { storageBench, type DatabaseSource } from './storage-bench';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PERSON = { email: 'ana.prueba@example.com' };
const AGENT: DraftContent = { agent: { insurance_line: 'Car', holder: { gender: 'Female' } }, customer: {} };
const NAMED: DraftContent = { ...AGENT, customer: { 'holder.email': { value: PERSON.email } } };

/** Drafts that an agent prepares and a customer completes. */
export function draftsContract(source: DatabaseSource): void {
  describe('drafts', () => {
    const bench = storageBench(source);
    const expiresAt = () => bench().clock.now() + HOUR_MS;

    async function prepared() {
      const storage = await bench().open();
      const id = await storage.drafts.add(AGENT, expiresAt());
      return { storage, drafts: storage.drafts, id, ...storage.drafts.linkOf(id) };
    }

    /** A code that is certainly wrong. */
    const wrong = (code: string) => (code.startsWith('0') ? '1' : '0') + code.slice(1);

    const keyFrom = (unlocked: unknown) => (unlocked as { browserKey: string }).browserKey;

    it('are found by handle and by link in every process, with what was said', async () => {
      const { id, token, code } = await prepared();
      const { drafts } = await bench().open();
      const draft = { id, content: AGENT, state: 'pendiente', reference: null, expiresAt: expiresAt(), version: 1 };
      expect(await drafts.find(id)).toEqual(draft);
      expect(await drafts.findByToken(token)).toEqual({ draft, access: 'needs-code' });
      expect(drafts.linkOf(id)).toEqual({ token, code });
      expect([token, code]).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^\w{3}-\w{3}$/)]);
      for (const other of ['', 'x', token.slice(1), id]) expect(await drafts.findByToken(other)).toBeUndefined();
      for (const other of ['', '\0', `${id.slice(1)}\0`, `${id}\0`, `${id.slice(1)}\ud800`, token])
        expect(await drafts.find(other)).toBeUndefined();
    });

    it('keep neither the token of their link, its code nor the key of a browser', async () => {
      const { drafts, token, code } = await prepared();
      const browserKey = keyFrom(await drafts.unlock(token, code));
      const database = await openDatabase({ ...bench().options, role: 'tool' });
      const rows = await database.read((db) => db.selectFrom('quote_drafts').selectAll().execute());
      await database.close();
      const kept = rows.flatMap((row) => Object.values(row).map(String)).join(' ');
      for (const secret of [token, code, browserKey, 'Female']) expect(kept).not.toContain(secret);
    });

    it('are opened by the code as people type it, and by one browser from then on', async () => {
      const { drafts, token, code } = await prepared();
      const typed = ` ${code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `;
      const browserKey = keyFrom(await drafts.unlock(token, typed));
      expect(await drafts.findByToken(token, browserKey)).toMatchObject({
        access: 'open',
        draft: { state: 'en_curso' },
      });
      expect((await drafts.findByToken(token))?.access).toBe('other-browser');
      expect((await drafts.findByToken(token, `${browserKey}x`))?.access).toBe('other-browser');
      expect(await drafts.unlock(token, code)).toBe('other-browser');
      expect((await drafts.findByToken(token, browserKey))?.access).toBe('open');
    });

    it('are locked by five wrong codes, counted by all processes together', async () => {
      const { storage, token, code } = await prepared();
      const beside = await bench().open();
      const guesses = Array.from({ length: 12 }, (_, nth) =>
        (nth % 2 === 0 ? storage : beside).drafts.unlock(token, wrong(code)),
      );
      const outcomes = await Promise.all(guesses);
      expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(MOST_WRONG_CODES - 1);
      expect(outcomes.filter((outcome) => outcome === 'locked')).toHaveLength(12 - MOST_WRONG_CODES + 1);
      expect(await storage.drafts.unlock(token, code)).toBe('locked');
      expect((await beside.drafts.findByToken(token))?.access).toBe('locked');
      expect(await storage.drafts.unlock('unknown', code)).toBe('unknown');
    });

    it('let one of two browsers in that have the code at once', async () => {
      const { drafts, token, code } = await prepared();
      const outcomes = await Promise.all([drafts.unlock(token, code), drafts.unlock(token, code)]);
      expect(outcomes.filter((outcome) => outcome === 'other-browser')).toHaveLength(1);
    });

    it('begin without an agent in the browser that gets the key', async () => {
      const { drafts } = await bench().open();
      const { token, browserKey } = await drafts.begin(NAMED, expiresAt());
      expect(await drafts.findByToken(token, browserKey)).toMatchObject({ access: 'open', draft: { content: NAMED } });
      expect((await drafts.findByToken(token))?.access).toBe('other-browser');
      expect(drafts.csrfOf(browserKey)).toBe(drafts.csrfOf(browserKey));
      expect(drafts.csrfOf(browserKey)).not.toBe(drafts.csrfOf(token));
    });

    it('are changed once from each version', async () => {
      const { storage, drafts, id } = await prepared();
      const changes = [NAMED, { ...NAMED, consent: { text: 'Acepto.', at: 1 } }].map((content) =>
        drafts.change({ id, version: 1 }, content, 'en_curso'),
      );
      expect((await Promise.all(changes)).sort()).toEqual([false, true]);
      expect(await storage.drafts.find(id)).toMatchObject({ version: 2, state: 'en_curso' });
    });

    it.each([
      ['cotizada', [321_40]],
      ['sin_ofertas', []],
    ])('become %s with their quotation, which keeps the consent sealed in its body', async (state, prices) => {
      const { storage, drafts, id } = await prepared();
      const consent = { text: 'Acepto el uso de mis datos.', at: bench().clock.now() };
      const draft = { id, version: 1, consent, offersToken: drafts.offersTokenOf({ id, version: 1 }) };
      const quote = { ...recordedQuote({ prices }), draft };
      const { reference } = quote.request;
      await storage.quotes.save(quote, [], null);
      expect(await drafts.find(id)).toMatchObject({ state, reference, version: 1 });
      expect(await storage.quoteAdmin.show(reference)).toMatchObject({ consent });
      await drafts.change({ id, version: 1 }, NAMED, 'en_curso');
      expect(await drafts.find(id)).toMatchObject({ state: 'en_curso', reference: null });
      await storage.quotes.save({ ...recordedQuote(), draft }, [], null);
      expect(await drafts.find(id)).toMatchObject({ state: 'en_curso', reference: null });
    });

    it('are erased with the person whom the customer has named', async () => {
      const { storage, drafts, id } = await prepared();
      await storage.privacy.erasePerson(PERSON);
      expect(await drafts.find(id)).toBeDefined();
      await drafts.change({ id, version: 1 }, NAMED, 'en_curso');
      await storage.privacy.erasePerson({ email: 'otra.persona@example.com' });
      expect(await drafts.find(id)).toBeDefined();
      const erased = await storage.privacy.erasePerson({ email: ' ANA.prueba@example.com' });
      expect(erased).toEqual({ references: [], drafts: 1 });
      expect(await storage.privacy.auditTrail(1)).toMatchObject([{ action: 'erase', count: 1 }]);
      expect(await drafts.find(id)).toBeUndefined();
    });

    it('are given out with the person whom the customer has named', async () => {
      const { storage, drafts, id } = await prepared();
      await drafts.add(AGENT, expiresAt());
      await drafts.change({ id, version: 1 }, NAMED, 'en_curso');
      expect(await storage.privacy.exportPerson(PERSON)).toEqual({ quotes: [], drafts: [await drafts.find(id)] });
      expect(await storage.privacy.auditTrail(1)).toMatchObject([{ action: 'export', count: 1 }]);
      expect((await storage.privacy.exportPerson({ email: 'otra.persona@example.com' })).drafts).toEqual([]);
    });

    it('are forgotten past their end but for their state, and wholly a day later', async () => {
      const { storage, drafts, id, token } = await prepared();
      await drafts.change({ id, version: 1 }, NAMED, 'en_curso');
      const { clock } = bench();
      clock.advance(HOUR_MS);
      const later = await drafts.add(AGENT, expiresAt());
      await storage.privacy.purge(0);
      const left = { id, state: 'en_curso', expiresAt: clock.now(), content: { agent: {}, customer: {} } };
      expect(await drafts.find(id)).toMatchObject(left);
      expect(await drafts.findByToken(token)).toMatchObject({ draft: left });
      expect(await drafts.find(later)).toMatchObject({ content: AGENT });
      expect((await storage.privacy.exportPerson(PERSON)).drafts).toEqual([]);
      expect(await drafts.change({ id, version: 2 }, NAMED, 'en_curso')).toBe(false);
      clock.advance(DAY_MS);
      await storage.privacy.purge(0);
      expect(await drafts.find(id)).toBeUndefined();
    });

    it('are forgotten however many there are', async () => {
      const { drafts, privacy } = await bench().open();
      const ids = await Promise.all(Array.from({ length: 101 }, () => drafts.add(AGENT, expiresAt())));
      bench().clock.advance(HOUR_MS);
      await privacy.purge(0);
      const found = await Promise.all(ids.map((id) => drafts.find(id)));
      expect(found.map((draft) => draft?.content.agent)).toEqual(ids.map(() => ({})));
    });

    it('go on with a new key, in the browser that they are bound to', async () => {
      const { open, options } = bench();
      const first = await open();
      const { token, browserKey } = await first.drafts.begin(NAMED, expiresAt());
      await first.close();
      const dataKey = generateDataKey();
      const rotating: Storage = await open({ dataKey: `${dataKey},${options.dataKey}` });
      expect(await rotating.privacy.rotateKey()).toBe(1);
      await rotating.close();
      const after = await open({ dataKey });
      expect(await after.drafts.findByToken(token, browserKey)).toMatchObject({ access: 'open' });
      await after.privacy.erasePerson(PERSON);
      expect(await bench().rowsOf('quote_drafts')).toBe(0);
    });
  });
}
