import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from '@cotiza/contract/testing';
import { manualClock } from '@cotiza/kernel';
import { emailJob } from '@cotiza/quoting/testing';
import { openLibsql } from './database/embedded/libsql-connection';
import { recordedQuote, reservationOf } from './testing/recorded-quote';
import { openTestStorage, temporaryStorage, type TemporaryStorage } from './testing/temporary-storage';

const MARK = 'Zxmarca';
const PLATE = '9876ZZX';
const DOCUMENT = '87654321X';
const EMAIL = 'zxmarca.prueba@example.com';

const marked = bodyOf('Car')
  .with('holder.name', MARK)
  .with('holder.surname', MARK)
  .with('holder.document_id', DOCUMENT)
  .with('holder.email', EMAIL)
  .with('holder.address.road_name', MARK)
  .with('vehicle.registration_plate', PLATE)
  .with('driver.previous_policy_number', MARK)
  .with('client_reference', MARK);

const clock = manualClock('2026-11-21T09:00:00Z');
let made: TemporaryStorage;
beforeEach(async () => (made = await temporaryStorage({ clock })));
afterEach(() => made.close());

/** The files of the folder that contain a text, whatever its case. */
const filesWith = (text: string): string[] =>
  readdirSync(made.dir).filter((file) => {
    const content = readFileSync(join(made.dir, file), 'latin1').toLowerCase();
    return content.includes(text.toLowerCase());
  });

it('keeps nothing personal in clear', async () => {
  const { storage } = made;
  const keyReservation = await reservationOf(storage.idempotencyKeys, `key ${MARK}`, marked.build());
  const quote = recordedQuote({ body: marked, keyReservation });
  const { reference } = quote.request;
  const token = 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA';
  await storage.quotes.save(quote, [emailJob(reference, { payload: `${EMAIL} ${token}` })], { token, expiresAt: 2e12 });
  await storage.idempotencyKeys.begin(MARK, { name: MARK });
  await storage.privacy.exportPerson({ email: EMAIL });
  expect(filesWith(reference)).not.toEqual([]);
  for (const secret of [MARK, PLATE, DOCUMENT, EMAIL, token, 'Lucía']) expect(filesWith(secret)).toEqual([]);
});

it('leaves everything in the database file when it is closed', async () => {
  await made.storage.quotes.save(recordedQuote({ reference: 'COT-9999999999' }), [], null);
  await made.storage.close();
  expect(filesWith('COT-9999999999')).toEqual(['cotiza.db']);
});

it('lets a tool make a new key while the service runs, which takes it up', async () => {
  const { storage: service, dir } = made;
  const first = recordedQuote();
  await service.quotes.save(first, [emailJob(first.request.reference)], null);
  const before = readFileSync(join(dir, 'data.key'), 'utf8');
  const tool = await openTestStorage({ dataDir: dir, role: 'tool', clock });
  expect(await tool.privacy.rotateKey()).toBe(2);
  const after = readFileSync(join(dir, 'data.key'), 'utf8');
  expect(after).toMatch(new RegExp(`^.{44}\n${before.trim().replaceAll('+', '\\+')}\n$`));

  expect(await service.quotes.findByReference(first.request.reference)).toMatchObject({ result: first.result });
  clock.advance(1000);
  const second = recordedQuote();
  await service.quotes.save(second, [emailJob(second.request.reference)], null);
  const database = openLibsql(join(dir, 'cotiza.db'));
  const keys = database.prepare('select distinct key_id from quotes').all([]);
  expect(keys).toHaveLength(1);
  database.close();
  expect(await tool.outbox.claim(9, 1000)).toHaveLength(2);
  await tool.close();
});

it('makes no second key for a rotation that was interrupted', async () => {
  const { storage, dir } = made;
  const keys = () => readFileSync(join(dir, 'data.key'), 'utf8').trim().split('\n').length;
  await Promise.all(Array.from({ length: 130 }, () => storage.quotes.save(recordedQuote(), [], null)));
  const interruption = () => {
    throw new Error('interrupted');
  };
  await expect(storage.privacy.rotateKey(interruption)).rejects.toThrow('interrupted');
  expect(await storage.privacy.rotateKey()).toBe(30);
  expect(keys()).toBe(2);
  expect(await storage.privacy.rotateKey()).toBe(130);
  expect(keys()).toBe(2);
});
