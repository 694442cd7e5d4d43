import { fakeHttpServer } from '@cotiza/kernel/testing';
import { systemClock } from '@cotiza/kernel';
import { createLogger, Metrics } from '@cotiza/platform';
import { plateRegistryOf } from './plate-registry-of';
import { ShutdownTasks } from './shutdown-tasks';

const PLATE = '1234MKF';

it('look-ups of plates are counted by what came of them, and no plate is', async () => {
  const server = await fakeHttpServer();
  const metrics = new Metrics();
  const settings = { PLATE_REGISTRY_URL: server.url, PLATE_REGISTRY_KEY: 'key' };
  const upkeep = new ShutdownTasks();
  const registry = plateRegistryOf(settings, systemClock(), createLogger('silent'), metrics, upkeep);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify([{ id_version: 'CV1', fecha_matriculacion: null }]);
  server.answers(() => ({ status: 200, headers, body }));
  for (const line of ['Car', 'Motorcycle'] as const) expect(await registry.find(line, PLATE)).toHaveLength(1);
  server.answers(() => ({ status: 503, headers, body: '{}' }));
  expect(await registry.find('Car', '1235MKF')).toEqual([]);
  await upkeep.onApplicationShutdown();
  const text = await metrics.text();
  expect(text).toContain('cotiza_plate_lookup_seconds_count{outcome="one"} 2');
  expect(text).toContain('cotiza_plate_lookup_seconds_count{outcome="unavailable"} 1');
  expect(text).toMatch(/cotiza_plate_lookup_seconds_sum\{outcome="one"\} 0\.\d+/);
  expect(text).not.toContain(PLATE);
  await server.close();
});
