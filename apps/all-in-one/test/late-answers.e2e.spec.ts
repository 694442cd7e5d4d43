import { bodyOf } from '@cotiza/contract/testing';
import { OFFERS_VIEW_META } from '@cotiza/mcp';
import { webhookReceiver } from '@cotiza/notifications/testing';
import type { QuoteResult } from '@cotiza/quoting';
import { insurer, offerAt, offers } from '@cotiza/quoting/testing';
import { firstMail, keptMails } from './customer-link';
import { connect, refusalOf, textsOf } from './mcp-client';
import { JSON_TYPE, QUOTES, startService, until, type RunningService } from './running-service';
import { writeWebhooks } from './webhooks-file';

const SOFT_MS = 8000;
const HARD_MS = 60_000;
const FAST = ['Aldaba', 'Brújula', 'Candil', 'Dehesa', 'Espiga', 'Faro'];

type InsurerOutcome = ReturnType<typeof offers>;

/** An insurer over the network that answers its questions when the test says so. */
function slow(name: string) {
  const questions: ((outcome: InsurerOutcome) => void)[] = [];
  const ask = () => new Promise<InsurerOutcome>((resolve) => questions.push(resolve));
  return { connector: insurer(name, ask, 'remote'), questions };
}

const fast = FAST.map((name, at) => insurer(name, () => offers(offerAt(300_00 + at * 100)), 'remote'));
const car = bodyOf('Car').build();
const pricesOf = ({ ofertas }: QuoteResult) => ofertas.map(({ precio }) => precio);

let service: RunningService;
afterEach(() => service.close());

async function start(environment: Record<string, string> = {}) {
  const [roble, olmo] = [slow('Roble'), slow('Olmo')];
  const insurers = [...fast, roble.connector, olmo.connector];
  service = await startService({ INSURER_DEADLINE_MS: String(HARD_MS), ...environment }, { insurers });
  return { roble, olmo };
}

/** Quotes, and passes the soft deadline once the slow insurers have been asked. */
async function quotedInTime({ olmo }: Awaited<ReturnType<typeof start>>, headers = {}) {
  const asked = olmo.questions.length;
  const answer = service.quoted(car, headers);
  await until(() => olmo.questions.length > asked);
  service.clock.advance(SOFT_MS);
  return answer;
}

/** Returns what the MCP App shows of a result. */
const viewOf = ({ _meta }: { _meta?: Record<string, unknown> }) => _meta?.[OFFERS_VIEW_META];

const consulted = async (consulta: string | undefined) => {
  const answer = await service.get(`${QUOTES}/${consulta}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return (await answer.json()) as QuoteResult;
};

it('[Quotation result (response of POST) / pendientes] [Quotation result (response of POST) / consulta] a quotation with two late insurers of eight answers at the soft deadline, and is complete later by every way, each message once', async () => {
  const receiver = await webhookReceiver();
  const insurers = await start(writeWebhooks(receiver.url));
  const first = await quotedInTime(insurers, { 'idempotency-key': 'clave-1' });
  expect(first).toMatchObject({ estado: 'cotizado', pendientes: ['Olmo', 'Roble'], sin_respuesta: [] });
  expect(pricesOf(first)).toHaveLength(6);
  expect(await consulted(first.consulta)).toEqual(first);
  const client = await connect(service, {}, '?respuestas=completas');
  const call = (consulta?: string, more = {}) =>
    client.callTool({ name: 'consultar_cotizacion', arguments: { consulta, ...more } });
  const shown = async (handle?: string) => viewOf(await call(handle, { vista: true }));
  const pending = { names: 'Faltan por contestar: Olmo y Roble.', consulta: first.consulta };
  expect(await shown(first.consulta)).toMatchObject({ pending });
  await until(() => receiver.received.length === 1);
  expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({
    type: 'cotizacion.cotizada',
    data: { pendientes: ['Olmo', 'Roble'] },
  });
  expect(keptMails(service)).toEqual([]);

  insurers.roble.questions[0]!(offers(offerAt(200_00)));
  await until(async () => (await consulted(first.consulta)).pendientes?.join() === 'Olmo');
  expect(keptMails(service)).toEqual([]);
  service.clock.advance(HARD_MS - SOFT_MS);
  const { text, path } = await firstMail(service);
  const whole = await consulted(first.consulta);
  expect(whole).toMatchObject({ mejor_precio: 200, sin_respuesta: ['Olmo'] });
  expect(whole).not.toHaveProperty('pendientes');
  expect(pricesOf(whole)).toEqual([200, ...pricesOf(first)]);
  expect(whole.ofertas).toEqual(expect.arrayContaining([...first.ofertas]));

  expect(text).toContain('No han respondido a tiempo o no han podido dar precio: Olmo.');
  expect(text).toContain('200,00');
  const page = await (await service.get(path)).text();
  expect(page).toContain('7 ofertas de 7 aseguradoras');
  expect(page).not.toContain('http-equiv');
  const called = await call(first.consulta);
  // Over MCP, the alternatives are in the detail of an offer.
  expect(whole).toEqual({ ...(called.structuredContent as object), alternativas: expect.any(Array) as unknown });
  expect(textsOf(called)[0]).toContain('Roble');
  expect(called).not.toHaveProperty('_meta');
  expect(await shown(whole.ofertas[0]!.oferta_id)).toMatchObject({ pending: null });
  expect(refusalOf(await call('x')).error).toBe('cotizacion_no_encontrada');
  await client.close();

  await until(() => receiver.received.length === 3);
  const events = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: QuoteResult });
  expect(events.map(({ type }) => type).sort()).toEqual([
    'cotizacion.actualizada',
    'cotizacion.correo_entregado',
    'cotizacion.cotizada',
  ]);
  const update = events.find(({ type }) => type === 'cotizacion.actualizada')!;
  expect(pricesOf(update.data)).toEqual(pricesOf(whole));
  const repeated = await service.post(QUOTES, car, { ...JSON_TYPE, 'idempotency-key': 'clave-1' });
  expect([repeated.headers.get('idempotency-replayed'), await repeated.json()]).toEqual(['true', whole]);
  service.clock.advance(HARD_MS);
  expect(keptMails(service)).toHaveLength(1);
  await receiver.close();
});
