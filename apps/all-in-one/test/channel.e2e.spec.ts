import { openStorage } from '@cotiza/storage';
import { bodyOf } from '@cotiza/contract/testing';
import { argumentsOf, connect, textsOf } from './mcp-client';
import { QUOTES, startService, until, type RunningService } from './running-service';

let service: RunningService;
afterEach(() => service.close());

/** Flips the switch from another connection while the service runs, as the operator's tool does. */
async function flip(isOn: boolean): Promise<void> {
  const { folder: dataDir, clock } = service;
  const tool = await openStorage({ dataDir, role: 'tool', clock, report: () => undefined });
  if (isOn) await tool.channel.switchOn();
  else await tool.channel.switchOff('mantenimiento', 120);
  await tool.close();
  service.clock.advance(5000);
}

const statusOf = async () => (await service.post(QUOTES, bodyOf('Home').build())).status;

it('[POST {base_url}/api/agent/cotizaciones / 503] the channel is switched off and on without a restart, on both doors', async () => {
  service = await startService();
  const client = await connect(service);
  expect(await statusOf()).toBe(200);

  await flip(false);
  await until(async () => (await statusOf()) === 503);
  const refused = await service.post(QUOTES, bodyOf('Home').build());
  expect(refused.headers.get('retry-after')).toBe('120');
  expect(await refused.json()).toMatchObject({ error: 'canal_desactivado', errores: [] });
  const result = await client.callTool({ name: 'cotizar_hogar', arguments: argumentsOf('Home') });
  expect(result.isError).toBe(true);
  expect(textsOf(result)[0]).toContain('Espera 120 segundos');
  expect(textsOf(result)[0]).toContain('canal_desactivado');

  expect((await service.get('/api/agent/requisitos?ramo=coche')).status).toBe(200);
  expect((await service.get('/api/agent/catalogo?tipo=genders')).status).toBe(200);
  expect((await service.post('/api/agent/comprobaciones', bodyOf('Home').build())).status).toBe(200);
  expect((await service.get('/health/ready')).status).toBe(200);

  await flip(true);
  await until(async () => (await statusOf()) === 200);
  await client.close();
});
