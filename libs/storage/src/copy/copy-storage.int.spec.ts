import { manualClock } from '@cotiza/kernel';
import { generateDataKey } from '../encryption/data-key';
import type { Storage } from '../storage';
import { copyContract, fill } from '../testing/copy.contract';
import { describeOnPostgres, holdTable, whenAwaited, wholePostgresDatabases } from '../testing/postgres-databases';
import { recordedQuote } from '../testing/recorded-quote';
import { embeddedDatabases, openTestStorage } from '../testing/temporary-storage';
import { copyStorage, type StoragePlace } from './copy-storage';

describeOnPostgres('copies to and from PostgreSQL', () => {
  copyContract('a copy of an embedded database on PostgreSQL', embeddedDatabases, wholePostgresDatabases);
  copyContract('a copy of PostgreSQL in an embedded database', wholePostgresDatabases, embeddedDatabases);
});

describeOnPostgres('a copy of PostgreSQL is refused where a service comes while it is made', () => {
  const dataKey = generateDataKey();
  const means = { clock: manualClock('2026-11-21T09:00:00Z'), report: () => undefined };
  let places: { from: StoragePlace; to: StoragePlace };
  const open = (place: StoragePlace) => openTestStorage({ ...place, dataKey });
  beforeEach(async () => {
    places = { from: await wholePostgresDatabases.make(), to: await embeddedDatabases.make() };
    const storage = await open(places.from);
    await fill(storage, 3);
    await storage.close();
  });
  afterEach(async () => {
    await wholePostgresDatabases.remove(places.from);
    await embeddedDatabases.remove(places.to);
  });

  it.each([
    ['and serves on', () => Promise.resolve(), /^Processes of the service have \d+ connections to PostgreSQL/],
    [
      'and has gone again',
      (service: Storage) => service.quotes.save(recordedQuote(), [], null).then(() => service.close()),
      /^The rows of quotes are not the same in both/,
    ],
  ])('%s', async (_name, serve, refusal) => {
    // The last table that is copied: the copy stands still before it.
    const letGo = await holdTable(places.from.databaseUrl!, 'audit');
    const refused = expect(copyStorage({ ...places, ...means })).rejects.toThrow(refusal);
    await whenAwaited(places.from.databaseUrl!, 'audit');
    const service = await open(places.from);
    await serve(service);
    await letGo();
    await refused;
    await service.close();
    await expect(open(places.to)).rejects.toThrow(/a copy that has not come to its end/);
  });
});
