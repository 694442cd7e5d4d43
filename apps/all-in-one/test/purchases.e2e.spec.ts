import { readFileSync } from 'node:fs';
import { bodyOf } from '@cotiza/contract/testing';
import { readMail } from '@cotiza/notifications/testing';
import type { QuoteResult } from '@cotiza/quoting';
import { openStorageOf, readServiceSettings } from '@cotiza/assembly';
import { createLogger } from '@cotiza/platform';
import { keptMails } from './kept-mails';
import { ALL_IN_ONE, QUOTES, startService, type RunningService } from './running-service';
import { until } from './until';

const KEY = 'a-key-of-tests-with-more-than-32-characters';
const SHOP = { PURCHASE_URL: 'https://tienda.example/comprar', PURCHASE_API_KEY: KEY };
const DAY_MS = 86_400_000;
const OPENAPI = '/api/openapi.json';

const home = bodyOf('Home').with('client_reference', 'caso-77').with('risk.address.road_name', 'Zxmarca').build();

let service: RunningService;
afterEach(() => service.close());

/** Makes a quotation. Returns the result with the token that the customer's e-mail brings to the shop. */
async function sold() {
  const result = (await (await service.post(QUOTES, home)).json()) as QuoteResult;
  await until(() => keptMails(service).length === 1);
  const { text } = await readMail(readFileSync(keptMails(service)[0]!));
  const [, token] = /tienda\.example\/comprar\?t=([\w-]{43})/.exec(text!)!;
  return { result, token: token! };
}

const resolve = (token: string, key = KEY) => service.get(`/api/purchase/${token}`, { authorization: `Bearer ${key}` });

/** Returns the entries about purchases in the audit trail, which also has those of the periodic purge. */
async function audited() {
  const settings = readServiceSettings({ DATA_DIR: service.folder });
  const storage = await openStorageOf(settings, 'tool', service.clock, createLogger('silent'));
  try {
    const trail = await storage.privacy.auditTrail(1000);
    return trail.filter(({ action }) => action !== 'purge').map(({ action, count }) => [action, count]);
  } finally {
    await storage.close();
  }
}

describe('a shop behind the purchase link', () => {
  it.each([1, 42, 44, 100, 101, 2000])(
    'gets no link for a token of %d characters, with its key or without',
    async (length) => {
      service = await startService(SHOP);
      const token = 'A'.repeat(length);
      const without = await service.get(`/api/purchase/${token}`);
      expect([401, 404]).toContain(without.status);
      const answer = await resolve(token);
      expect(answer.status).toBe(404);
      expect(Object.keys((await answer.json()) as object)).toEqual(['error', 'mensaje', 'errores', 'request_id']);
      expect(service.log.filter((line) => line.includes('"level":50'))).toEqual([]);
    },
  );

  it('gets the data and the offers by the token of the e-mail, and the operator an audit line', async () => {
    service = await startService(SHOP);
    const { result, token } = await sold();
    const answer = await resolve(token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      referencia: result.referencia,
      client_reference: 'caso-77',
      ramo: 'Home',
      usos: 1,
      usos_permitidos: null,
      asegurado: 'Calle Zxmarca, 7, 28013 Madrid (90\u00a0m²)',
      ofertas: result.ofertas,
      aviso: result.aviso,
      datos: home,
    });
    expect(await (await resolve(token)).json()).toMatchObject({ usos: 2 });
    expect(await audited()).toEqual([
      ['purchase', 1],
      ['purchase', 1],
    ]);
    for (const secret of [token, KEY, 'Zxmarca']) expect(service.log.join()).not.toContain(secret);
  });

  it('gets it as often as PURCHASE_TOKEN_USES says, also when it asks at once', async () => {
    service = await startService({ ...SHOP, PURCHASE_TOKEN_USES: '2' });
    const { token } = await sold();
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => resolve(token)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 410, 410, 410, 410]);
    const refused = (await (await resolve(token)).json()) as { error: string };
    expect(refused.error).toBe('enlace_agotado');
  });

  it('gets nothing for a link that is unknown or past its time', async () => {
    service = await startService(SHOP);
    const { token } = await sold();
    service.clock.advance(15 * DAY_MS + 1);
    for (const each of [token, 'A'.repeat(43), 'x']) {
      const answer = await resolve(each);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error: 'enlace_desconocido' });
    }
    expect(await audited()).toEqual([]);
  });

  it('gets nothing without its key, and an answer that says how to send it', async () => {
    service = await startService(SHOP);
    const { token } = await sold();
    for (const answer of [await resolve(token, 'x'.repeat(43)), await service.get(`/api/purchase/${token}`)]) {
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="purchase"');
      const body = (await answer.json()) as object;
      expect(Object.keys(body)).toEqual(['error', 'mensaje', 'errores', 'request_id']);
      expect(body).toMatchObject({ error: 'credencial_no_valida' });
    }
  });

  it('sees the operation in the description of the interface with its key', async () => {
    service = await startService(SHOP);
    const { paths, components } = (await (await service.get(OPENAPI)).json()) as {
      paths: Record<string, { get?: { security?: object[]; responses: object } }>;
      components: { securitySchemes?: object };
    };
    const operation = paths['/api/purchase/{token}']!.get!;
    expect(operation.security).toEqual([{ claveDeTienda: [] }]);
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining(['200', '401', '404', '410', '429', '503']),
    );
    expect(components.securitySchemes).toMatchObject({ claveDeTienda: { type: 'http', scheme: 'bearer' } });
  });
});

describe('without a key of a shop', () => {
  it('the address is not there', async () => {
    service = await startService({ PURCHASE_URL: 'https://tienda.example/comprar' });
    const { token } = await sold();
    const [answer, other] = [await resolve(token), await service.get('/api/never-there')];
    expect(answer.status).toBe(404);
    const { request_id: _one, ...said } = (await answer.json()) as Record<string, unknown>;
    const { request_id: _other, ...never } = (await other.json()) as Record<string, unknown>;
    expect(said).toEqual(never);
    const { paths, components } = (await (await service.get(OPENAPI)).json()) as {
      paths: object;
      components: object;
    };
    expect(Object.keys(paths)).not.toContain('/api/purchase/{token}');
    expect(components).not.toHaveProperty(['securitySchemes', 'claveDeTienda']);
  });

  it('nor is it where only MCP is served', async () => {
    service = await startService(SHOP, {}, { ...ALL_IN_ONE, doors: ['mcp'] });
    expect((await resolve('A'.repeat(43))).status).toBe(404);
    expect(await (await resolve('A'.repeat(43))).json()).toMatchObject({ error: 'no_encontrado' });
  });
});
