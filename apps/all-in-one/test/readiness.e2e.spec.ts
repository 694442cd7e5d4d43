import { bodyOf } from '@cotiza/contract/testing';
import { QUOTES, startService, type RunningService } from './running-service';
import { until } from './until';

const TOO_MUCH_MB = String(2 ** 40);

let service: RunningService | undefined;
afterEach(() => service?.close());

async function ready(): Promise<[number, unknown]> {
  const answer = await service!.get('/health/ready');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return [answer.status, await answer.json()];
}

it('is ready with room on its disk', async () => {
  service = await startService({ READY_DISK_YELLOW_MB: '1', READY_DISK_RED_MB: '1' });
  expect(await ready()).toEqual([200, { status: 'ok' }]);
});

it('is degraded, and still sent requests, with little room', async () => {
  service = await startService({ READY_DISK_YELLOW_MB: TOO_MUCH_MB });
  expect(await ready()).toEqual([200, { status: 'degradado', degraded: ['disk'] }]);
  expect((await service.post(QUOTES, bodyOf('Car').build())).status).toBe(200);
});

it('is not ready with no room to speak of', async () => {
  service = await startService({ READY_DISK_RED_MB: TOO_MUCH_MB });
  expect(await ready()).toEqual([503, { status: 'unavailable', missing: ['disk'] }]);
});

it('detects, also where it does not deliver itself, that no notifier does', async () => {
  service = await startService(
    { READY_DISK_YELLOW_MB: '0', READY_OUTBOX_AGE_YELLOW_S: '60' },
    {},
    { doors: ['rest'], delivers: false, standsAlone: true },
  );
  expect((await service.post(QUOTES, bodyOf('Home').build())).status).toBe(200);
  service.clock.advance(5000);
  const metrics = async () => (await service!.get('/metrics')).text();
  await until(async () => (await metrics()).includes('cotiza_outbox_waiting 1\n'));
  expect(await ready()).toEqual([200, { status: 'ok' }]);
  service.clock.advance(60_000);
  expect(await ready()).toEqual([200, { status: 'degradado', degraded: ['outbox'] }]);
  expect(await metrics()).toContain('cotiza_dependency{name="outbox"} 1\n');
  expect((await service.get('/health/live')).status).toBe(200);
});
