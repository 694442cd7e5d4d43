import { EXPANDED } from './kept-before';
import { recordedQuote } from './recorded-quote';
import { runSql } from './run-sql';
import { storageBench, type DatabaseSource } from './storage-bench';

/** A later version takes what this one uses away. */
const CONTRACTED = `update settings set value = '9998-later' where name = 'oldest-compatible-schema';
  insert into cotiza_migrations (name, timestamp) values ('9999-contracted', '2030-01-01T00:00:00Z');`;

/** The way back to this version from a later one. */
export function versionsContract(source: DatabaseSource): void {
  describe('tables of a later version', () => {
    const bench = storageBench(source);
    const roles = ['service', 'tool'] as const;
    const open = async (role: (typeof roles)[number]) => {
      const storage = await bench().open({ role });
      const quote = recordedQuote();
      await storage.quotes.save(quote, [], null);
      expect(await storage.quotes.findByReference(quote.request.reference)).toBeDefined();
      await storage.close();
    };

    it('are used while they have all that this version uses, and refused afterwards', async () => {
      await open('service');
      await runSql(bench().options, EXPANDED);
      for (const role of roles) await open(role);
      await runSql(bench().options, CONTRACTED);
      for (const role of roles)
        await expect(open(role)).rejects.toThrow(/newer version of this program \(9998-later, 9999-contracted\)/);
    });
  });
}
