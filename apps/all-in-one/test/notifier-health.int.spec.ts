import { once } from 'node:events';
import { generateDataKey } from '@cotiza/storage';
import { describeOnPostgres, wholePostgresDatabases } from '@cotiza/storage/testing';
import { startProcess } from './service-process';

describeOnPostgres('a notifier', () => {
  it.each([
    ['its own port', {}],
    ['METRICS_PORT', { METRICS_PORT: '0' }],
  ])('says where its health is on this machine, whatever address customers reach: %s', async (_where, settings) => {
    const place = await wholePostgresDatabases.make();
    const environment = {
      DATABASE_URL: place.databaseUrl!,
      DATA_KEY: generateDataKey(),
      PUBLIC_URL: 'https://cotiza.example',
      PURCHASE_URL: 'https://cotiza.example/c/',
      ...settings,
    };
    const { child, output } = await startProcess(place.dataDir, environment, 'notifier');
    const health = /"health":"([^"]+)"/.exec(output())?.[1] ?? '';
    expect((await fetch(health)).status).toBe(200);
    child.kill('SIGTERM');
    await once(child, 'exit');
    await wholePostgresDatabases.remove(place);
  });
});
