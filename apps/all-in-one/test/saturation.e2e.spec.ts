import { exampleEstimate, type RefusalBody } from '@cotiza/contract';
import { bodyOf, EFFECTIVE_DAY } from '@cotiza/contract/testing';
import type { QuoteResult } from '@cotiza/quoting';
import { insurer, offerAt, offers } from '@cotiza/quoting/testing';
import { argumentsOf, textsOf } from './mcp-client';
import {
  JSON_TYPE,
  MCP,
  MCP_HEADERS,
  QUOTES,
  REST_ALONE,
  startService,
  until,
  waitingInsurer,
  type RunningService,
} from './running-service';

const ESTIMATES = '/api/agent/estimaciones';

let service: RunningService | undefined;
afterEach(() => service?.close());

const metric = async (name: string) => {
  const text = await (await service!.get('/metrics')).text();
  return Number(new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1]);
};

it('counts a quotation that waits for an equal one, which asks no insurer', async () => {
  const slow = waitingInsurer();
  service = await startService({ ADMISSION_MAX_IN_FLIGHT: '2' }, { insurers: [slow.connector] });
  const post = () => service!.post(QUOTES, bodyOf('Car').build(), { ...JSON_TYPE, 'idempotency-key': 'doble' });
  const equal = [post(), post()];
  await until(() => slow.waiting.length === 1);
  while ((await metric('cotiza_quotes_in_flight')) < 2) await new Promise(setImmediate);
  expect((await post()).status).toBe(503);
  slow.release();
  const answers = Promise.all(equal.map(async (answer) => (await (await answer).json()) as QuoteResult));
  let isOver = false;
  void answers.then(() => (isOver = true));
  await until(() => (service!.clock.advance(50), isOver));
  const references = (await answers).map(({ referencia }) => referencia);
  expect([new Set(references).size, slow.waiting.length]).toEqual([1, 0]);
});

describe('more quotations than may be in flight', () => {
  const slow = waitingInsurer();
  let waiting: Promise<Response>[];

  beforeEach(async () => {
    service = await startService({ ADMISSION_MAX_IN_FLIGHT: '2' }, { insurers: [slow.connector] });
    waiting = [1, 2].map(() => service!.post(QUOTES, bodyOf('Car').build()));
    await until(() => slow.waiting.length === 2);
  });

  const answerAll = async () => {
    slow.release();
    return Promise.all(waiting);
  };

  it.each([QUOTES, ESTIMATES])('are refused at once, before their body is read: %s', async (path) => {
    const refused = await service!.post(path, '{"no": "JSON');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(3);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    const body = (await refused.json()) as RefusalBody;
    expect(body).toMatchObject({ error: 'servicio_saturado', errores: [] });
    expect(body.request_id).toBe(refused.headers.get('x-request-id'));
    for (const { status } of await answerAll()) expect(status).toBe(200);
    expect((await service!.post(ESTIMATES, exampleEstimate('Car', EFFECTIVE_DAY))).status).toBe(200);
  });

  it('are lines of the log and requests of the metrics like any other, however they were asked for', async () => {
    const headers = { ...JSON_TYPE, 'x-request-id': 'agente-7' };
    for (const path of [QUOTES, `${QUOTES}?nada`]) {
      const refused = await service!.post(path, bodyOf('Car').build(), headers);
      expect([refused.status, refused.headers.get('x-request-id')]).toEqual([503, 'agente-7']);
      expect(await refused.json()).toMatchObject({ request_id: 'agente-7' });
    }
    const logged = service!.log.map((line) => JSON.parse(line)).filter(({ status }) => status === 503);
    const line = { request_id: 'agente-7', method: 'POST', route: QUOTES, refusal: 'servicio_saturado' };
    expect(logged).toMatchObject([line, line]);
    expect(logged[0]).not.toHaveProperty('aborted');
    const counted = `cotiza_http_request_seconds_count{method="POST",route="${QUOTES}",status="503"}`;
    expect(await metric(counted)).toBe(2);
    expect(await metric('cotiza_admissions_total{outcome="refused"}')).toBe(2);
    await answerAll();
  });

  it('are each refused over MCP under their own ids, whatever was sent', async () => {
    const call = (id: string | number, args: object, _meta?: object) => {
      const params = { name: 'cotizar_coche', arguments: args, _meta };
      return service!.post(MCP, { jsonrpc: '2.0', id, method: 'tools/call', params }, MCP_HEADERS);
    };
    const asked = [call(1, {}), call('dos', argumentsOf('Car')), call(3, {}, { progressToken: 'Zxmarca' })];
    const said = await Promise.all(
      asked.map(async (answer) => {
        const response = await answer;
        const { id, result } = JSON.parse(/\{"jsonrpc.*\}|\{"result.*\}/.exec(await response.text())![0]);
        expect(textsOf(result)[0]).toContain(`(servicio_saturado, request_id ${response.headers.get('x-request-id')})`);
        expect(JSON.stringify(result)).not.toContain('Zxmarca');
        return [id, Number(/Espera (\d+) segundos/.exec(textsOf(result)[0]!)![1])];
      }),
    );
    expect(said.map(([id]) => id)).toEqual([1, 'dos', 3]);
    expect(new Set(said.map(([, seconds]) => seconds)).size).toBe(3);
    const lines = service!.log.filter((line) => line.includes('"tool":"cotizar_coche"'));
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toContain('"refusal":"servicio_saturado"');
    const estimated = await service!.rpc('tools/call', { name: 'estimar_precio', arguments: {} });
    expect(await estimated.text()).toContain('servicio_saturado');
    await answerAll();
  });
});

it('does not refuse while it is switched off', async () => {
  const slow = waitingInsurer();
  service = await startService({ ADMISSION: 'off', ADMISSION_MAX_IN_FLIGHT: '1' }, { insurers: [slow.connector] });
  const waiting = [1, 2, 3].map(() => service!.post(QUOTES, bodyOf('Car').build()));
  await until(() => slow.waiting.length === 3);
  slow.release();
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
});

it('asks no insurer while more messages wait than the ceiling allows', async () => {
  let asked = 0;
  const counting = insurer('Contada', () => (asked++, offers(offerAt(10_000))));
  service = await startService({ OUTBOX_CEILING: '1' }, { insurers: [counting] }, REST_ALONE);
  expect((await service.post(QUOTES, bodyOf('Home').build())).status).toBe(200);
  service.clock.advance(5000);
  await until(async () => (await metric('cotiza_outbox_waiting')) === 1);
  const refused = await service.post(QUOTES, bodyOf('Home').build());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await refused.json()).toMatchObject({ error: 'servicio_saturado' });
  expect(asked).toBe(1);
  expect((await service.post(ESTIMATES, exampleEstimate('Home', EFFECTIVE_DAY))).status).toBe(200);
});
