import { bodyOf } from '@cotiza/contract/testing';
import { insurer, isDown, offerAt, offers } from '@cotiza/quoting/testing';
import { keptMails } from './kept-mails';
import { startLimitedService } from './limited-service';
import { argumentsOf, connect, refusalOf, textsOf } from './mcp-client';
import { QUOTES, type RunningService } from './running-service';
import { until } from './until';

const MINUTE_MS = 60_000;
const home = bodyOf('Home');
const OTHER = { email: 'otra.persona@correo.example', document: '11111111H' };

let service: RunningService;
afterEach(() => service.close());

const bodyFor = (email: string, document = home.build().holder.document_id) =>
  home.with('holder.email', email).with('holder.document_id', document).build();

const post = (body: unknown, headers: Record<string, string> = {}) =>
  service.post(QUOTES, body, { 'content-type': 'application/json', ...headers });

const statuses = async (...bodies: readonly object[]) => {
  const found = [];
  for (const body of bodies) found.push((await post(body)).status);
  return found;
};

it('[POST {base_url}/api/agent/cotizaciones / 429] sends an address ten quotations an hour in total', async () => {
  service = await startLimitedService({
    LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '10',
    LIMIT_QUOTES_PER_MINUTE: '50',
    TRUST_PROXY: '127.0.0.0/8',
  });
  const from = (client: number) => post(bodyFor('ana@correo.example'), { 'x-forwarded-for': `203.0.113.${client}` });
  for (let client = 0; client < 10; client++) expect((await from(client)).status).toBe(200);
  await until(() => keptMails(service).length === 10);
  service.clock.advance(20 * MINUTE_MS);
  const refused = await from(99);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe(String(40 * 60));
  const said = (await refused.json()) as { error: string; mensaje: string; errores: unknown[] };
  expect(said).toMatchObject({ error: 'limite_alcanzado', errores: [] });
  expect(said.mensaje).toMatch(/mismo cliente en la última hora.*no se .*enviado nada/);
  expect(JSON.stringify(said)).not.toContain('ana@');
  expect((await from(99)).status).toBe(429);
  expect(keptMails(service)).toHaveLength(10);
  service.clock.advance(40 * MINUTE_MS);
  expect((await from(99)).status).toBe(200);
});

describe('a customer', () => {
  it('is the same under another writing of the address', async () => {
    service = await startLimitedService({ LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '1' });
    const [one, ...others] = ['12345678Z', '00000000T', '11111111H'].map((document, place) =>
      bodyFor(['ana@correo.example', 'ANA@Correo.example', 'ana+2@correo.example'][place]!, document),
    );
    expect(await statuses(one!, ...others)).toEqual([200, 429, 429]);
  });

  it('is the same with another address and the same document', async () => {
    service = await startLimitedService({ LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '1' });
    const found = await statuses(bodyFor('a@correo.example'), bodyFor('b@correo.example'), bodyFor('c@correo.example'));
    expect(found).toEqual([200, 429, 429]);
  });

  it('is separate for another address and document, and refused requests do not count', async () => {
    service = await startLimitedService({ LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '1' });
    const ana = bodyFor('ana@correo.example');
    const mixed = bodyFor(OTHER.email, ana.holder.document_id);
    expect(await statuses(ana, mixed, bodyFor(OTHER.email, OTHER.document))).toEqual([200, 429, 200]);
  });
});

describe('what does not count', () => {
  it('is what is refused, checked without quoting, or answered again under its key', async () => {
    service = await startLimitedService({ LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '2' });
    const body = bodyFor('ana@correo.example');
    const keyed = () => post(body, { 'idempotency-key': 'una' });
    expect((await post({ ...body, effective_date: 'hoy' })).status).toBe(400);
    expect((await service.post('/api/agent/comprobaciones', body)).status).toBe(200);
    for (let i = 0; i < 3; i++) expect((await keyed()).status).toBe(200);
    expect(await statuses(body, body)).toEqual([200, 429]);
    expect((await keyed()).status).toBe(200);
  });

  it('is a request without an answer: no e-mail was sent', async () => {
    let isUp = false;
    const waking = insurer('Aldaba', () => (isUp ? offers(offerAt(100_00)) : isDown()));
    service = await startLimitedService({ LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '1' }, { insurers: [waking] });
    const body = bodyFor('ana@correo.example');
    expect(await statuses(body, body)).toEqual([503, 503]);
    isUp = true;
    expect(await statuses(body, body)).toEqual([200, 429]);
  });
});

it('has a budget for everybody together, when it is set', async () => {
  service = await startLimitedService({ LIMIT_MAILS_PER_HOUR: '2' });
  const bodies = ['a', 'b', 'c'].map((name) => bodyFor(`${name}@correo.example`));
  for (const body of bodies.slice(0, 2)) expect((await post(body)).status).toBe(200);
  const refused = await post(bodies[2]!);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('3600');
  expect(((await refused.json()) as { mensaje: string }).mensaje).toContain('correos que el servicio permite');
});

it('is off where quotations have no limit, unless it is set', async () => {
  service = await startLimitedService();
  const body = bodyFor('ana@correo.example');
  for (let i = 0; i < 12; i++) expect((await post(body)).status).toBe(200);
});

it('counts over MCP with REST, and tells the agent so in words', async () => {
  service = await startLimitedService({ LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '1' });
  expect((await post(home.build())).status).toBe(200);
  const client = await connect(service);
  const answer = await client.callTool({ name: 'cotizar_hogar', arguments: argumentsOf('Home') });
  expect(answer.isError).toBe(true);
  expect(textsOf(answer)[0]).toMatch(/mismo cliente en la última hora[^]*Espera 3600 segundos/);
  expect(refusalOf(answer)).toMatchObject({ error: 'limite_alcanzado', errores: [] });
  await client.close();
});

it('writes no address or document into the log', async () => {
  service = await startLimitedService({ LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '1' });
  const body = bodyFor('zxmarca@correo.example');
  expect(await statuses(body, body)).toEqual([200, 429]);
  await until(() => service.log.some((line) => line.includes('mismo_cliente')));
  expect(service.log.join('\n')).not.toMatch(/zxmarca|00000000T/i);
});
