import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INSURANCE_LINES, LINES, tables, walk, type InsuranceLine } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { readMail, webhookReceiver, type WebhookReceiver } from '@cotiza/notifications/testing';
import type { DraftForm, FieldValue, FollowedDraft, PreparedDraft } from '@cotiza/quoting';
import { firstMail, keptMails } from './customer-link';
import { connect, textsOf } from './mcp-client';
import { otlpCollector, type OtlpCollector } from './otlp-collector';
import { ALL_IN_ONE, startLimitedService, startService, until, type RunningService } from './running-service';
import { writeWebhooks } from './webhooks-file';

const DRAFTS = '/api/agent/solicitudes';
const PUBLIC_URL = 'https://cotiza.example';

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

/** A complete body in two parts: what an agent may say, and what the customer says by path. */
function partsOf(line: InsuranceLine) {
  const marked = Object.entries(MARKED).filter(([path]) => bodyOf(line).at(path) !== undefined);
  const whole = bodyOf(line).withAll(Object.fromEntries(marked));
  const byCustomer: Record<string, FieldValue> = {};
  walk(tables[line], (node, path) => {
    const value = whole.at(path) as FieldValue | undefined;
    if (node.node === 'field' && value !== undefined && (node.use.identifies || path in MARKED))
      byCustomer[path] = value;
  });
  const { insurance_line: _line, ...datos } = whole.without(...Object.keys(byCustomer)).build();
  const plate = byCustomer['vehicle.registration_plate'];
  return {
    datos,
    byCustomer,
    secrets: [...marked.map(([, value]) => String(value)), ...(plate ? [String(plate)] : [])],
  };
}

let service: RunningService;
let desk: DraftForm;

/** Starts the service with its desk at hand: the tests are the page of the customer. */
async function start(environment: Record<string, string> = {}, starting = startService): Promise<void> {
  const page: (typeof ALL_IN_ONE.doors)[number] = {
    entrance: 'GET /s',
    modules: ({ drafts }) => {
      desk = drafts!.desk;
      return [];
    },
  };
  service = await starting({ PUBLIC_URL, ...environment }, {}, { ...ALL_IN_ONE, doors: [...ALL_IN_ONE.doors, page] });
}

async function prepared(sent: object): Promise<PreparedDraft> {
  const response = await service.post(DRAFTS, sent);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return (await response.json()) as PreparedDraft;
}

const followed = async (id: string) => (await (await service.get(`${DRAFTS}/${id}`)).json()) as FollowedDraft;
const tokenIn = ({ completar_url: url }: PreparedDraft) => url.replace(`${PUBLIC_URL}/s/`, '');

/** Does what the customer does on the page: code, every step, consent, quotation. */
async function complete(draft: PreparedDraft, byCustomer: Record<string, FieldValue>) {
  const token = tokenIn(draft);
  const { browserKey: key } = (await desk.unlock(token, draft.codigo)) as { browserKey: string };
  const view = await desk.save(token, key, byCustomer);
  expect(view).toMatchObject({ faults: [], state: 'en_curso' });
  const agreed = { text: 'Acepto que mis datos se envíen a las aseguradoras.', version: 1 };
  const quote = () => desk.quote(token, key, agreed, { requestId: 'page-1' });
  return { quote, answer: await quote() };
}

describe('a draft that the customer completes', () => {
  let folder: string;
  let receiver: WebhookReceiver;
  let collector: OtlpCollector;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cotiza-drafts-'));
    [receiver, collector] = [await webhookReceiver(), await otlpCollector()];
    const webhooks = writeWebhooks(join(folder, 'webhooks.json'), receiver.url);
    await start({ ...webhooks, OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` });
  });
  afterEach(async () => {
    await Promise.all([receiver.close(), collector.close()]);
    rmSync(folder, { recursive: true });
  });

  it.each(INSURANCE_LINES)('%s: is quoted, followed at both doors, and nothing personal leaves', async (line) => {
    const { datos, byCustomer, secrets } = partsOf(line);
    const client = await connect(service);
    const seen: unknown[] = [];
    const call = async (name: string, args: object) => {
      const result = await client.callTool({ name, arguments: args as Record<string, unknown> });
      seen.push(result);
      return { text: textsOf(result)[0]!, data: result.structuredContent as unknown as FollowedDraft };
    };
    const draft = await prepared({ ramo: LINES[line].ramo, datos });
    expect(draft).toMatchObject({ estado: 'pendiente', errores: [] });
    const { quote, answer } = await complete(draft, byCustomer);
    expect(answer).toMatchObject({ result: { estado: 'cotizado' } });
    expect(await quote()).toMatchObject({ isRepeated: true });
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
    const { token, path } = await firstMail(service);
    expect(answer).toMatchObject({ offersToken: token });
    expect((await service.get(path)).status).toBe(200);
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
  await start();
  const { datos, byCustomer } = partsOf('Car');
  await complete(await prepared({ ramo: 'coche', datos }), byCustomer);
  const { path } = await firstMail(service);
  const send = (at: string, fields: Record<string, string> = {}) =>
    fetch(service.url + at, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  service.clock.advance(60_000);
  expect((await send(`${path}/cambiar`, { 'vehicle.annual_km': 'UpTo25000km' })).status).toBe(303);
  await send(`${path}?datos=enlace`);
  const ofData = () => keptMails(service).find((file) => file.endsWith('-datos.eml'));
  await until(() => ofData() !== undefined);
  const { text = '' } = await readMail(readFileSync(ofData()!));
  const [link = ''] = new RegExp(`${path}/datos/[\\w-]{43}`).exec(text) ?? [];
  expect(await (await send(`${link}?datos=descargar`)).json()).toMatchObject({
    tus_datos: { vehicle: { annual_km: 'UpTo25000km' } },
    consentimiento: { texto: 'Acepto que mis datos se envíen a las aseguradoras.' },
  });
  await service.close();
});

describe('the operations of drafts', () => {
  afterEach(() => service.close());

  it('count in the limits of estimates and of reference data', async () => {
    await start({ LIMIT_ESTIMATES_PER_MINUTE: '1', LIMIT_REFERENCE_PER_MINUTE: '1' }, startLimitedService);
    const { solicitud_id: id } = await prepared({});
    expect((await service.post(DRAFTS, {})).status).toBe(429);
    expect((await service.get(`${DRAFTS}/${id}`)).status).toBe(200);
    expect((await service.get(`${DRAFTS}/${id}`)).status).toBe(429);
  });

  it('end with the hours of the setting', async () => {
    await start({ SOLICITUD_HOURS: '1' });
    const { solicitud_id: id } = await prepared({ ramo: 'moto' });
    service.clock.advance(3_600_000);
    expect(await followed(id)).toMatchObject({ estado: 'caducada' });
    const changed = await service.post(DRAFTS, { solicitud_id: id });
    expect([changed.status, await changed.json()]).toMatchObject([404, { error: 'solicitud_no_encontrada' }]);
  });
});
