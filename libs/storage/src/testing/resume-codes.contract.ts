import { MOST_WRONG_RESUMES, RESUME_CODE_WORKS_MS } from '@cotiza/quoting';
import { recordedQuote } from './recorded-quote';
import { storageBench, type DatabaseSource } from './storage-bench';

const TOKEN = 'R'.repeat(43);
const OTHER_TOKEN = 'S'.repeat(43);

/** Codes by which a customer lets an agent see offers. */
export function resumeCodesContract(source: DatabaseSource): void {
  describe('codes of quotations', () => {
    const bench = storageBench(source);

    /** A storage with two quotations behind the tokens of tests. */
    async function kept() {
      const storage = await bench().open();
      const [first, other] = [recordedQuote(), recordedQuote()];
      const expiresAt = bench().clock.now() + 2 * RESUME_CODE_WORKS_MS;
      await storage.quotes.save(first, [], { token: TOKEN, expiresAt });
      await storage.quotes.save(other, [], { token: OTHER_TOKEN, expiresAt });
      const make = async (token = TOKEN) => (await storage.resumeCodes.make(token))!;
      const [own, others] = [first.request.reference, other.request.reference];
      return { storage, codes: storage.resumeCodes, make, own, others };
    }
    const wrong = (code: string) => code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');

    it('lead to their own quotation once, however they are typed, in every process', async () => {
      const { codes, make, own, others } = await kept();
      const [code, other] = [await make(), await make(OTHER_TOKEN)];
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{3}){2}$/);
      const elsewhere = (await bench().open()).resumeCodes;
      expect(await elsewhere.use(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`)).toBe(own);
      expect(await codes.use(code)).toBeUndefined();
      expect(await codes.use(other)).toBe(others);
    });

    it('lead one of many who come at once', async () => {
      const { codes, make, own } = await kept();
      const code = await make();
      const found = await Promise.all(Array.from({ length: 4 }, () => codes.use(code)));
      expect(found.filter((each) => each !== undefined)).toEqual([own]);
    });

    it('work until their end, until another is made, and while their quotation is kept', async () => {
      const { storage, codes, make } = await kept();
      const [before, after] = [await make(), await make()];
      expect(await codes.use(before)).toBeUndefined();
      bench().clock.advance(RESUME_CODE_WORKS_MS);
      expect(await codes.use(after)).toBeUndefined();
      await storage.privacy.purge(0);
      expect(await bench().rowsOf('resume_codes')).toBe(0);
    });

    it('leave one that works where two are made at once', async () => {
      const { codes, make, own } = await kept();
      const made = await Promise.all(Array.from({ length: 4 }, () => make()));
      const found: (string | undefined)[] = [];
      for (const code of made) found.push(await codes.use(code));
      expect(found.filter((each) => each !== undefined)).toEqual([own]);
    });

    it('are locked by wrong tries alone, and no other with them', async () => {
      const { codes, make, own, others } = await kept();
      const [code, other] = [await make(), await make(OTHER_TOKEN)];
      for (let tries = 1; tries < MOST_WRONG_RESUMES; tries++) expect(await codes.use(wrong(other))).toBeUndefined();
      expect(await codes.use(other)).toBe(others);
      await Promise.all(Array.from({ length: MOST_WRONG_RESUMES }, () => codes.use(wrong(code))));
      expect(await codes.use(code)).toBeUndefined();
      expect(await codes.use(await make())).toBe(own);
    });

    it('are made for purchase links that lead to offers alone, and are nothing else that can be sent', async () => {
      const { storage, codes, make } = await kept();
      const none = recordedQuote();
      const token = 'T'.repeat(43);
      const result = { ...none.result, estado: 'sin_ofertas' as const, ofertas: [] };
      await storage.quotes.save({ ...none, result }, [], { token, expiresAt: bench().clock.now() + 1000 });
      for (const each of [token, 'U'.repeat(43), 'x', '']) expect(await codes.make(each)).toBeUndefined();
      const code = await make();
      for (const each of ['', '\u0000', code.slice(0, 4), `${code}0`, "' or 1=1 --", 'A'.repeat(10_000)])
        expect(await codes.use(each)).toBeUndefined();
    });
  });
}
