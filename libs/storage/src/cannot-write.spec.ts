import { join } from 'node:path';
import { RecordingUnavailable } from '@cotiza/quoting';
import { openLibsql } from './database/embedded/libsql-connection';
import { temporaryStorage, type TemporaryStorage } from './testing/temporary-storage';

let made: TemporaryStorage;
beforeEach(async () => (made = await temporaryStorage()));
afterEach(() => made.close());

it('a database that another program has locked cannot be written to, and can again once it is free', async () => {
  const other = openLibsql(join(made.dir, 'cotiza.db'));
  other.exec('begin immediate');
  await expect(made.storage.checkWriting()).rejects.toBeInstanceOf(RecordingUnavailable);
  expect(await made.storage.channel.read()).toMatchObject({ isOn: true });
  other.exec('rollback');
  other.close();
  await made.storage.checkWriting();
});
