import { join } from 'node:path';
import { RecordingUnavailable } from '@cotiza/quoting';
import { openLibsql } from './database/embedded/libsql-connection';
import { recordedQuote } from './testing/recorded-quote';
import { temporaryStorage, type TemporaryStorage } from './testing/temporary-storage';

let made: TemporaryStorage;
beforeEach(async () => (made = await temporaryStorage()));
afterEach(() => made.close());

it('a database that another program has locked cannot be written to, and can again once it is free', async () => {
  const { storage, dir } = made;
  const quote = recordedQuote();
  const other = openLibsql(join(dir, 'cotiza.db'));
  other.exec('begin immediate');
  const refused = await Promise.allSettled([storage.quotes.save(quote, [], null), storage.checkWriting()]);
  for (const outcome of refused)
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(RecordingUnavailable) });
  expect(await storage.channel.read()).toMatchObject({ isOn: true });
  other.exec('rollback');
  other.close();
  await Promise.all([storage.quotes.save(quote, [], null), storage.checkWriting()]);
  expect(await storage.quotes.findByReference(quote.request.reference)).toBeDefined();
});
