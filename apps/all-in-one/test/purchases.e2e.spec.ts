import { bodyOf } from '@cotiza/contract/testing';
import { openStorageOf, readServiceSettings } from '@cotiza/assembly';
import { createLogger } from '@cotiza/platform';
import { webhookReceiver, type WebhookReceiver } from '@cotiza/notifications/testing';
import { firstMail, choose } from './customer-link';
import { startService, until, type RunningService } from './running-service';
import { writeWebhooks } from './webhooks-file';

const KEY = 'a-key-of-tests-with-more-than-32-characters';
const SHOP = { PURCHASE_URL: 'https://tienda.example/comprar', PURCHASE_API_KEY: KEY };
const OPENAPI = '/api/openapi.json';

const home = bodyOf('Home').with('client_reference', 'caso-77').with('risk.address.road_name', 'Zxmarca').build();

let service: RunningService;
afterEach(() => service.close());

/** Makes a quotation. Returns the result with the token that the customer's e-mail brings to the shop. */
async function sold() {
  const result = await service.quoted(home);
  const { text, token } = await firstMail(service);
  expect(text).toContain(`tienda.example/comprar?t=${token}`);
  return { result, token };
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

it('a shop behind the purchase link gets the data and the offers by the token of the e-mail, and the operator an audit line', async () => {
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

it('without a key of a shop, the address is not there', async () => {
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

describe('an offer that is chosen on the page', () => {
  let receiver: WebhookReceiver;
  beforeEach(async () => (receiver = await webhookReceiver()));
  afterEach(() => receiver.close());

  /** Makes a quotation whose customer has the link and may choose. */
  async function quoted(environment: Record<string, string> = {}) {
    const webhooks = writeWebhooks(receiver.url, ['cotizacion.oferta_elegida']);
    service = await startService({ ...webhooks, ...environment });
    const result = await service.quoted(bodyOf('Car').build());
    return { result, ...(await firstMail(service)) };
  }

  const delivered = () => receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });

  it('is marked, sent to the webhook once without personal data, and can be changed later', async () => {
    const { result, path, token } = await quoted();
    const [first, second] = result.ofertas.map(({ oferta_id: id }) => id) as [string, string];
    for (const id of [first, first, second]) {
      const answer = await choose(service, path, id);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${token}#elegida`]);
    }
    await until(() => receiver.received.length === 2);
    const { referencia, client_reference, ramo } = result;
    const data = { referencia, client_reference, ramo };
    expect(delivered().map((message) => message.data)).toEqual(
      expect.arrayContaining([
        { ...data, oferta_id: first, eleccion: 1 },
        { ...data, oferta_id: second, eleccion: 2 },
      ]),
    );
    expect(receiver.received.map(({ headers }) => headers['webhook-id']).sort()).toEqual([
      `${referencia}_oferta_elegida-1_crm`,
      `${referencia}_oferta_elegida-2_crm`,
    ]);
    expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/@|Martín|Lucía/);
    const page = await (await service.get(path)).text();
    expect(page).toContain('Has elegido:');
    expect(page).not.toContain(`value="${second}"`);
    expect(service.log.join()).not.toContain(token);
  });
});
