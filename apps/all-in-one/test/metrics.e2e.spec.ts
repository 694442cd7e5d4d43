import { bodyOf } from '@cotiza/contract/testing';
import { smtpReceiver } from '@cotiza/notifications/testing';
import { declines, insurer, isDown, offerAt, offers } from '@cotiza/quoting/testing';
import { QUOTES, startService, until, type RunningService } from './running-service';

let service: RunningService;
afterEach(() => service.close());

const metrics = async () => (await service.get('/metrics')).text();

it('counts quotations, refusals, insurers and messages, and says nothing of anybody', async () => {
  const insurers = [
    insurer('Aldaba', () => offers(offerAt(100_00))),
    insurer('Brujula', declines),
    insurer('Candil', isDown),
  ];
  service = await startService({}, { insurers });
  const body = bodyOf('Home').with('holder.name', 'Marcada').with('client_reference', 'marca-1');
  expect((await service.post(QUOTES, body.build())).status).toBe(200);
  expect((await service.post(QUOTES, {})).status).toBe(400);
  await service.get('/c/marca-2?correo=marca-3');
  await until(async () =>
    (await metrics()).includes('cotiza_message_attempts_total{kind="email",outcome="delivered"} 1'),
  );
  const text = await metrics();
  for (const line of [
    'cotiza_messages{state="pending"} 0',
    'cotiza_quotes_total{line="Home",state="cotizado"} 1',
    'cotiza_refusals_total{error="datos_invalidos"} 1',
    'cotiza_insurer_answer_seconds_count{insurer="aldaba",line="Home",outcome="offers"} 1',
    'cotiza_insurer_answer_seconds_count{insurer="brujula",line="Home",outcome="declined"} 1',
    'cotiza_insurer_answer_seconds_count{insurer="candil",line="Home",outcome="failure"} 1',
    'cotiza_http_request_seconds_count{method="POST",route="/api/agent/cotizaciones",status="200"} 1',
    'cotiza_channel_on 1',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toMatch(/marca/i);
});

it('are for the operator: no page of another origin reads them', async () => {
  service = await startService();
  const { headers } = await service.get('/metrics');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('can be served on a port of their own, and then nowhere else, with health beside them', async () => {
  service = await startService({ METRICS_PORT: '0' });
  const logged = service.log.map((line) => JSON.parse(line) as { msg: string; metrics: string });
  const { metrics } = logged.find(({ msg }) => msg === 'serving metrics')!;
  const answer = await fetch(metrics);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain('cotiza_channel_on 1');
  for (const path of ['/health/live', '/health/serving', '/health/ready']) {
    const toOperator = await fetch(new URL(path, metrics));
    const toClients = await service.get(path);
    expect([toOperator.status, toClients.status]).toEqual([200, 404]);
    expect(toOperator.headers.get('cache-control')).toBe('no-store');
    expect(await toOperator.json()).toMatchObject({ status: 'ok' });
  }
  expect((await fetch(new URL('/api/agent/requisitos', metrics))).status).toBe(404);
  expect((await service.get('/metrics')).status).toBe(404);
});

async function ready(): Promise<[number, unknown]> {
  const answer = await service.get('/health/ready');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return [answer.status, await answer.json()];
}

it('readiness is degraded while every e-mail of ten minutes fails, and is sent requests all the same', async () => {
  let isRefusing = true;
  const smtp = await smtpReceiver({
    onMailFrom: (_address, _session, done) => done(isRefusing ? new Error('no, thank you') : null),
  });
  service = await startService({
    ...{ SMTP_URL: smtp.url, READY_DISK_YELLOW_MB: '0', READY_OUTBOX_AGE_YELLOW_S: '0' },
    LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '0',
  });
  const failed = 'cotiza_message_attempts_total{kind="email",outcome="failed"}';
  await service.quoted(bodyOf('Home').build());
  await until(async () => (await metrics()).includes(failed));
  expect(await ready()).toEqual([200, { status: 'ok' }]);
  service.clock.advance(600_000);
  await until(async () => (await metrics()).includes('cotiza_outbox_waiting 1\n'));
  expect(await ready()).toEqual([200, { status: 'degradado', degraded: ['deliveries'] }]);
  expect(await metrics()).toContain('cotiza_dependency{name="deliveries"} 1\n');
  expect((await service.get('/health/live')).status).toBe(200);
  isRefusing = false;
  await service.quoted(bodyOf('Car').build());
  await until(async () => !(await metrics()).includes('cotiza_dependency{name="deliveries"} 1'));
  expect(await ready()).toEqual([200, { status: 'ok' }]);
  await smtp.close();
});
