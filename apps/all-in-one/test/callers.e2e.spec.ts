import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyHash, newKey } from '@cotiza/assembly';
import { bodyOf } from '@cotiza/contract/testing';
import { folderForTests } from '@cotiza/kernel/testing';
import type { QuoteResult } from '@cotiza/quoting';
import { argumentsOf } from './mcp-client';
import { JSON_TYPE, QUOTES, startLimitedService, startService, until, type RunningService } from './running-service';

const CATALOGUE = '/api/agent/catalogo?tipo=genders';
const MINUTE_MS = 60_000;
const home = bodyOf('Home').build();

const KEYS = { faro: newKey(), roble: newKey(), off: newKey() };
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const FARO = { name: 'faro', key: keyHash(KEYS.faro), quotesPerMinute: 3, referencePerMinute: 4 };
const ROBLE = { name: 'roble', key: keyHash(KEYS.roble) };
const OFF = { name: 'apagada', key: keyHash(KEYS.off), enabled: false };

const folder = folderForTests();
const CALLERS_FILE = join(folder, 'callers.json');

const write = (...callers: readonly object[]) => writeFileSync(CALLERS_FILE, JSON.stringify({ callers }));

let service: RunningService;
beforeEach(() => write(FARO, ROBLE, OFF));
afterEach(() => service.close());

const start = (environment: Record<string, string> = {}) => startLimitedService({ CALLERS_FILE, ...environment });
const get = (headers: Record<string, string> = {}, path = CATALOGUE) => service.get(path, headers);
const quote = (headers: Record<string, string> = {}, body: object = home) =>
  service.post(QUOTES, body, { ...JSON_TYPE, ...headers });
async function statuses(count: number, ask: () => Promise<Response>): Promise<number[]> {
  const found = [];
  for (let i = 0; i < count; i++) found.push((await ask()).status);
  return found;
}

describe('a caller with a key', () => {
  it('has limits of its own, wherever it asks from, and takes nothing from others', async () => {
    service = await start({
      LIMIT_REFERENCE_PER_MINUTE: '1',
      LIMIT_QUOTES_PER_MINUTE: '1',
      TRUST_PROXY: '127.0.0.0/8',
    });
    let address = 0;
    const fromAnywhere = () => ({ ...bearer(KEYS.faro), 'x-forwarded-for': `203.0.113.${address++}` });
    const first = await get(fromAnywhere());
    expect(['limit', 'remaining'].map((part) => first.headers.get(`ratelimit-${part}`))).toEqual(['4', '3']);
    expect(await statuses(4, () => get(fromAnywhere()))).toEqual([200, 200, 200, 429]);
    expect(await statuses(4, () => quote(fromAnywhere()))).toEqual([200, 200, 200, 429]);
    expect(await statuses(2, () => get())).toEqual([200, 429]);
    expect(await statuses(2, () => quote())).toEqual([200, 429]);
    service.clock.advance(MINUTE_MS);
    expect((await get(fromAnywhere())).status).toBe(200);
  });

  it('has the limits of everybody where it has none, and is counted apart all the same', async () => {
    service = await start({ LIMIT_REFERENCE_PER_MINUTE: '1' });
    expect(await statuses(2, () => get(bearer(KEYS.roble)))).toEqual([200, 429]);
    expect((await get()).status).toBe(200);
  });

  it('may have no limit at all', async () => {
    write({ ...FARO, quotesPerMinute: 0, referencePerMinute: 0 });
    service = await start({ LIMIT_REFERENCE_PER_MINUTE: '1', LIMIT_QUOTES_PER_MINUTE: '1' });
    const answer = await get(bearer(KEYS.faro));
    expect(answer.headers.get('ratelimit-limit')).toBeNull();
    expect(await statuses(3, () => get(bearer(KEYS.faro)))).toEqual([200, 200, 200]);
    expect(await statuses(3, () => quote(bearer(KEYS.faro)))).toEqual([200, 200, 200]);
  });

  it('counts over MCP with REST', async () => {
    service = await start();
    const ping = async () => (await service.rpc('ping', {}, bearer(KEYS.faro))).text();
    await statuses(3, () => get(bearer(KEYS.faro)));
    expect(await ping()).toContain('"result"');
    expect(await ping()).toContain('limite_alcanzado');
    expect(await (await service.rpc('ping')).text()).toContain('"result"');
  });

  it('has idempotency keys of its own, on both doors', async () => {
    write({ name: FARO.name, key: FARO.key }, ROBLE);
    service = await start();
    const key = { 'idempotency-key': 'una' };
    const ask = async (headers: Record<string, string>) => {
      const answer = await quote({ ...key, ...headers });
      return [answer.headers.get('idempotency-replayed'), ((await answer.json()) as QuoteResult).referencia];
    };
    const [anybody, faro, roble] = [await ask({}), await ask(bearer(KEYS.faro)), await ask(bearer(KEYS.roble))];
    expect(new Set([anybody, faro, roble].map(([, reference]) => reference)).size).toBe(3);
    expect(await ask(bearer(KEYS.faro))).toEqual(['true', faro[1]]);
    const args = { ...argumentsOf('Home'), insurance_line: 'Home', idempotency_key: 'una' };
    const call = (headers = {}) => service.rpc('tools/call', { name: 'cotizar_hogar', arguments: args }, headers);
    expect(await (await call(bearer(KEYS.faro))).text()).toContain(faro[1]);
    expect(await (await call()).text()).toContain(anybody[1]);
    const other = await quote({ ...key, ...bearer(KEYS.faro) }, { ...home, client_reference: 'otra' });
    expect(other.status).toBe(409);
  });

  it('is named in the log, and its key is not', async () => {
    service = await start();
    await quote(bearer(KEYS.faro));
    await get(bearer('cotiza_zxmarca'));
    await until(() => service.log.some((line) => line.includes('"caller":"faro"')));
    expect(service.log.join('\n')).not.toMatch(new RegExp(`zxmarca|${KEYS.faro}|${FARO.key}`));
  });
});

describe('an unknown key', () => {
  it('is refused, however it is sent', async () => {
    service = await start();
    const keys = [newKey(), KEYS.off, KEYS.faro.slice(0, -1), ''].map(bearer);
    const others = ['Basic Y290aXphOmNvdGl6YQ==', KEYS.faro].map((authorization) => ({ authorization }));
    for (const headers of [...keys, ...others]) {
      for (const answer of [await get(headers), await quote(headers), await service.rpc('ping', {}, headers)]) {
        expect(answer.status).toBe(401);
        expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="callers"');
        expect(await answer.json()).toMatchObject({ error: 'clave_de_acceso_no_valida', errores: [] });
      }
    }
  });

  it('counts for the address that it comes from', async () => {
    service = await start({ LIMIT_REFERENCE_PER_MINUTE: '2' });
    expect(await statuses(3, () => get(bearer('otra')))).toEqual([401, 401, 429]);
    expect((await get(bearer(KEYS.faro))).status).toBe(200);
  });

  it('is not read by health, the description, its pages and llms.txt', async () => {
    service = await start();
    for (const path of ['/health/ready', '/api/openapi.json', '/api/docs/', '/llms.txt'])
      expect((await get(bearer('otra'), path)).status).toBe(200);
  });
});

it('is not the shop’s: that operation has a key of its own', async () => {
  const PURCHASE_API_KEY = 'clave-de-la-tienda-que-nadie-adivina';
  service = await start({ PURCHASE_API_KEY, PURCHASE_URL: 'https://tienda.example/comprar' });
  const path = `/api/purchase/${'A'.repeat(43)}`;
  const answers = [await get(bearer(PURCHASE_API_KEY), path), await get(bearer(KEYS.faro), path)];
  const errors = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { error: string }).error));
  expect(errors).toEqual(['enlace_desconocido', 'credencial_no_valida']);
});

it('has no meaning where no keys are given out', async () => {
  service = await startService({ LIMIT_REFERENCE_PER_MINUTE: '1' });
  expect(await statuses(2, () => get(bearer(KEYS.faro)))).toEqual([200, 429]);
  expect((await quote(bearer('otra'))).status).toBe(200);
});

describe('the file', () => {
  it('is read again on SIGHUP', async () => {
    write(FARO);
    service = await start();
    expect((await get(bearer(KEYS.roble))).status).toBe(401);
    write(ROBLE, { ...FARO, enabled: false });
    process.emit('SIGHUP');
    expect((await get(bearer(KEYS.roble))).status).toBe(200);
    expect((await get(bearer(KEYS.faro))).status).toBe(401);
  });

  it('goes on as it was when it is no longer right, and the log names the fault', async () => {
    service = await start();
    write({ ...FARO, key: KEYS.faro });
    process.emit('SIGHUP');
    expect((await get(bearer(KEYS.faro))).status).toBe(200);
    const log = service.log.join('\n');
    expect(log).toContain('callers[0].key must be sha256:');
    expect(log).not.toContain(KEYS.faro);
  });
});
