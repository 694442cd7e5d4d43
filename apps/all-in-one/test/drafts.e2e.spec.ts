import { INSURANCE_LINES, LINES, tables, walk, type InsuranceLine } from '@cotiza/contract';
import { bodyOf, completeDraft, type BodyDraft } from '@cotiza/contract/testing';
import { webhookReceiver, type WebhookReceiver } from '@cotiza/notifications/testing';
import type { FieldValue, FollowedDraft, PreparedDraft } from '@cotiza/quoting';
import { dataLink, firstMail, keptMails } from './customer-link';
import { connect, textsOf } from './mcp-client';
import { otlpCollector, type OtlpCollector } from './otlp-collector';
import { startLimitedService, startService, until, type RunningService } from './running-service';
import { writeWebhooks } from './webhooks-file';

const DRAFTS = '/api/agent/solicitudes';

/** Values of the customer alone, which occur nowhere else. */
const MARKED: Readonly<Record<string, FieldValue>> = {
  'holder.document_id': '99999999R',
  'holder.name': 'Zxqnombre',
  'holder.surname': 'Zxqapellido',
  'holder.birth_date': '1983-07-19',
  'holder.phone': '699887766',
  'holder.email': 'zxqcorreo@example.com',
  'holder.address.road_name': 'Zxqcalle',
  'risk.address.road_name': 'Zxqcalle',
  'driver.previous_policy_number': 'ZXQ-POL-77',
  'risk.buildings_limit': 187_654,
  'risk.contents_limit': 23_457,
};

/** A complete body, what an agent may say of it, and the values that only the customer may read. */
function partsOf(line: InsuranceLine) {
  const marked = Object.entries(MARKED).filter(([path]) => bodyOf(line).at(path) !== undefined);
  const whole = bodyOf(line).withAll(Object.fromEntries(marked));
  const own: string[] = [];
  walk(tables[line], (node, path) => {
    if (node.node === 'field' && (node.use.identifies || path in MARKED)) own.push(path);
  });
  const { insurance_line: _line, ...datos } = whole
    .without(...own.filter((path) => whole.at(path) !== undefined))
    .build();
  const secrets = [...marked.map(([, value]) => value), whole.at('vehicle.registration_plate')];
  return { whole, datos, secrets: secrets.flatMap((value) => (value === undefined ? [] : [String(value)])) };
}

let service: RunningService;

async function prepared(sent: object): Promise<PreparedDraft> {
  const response = await service.post(DRAFTS, sent);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return (await response.json()) as PreparedDraft;
}

const followed = async (id: string) => (await (await service.get(`${DRAFTS}/${id}`)).json()) as FollowedDraft;
const complete = ({ completar_url: link, codigo: code }: PreparedDraft, whole: BodyDraft) =>
  completeDraft({ link, code }, whole);

describe('a draft that the customer completes', () => {
  let receiver: WebhookReceiver;
  let collector: OtlpCollector;
  beforeEach(async () => {
    [receiver, collector] = [await webhookReceiver(), await otlpCollector()];
    const webhooks = writeWebhooks(receiver.url);
    service = await startService({ ...webhooks, OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` });
  });
  afterEach(() => Promise.all([receiver.close(), collector.close()]));

  it.each(INSURANCE_LINES)('%s: is quoted, followed at both doors, and nothing personal leaves', async (line) => {
    const { whole, datos, secrets } = partsOf(line);
    const client = await connect(service);
    const seen: unknown[] = [];
    const call = async (name: string, args: object) => {
      const result = await client.callTool({ name, arguments: args as Record<string, unknown> });
      seen.push(result);
      return { text: textsOf(result)[0]!, data: result.structuredContent as unknown as FollowedDraft };
    };
    const draft = await prepared({ ramo: LINES[line].ramo, datos });
    expect(draft).toMatchObject({ estado: 'pendiente', errores: [] });
    const page = await complete(draft, whole);
    const id = { solicitud_id: draft.solicitud_id };
    const revised = await call('preparar_solicitud', { ...id, ramo: LINES[line].ramo, datos });
    expect(revised.text).toContain(`${draft.completar_url}\nCódigo: ${draft.codigo}`);
    const follow = await call('consultar_solicitud', id);
    const overRest = await followed(draft.solicitud_id);
    expect(overRest).toMatchObject({ estado: 'cotizada', faltan: [] });
    expect(overRest.ofertas.length).toBeGreaterThan(1);
    expect(follow.data).toMatchObject({
      ...overRest,
      ofertas: overRest.ofertas.map(({ oferta_id }) => ({ oferta_id })),
    });
    for (const { oferta_id } of overRest.ofertas) {
      const [token, number] = oferta_id.split('.');
      expect(follow.text).toMatch(new RegExp(`${token}\\.N\\n[^]*\\n${number}\\. `));
      await call('detalle_de_oferta', { oferta_id });
    }
    await client.close();
    await until(() => receiver.received.length === 3);
    const { path } = await firstMail(service);
    expect(page?.pathname).toBe(path);
    expect(keptMails(service)).toHaveLength(1);
    const metrics = await (await service.get('/metrics')).text();
    await service.close();
    const events = receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    expect(events.sort()).toEqual(['cotizacion.correo_entregado', 'cotizacion.cotizada', 'solicitud.cotizada']);
    const left = JSON.stringify([draft, overRest, seen, receiver.received, metrics, service.log, collector.written()]);
    expect(left).toContain(draft.solicitud_id);
    for (const secret of secrets) expect(left.toLowerCase()).not.toContain(secret.toLowerCase());
  });
});

it('the data of a customer who revised the quotation of a draft have the change and the consent', async () => {
  service = await startService();
  const { whole, datos } = partsOf('Car');
  await complete(await prepared({ ramo: 'coche', datos }), whole);
  const { path } = await firstMail(service);
  service.clock.advance(60_000);
  const post = (at: string, fields = {}) =>
    fetch(service.url + at, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  expect((await post(`${path}/cambiar`, { 'vehicle.annual_km': 'UpTo25000km' })).status).toBe(303);
  const { path: link } = await dataLink(service, path);
  expect(await (await post(`${link}?datos=descargar`)).json()).toMatchObject({
    tus_datos: { vehicle: { annual_km: 'UpTo25000km' } },
    consentimiento: { texto: expect.stringContaining('Acepto que') as string },
  });
  await service.close();
});

it('the operations of drafts count in limits, and drafts end with the hours of the setting', async () => {
  const limits = { LIMIT_ESTIMATES_PER_MINUTE: '1', LIMIT_REFERENCE_PER_MINUTE: '1' };
  service = await startLimitedService({ ...limits, SOLICITUD_HOURS: '1' });
  const { solicitud_id: id } = await prepared({});
  expect((await service.post(DRAFTS, {})).status).toBe(429);
  expect((await service.get(`${DRAFTS}/${id}`)).status).toBe(200);
  expect((await service.get(`${DRAFTS}/${id}`)).status).toBe(429);
  service.clock.advance(3_600_000);
  expect(await followed(id)).toMatchObject({ estado: 'caducada' });
  await service.close();
});
