import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bodyOf } from '@cotiza/contract/testing';
import type { QuoteResult } from '@cotiza/quoting';
import { QUOTES, startService, type RunningService } from './running-service';

const EMBEDDED_RATE_BOOKS = join(__dirname, '../../../libs/insurers/tariff/rate-books');
const RATE_BOOKS_DIR = mkdtempSync(join(tmpdir(), 'cotiza-books-'));
afterAll(() => rmSync(RATE_BOOKS_DIR, { recursive: true }));
beforeEach(() => cpSync(EMBEDDED_RATE_BOOKS, RATE_BOOKS_DIR, { recursive: true }));

const FILE = 'aldaba-car.json';
const book = JSON.parse(readFileSync(join(EMBEDDED_RATE_BOOKS, FILE), 'utf8')) as object;
const [RELEASED] = Object.keys(
  JSON.parse(readFileSync(join(EMBEDDED_RATE_BOOKS, '../released-books.json'), 'utf8')) as object,
).flatMap((edition) => (edition.startsWith('aldaba-car ') ? [edition.replace('aldaba-car ', '')] : []));

/** Writes another book of Aldaba for cars to the folder: a lower loss ratio makes higher prices. */
const write = (version: string, lossRatio: number) =>
  writeFileSync(join(RATE_BOOKS_DIR, FILE), JSON.stringify({ ...book, version, lossRatio }));

let service: RunningService;
afterEach(() => service.close());

async function price(): Promise<number> {
  const answer = await service.post(QUOTES, bodyOf('Car').build());
  expect(answer.status).toBe(200);
  const { ofertas } = (await answer.json()) as QuoteResult;
  return ofertas.find(({ aseguradora }) => aseguradora === 'Aldaba Seguros')!.precio;
}

const log = () => service.log.join('\n');
const hangUp = () => void process.emit('SIGHUP');

describe('the rate books of the operator', () => {
  it('are read in the place of those that come along, and again on SIGHUP while requests go on', async () => {
    write('9999.1', 0.75);
    service = await startService({ RATE_BOOKS_DIR });
    const cheap = await price();
    write('9999.2', 0.68);
    expect(await price()).toBe(cheap);
    const underWay = Promise.all(Array.from({ length: 20 }, price));
    hangUp();
    const dear = await price();
    expect(dear).toBeGreaterThan(cheap);
    expect((await underWay).every((each) => each === cheap || each === dear)).toBe(true);
    expect(log()).toContain('insurers read again');
  });

  it('stay as they were, all of them, when one is no longer right, and the log names the fault', async () => {
    service = await startService({ RATE_BOOKS_DIR });
    const before = await price();
    write('9999.1', 0.68);
    writeFileSync(join(RATE_BOOKS_DIR, 'brujula-home.json'), '{ "half of');
    hangUp();
    expect(await price()).toBe(before);
    expect(log()).toContain('insurers not read again');
    expect(log()).toContain('brujula-home.json: (whole file) is not JSON');
    cpSync(join(EMBEDDED_RATE_BOOKS, 'brujula-home.json'), join(RATE_BOOKS_DIR, 'brujula-home.json'));
    hangUp();
    expect(await price()).toBeGreaterThan(before);
  });

  it('have a new version when they change', async () => {
    write('9999.1', 0.7);
    service = await startService({ RATE_BOOKS_DIR });
    const before = await price();
    write('9999.1', 0.68);
    hangUp();
    expect(await price()).toBe(before);
    expect(log()).toContain(`${FILE}: version must be a new one: 9999.1 is known with other content`);
  });

  it('keep the service from starting where one is faulty, and say so', async () => {
    service = await startService({});
    write(RELEASED!, 0.68);
    await expect(startService({ RATE_BOOKS_DIR })).rejects.toThrow(
      `RATE_BOOKS_DIR ${RATE_BOOKS_DIR}: ${FILE}: version must be a new one`,
    );
    await expect(startService({ RATE_BOOKS_DIR: '/nowhere/at/all' })).rejects.toThrow('cannot be read (ENOENT)');
  });
});
