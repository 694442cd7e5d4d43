import type { DatabaseServer } from './database-server';
import { answers } from './connection';
import { findPostgresPrograms } from './postgres-programs';
import { privateCluster } from './private-cluster';

const programs = findPostgresPrograms();
if (!programs) process.stderr.write('skipped: no PostgreSQL of its own can be run here\n');

(programs ? describe : describe.skip)('a PostgreSQL of its own', () => {
  let cluster: DatabaseServer;
  const said: string[] = [];
  beforeEach(async () => (cluster = await privateCluster(programs!, (text) => said.push(text))));
  afterEach(() => cluster.close());

  it('stops, and starts again', async () => {
    await cluster.stop();
    expect(await answers(cluster.url)).toBe(false);
    await cluster.start();
    expect(await answers(cluster.url)).toBe(true);
  });

  it('stops also when it is told to while it is being started, and stays so', async () => {
    for (let round = 0; round < 3; round++) {
      await cluster.stop();
      const starting = cluster.start();
      await cluster.stop();
      await starting;
      expect(await answers(cluster.url)).toBe(false);
    }
    expect(said).toEqual([]);
  });
});
