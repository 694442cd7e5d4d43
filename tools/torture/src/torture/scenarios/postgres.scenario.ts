import { join } from 'node:path';
import { generateDataKey } from '@cotiza/storage';
import type { DatabaseServer } from '../databases/database-server';
import { Victim } from '../processes/victim';
import { appScript, environmentOf } from './environment';
import type { Scenario, Surroundings } from './scenario';

/** Two processes that answer and two that deliver, on one PostgreSQL. */
export function postgresScenario(surroundings: Surroundings, databaseServer: DatabaseServer): Scenario {
  const { folder, happenings } = surroundings;
  const storage = { databaseUrl: databaseServer.url, dataDir: join(folder, 'data'), dataKey: generateDataKey() };
  const environment = (incarnation: string) => ({
    ...environmentOf(incarnation, surroundings),
    DATABASE_URL: storage.databaseUrl,
    DATA_DIR: storage.dataDir,
    DATA_KEY: storage.dataKey,
    PURCHASE_URL: 'https://tienda.example/comprar',
  });
  const victim = (app: string, number: number) =>
    new Victim({ name: `${app}-${number}`, script: appScript(app), environment }, folder, happenings);
  const doors = [victim('api', 1), victim('api', 2)];
  return {
    title: 'PostgreSQL, two api and two notifier processes',
    victims: [...doors, victim('notifier', 1), victim('notifier', 2)],
    doors,
    storage,
    databaseServer,
  };
}
