import { bodyOf } from '@cotiza/contract/testing';
import { defaultSettings } from '@cotiza/kernel/settings';
import { createHttpApp, createLogger, LimitsModule, LimitStorage, PLATFORM_SETTINGS } from '@cotiza/platform';
import { type PurchaseDesk, type Redemption, StorageUnavailable } from '@cotiza/quoting';
import { QuotationSettings } from '@cotiza/quoting/settings';
import {
  archivedQuote,
  TEST_TOKEN,
  INSURED_CAR,
  offerIdOf,
  quoteResult,
  TEST_INSTANT,
  TEST_REFERENCE,
} from '@cotiza/quoting/testing';
import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PurchaseModule } from './purchase.module';

const KEY = 'k'.repeat(20) + '._~+/-0123456789==';
const BODY = bodyOf('Car').with('holder.name', 'Zxmarca').build();

const redeemed: Redemption = {
  kind: 'redeemed',
  uses: 2,
  quote: {
    reference: TEST_REFERENCE,
    createdAt: Date.parse(TEST_INSTANT),
    linkExpiresAt: archivedQuote().linkExpiresAt!,
    body: BODY,
    insured: INSURED_CAR,
    result: quoteResult(),
    chosen: offerIdOf(1),
  },
};

let app: NestFastifyApplication;
let log: string[];
let asked: unknown[][];
afterEach(() => app.close());

async function start(answer: () => Redemption | Promise<Redemption> = () => redeemed, perMinute = 0) {
  [log, asked] = [[], []];
  const desk: PurchaseDesk = {
    redeem: async (...parameters) => {
      asked.push(parameters);
      return answer();
    },
  };
  const limits = { LIMIT_REFERENCE_PER_MINUTE: perMinute, LIMIT_QUOTES_PER_MINUTE: 0, LIMIT_ESTIMATES_PER_MINUTE: 0 };
  const storage = new LimitStorage();

  @Module({ imports: [LimitsModule.with(limits, storage), PurchaseModule.with(desk, { key: KEY, mostUses: 3 })] })
  class ShopModule {}

  const logger = createLogger('trace', { write: (line) => void log.push(line) });
  app = await createHttpApp(ShopModule, defaultSettings([...PLATFORM_SETTINGS, QuotationSettings]), logger);
  await app.init();
}

const ask = (authorization = `Bearer ${KEY}`, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: `/api/purchase/${TEST_TOKEN}`, headers: { authorization } });

describe('a purchase link', () => {
  it('gives the shop the quotation as it was sent and answered, and forbids caches to store it', async () => {
    await start();
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { ofertas, mejor_precio, aviso } = quoteResult();
    expect(answer.json()).toEqual({
      referencia: TEST_REFERENCE,
      client_reference: 'caso-2041',
      ramo: 'Car',
      cotizada_el: '2026-11-21T09:00:00.000Z',
      enlace_valido_hasta: '2026-12-06T09:00:00.000Z',
      usos: 2,
      usos_permitidos: 3,
      asegurado: 'Marca Modelo 1.0 80 CV, matrícula 1234MKF',
      ofertas,
      mejor_precio,
      oferta_elegida: offerIdOf(1),
      aviso,
      datos: BODY,
    });
    expect(asked).toEqual([[TEST_TOKEN, 3]]);
  });

  it('is logged by its reference and nothing personal', async () => {
    await start();
    await ask();
    expect(log.join()).toContain(`purchase link of ${TEST_REFERENCE} resolved, time 2`);
    for (const secret of [TEST_TOKEN, KEY, 'Zxmarca']) expect(log.join()).not.toContain(secret);
  });

  it.each([
    ['unknown', 404, 'enlace_desconocido'],
    ['used-up', 410, 'enlace_agotado'],
  ] as const)('that is %s is a %d', async (kind, status, error) => {
    await start(() => ({ kind }));
    const answer = await ask();
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ error, errores: [] });
  });

  it('waits for storage that is down', async () => {
    await start(() => Promise.reject(new StorageUnavailable('no connection')));
    const answer = await ask();
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.json()).toMatchObject({ error: 'enlaces_no_disponibles' });
  });

  it('is not used up by HEAD requests', async () => {
    await start();
    const answer = await ask(`Bearer ${KEY}`, 'HEAD');
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, OPTIONS');
    expect(asked).toEqual([]);
  });
});

describe('a caller without the right key', () => {
  it.each([
    ['none', ''],
    ['another', `Bearer ${KEY.replace('0', '1')}`],
    ['the beginning of it', `Bearer ${KEY.slice(0, -1)}`],
    ['more than it', `Bearer ${KEY}x`],
    ['it twice', `Bearer ${KEY} ${KEY}`],
    ['it in another way', `Basic ${KEY}`],
    ['it alone', KEY],
    ['an empty one', 'Bearer '],
  ])('is refused without the link being looked up: %s', async (_name, authorization) => {
    await start();
    const answer = await ask(authorization);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers).toMatchObject({
      'www-authenticate': 'Bearer realm="purchase"',
      'cache-control': 'no-store',
    });
    expect(answer.json()).toMatchObject({ error: 'credencial_no_valida', errores: [] });
    expect(asked).toEqual([]);
  });

  it('is let in whatever the case of the scheme', async () => {
    await start();
    expect((await ask(`bearer ${KEY}`)).statusCode).toBe(200);
  });

  it('may not go on guessing', async () => {
    await start(undefined, 2);
    const statuses = [];
    for (const guess of ['a', 'b', 'c']) statuses.push((await ask(`Bearer ${guess}`)).statusCode);
    expect(statuses).toEqual([401, 401, 429]);
    expect((await ask()).statusCode).toBe(429);
  });
});
