import { closeSync, openSync, readdirSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { generateDataKey } from '../encryption/data-key';
import { fill } from '../testing/copy.contract';
import { runSql } from '../testing/run-sql';
import { openTestStorage, temporaryFolder } from '../testing/temporary-storage';
import { backUpEmbedded } from './back-up';
import { COPY_MARK } from './copy-mark';

const QUOTES = 12;
const PAGE_BYTES = 4096;

let dataDir: string;
let target: string;
let file: string;
beforeEach(async () => {
  [dataDir, target] = [temporaryFolder(), temporaryFolder()];
  file = join(target, 'cotiza.db');
  const storage = await openTestStorage({ dataDir, dataKey: generateDataKey() });
  await fill(storage, QUOTES);
  await storage.close();
});
afterEach(() => {
  for (const folder of [dataDir, target]) rmSync(folder, { recursive: true });
});

const source = () => join(dataDir, 'cotiza.db');

it('counts what it has written, for its owner alone', () => {
  const { bytes, quotes } = backUpEmbedded(dataDir, file);
  expect([quotes, bytes]).toEqual([QUOTES, statSync(file).size]);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(target)).toEqual(['cotiza.db']);
});

describe('a database that cannot be read is named, and not the file, where it', () => {
  const refused = (reason: RegExp) => {
    expect(() => backUpEmbedded(dataDir, file)).toThrow(reason);
    expect(() => backUpEmbedded(dataDir, file)).not.toThrow(file);
    expect(readdirSync(target)).toEqual([]);
  };

  it('is not there', () => {
    rmSync(source());
    refused(/^There is no database in /);
  });

  it('is no database', () => {
    writeFileSync(source(), 'x'.repeat(PAGE_BYTES));
    refused(/^The data folder .* holds a cotiza\.db that is not a database/);
  });

  it('is damaged', () => {
    const pages = statSync(source()).size / PAGE_BYTES;
    const descriptor = openSync(source(), 'r+');
    for (let page = 3; page < pages; page++)
      writeSync(descriptor, Buffer.alloc(PAGE_BYTES, 7), 0, PAGE_BYTES, page * PAGE_BYTES);
    closeSync(descriptor);
    refused(/^The data(base| folder) .* damaged/);
  });

  it('is part of a copy', async () => {
    await runSql({ dataDir }, `insert into settings (name, value, changed_at) values ('${COPY_MARK}', 'x', 0)`);
    refused(/^The database .*cotiza\.db holds a copy that has not come to its end\. Run ops storage copy again/);
  });
});

describe('a file that cannot be written is named where', () => {
  it('its folder is not there', () => {
    file = join(target, 'none', 'cotiza.db');
    expect(() => backUpEmbedded(dataDir, file)).toThrow(`${file} cannot be written (SQLITE_CANTOPEN)`);
  });

  it('it is there already', () => {
    writeFileSync(file, '');
    expect(() => backUpEmbedded(dataDir, file)).toThrow(`${file} is there already`);
  });
});
