import { join } from 'node:path';
import { Victim } from '../processes/victim';
import { appScript, environmentOf } from './environment';
import type { Scenario, Surroundings } from './scenario';

/** One process that does everything, on the database in its folder. */
export function embeddedScenario(surroundings: Surroundings): Scenario {
  const dataDir = join(surroundings.folder, 'data');
  const plan = {
    name: 'all-in-one',
    script: appScript('all-in-one'),
    environment: (incarnation: string) => ({ ...environmentOf(incarnation, surroundings), DATA_DIR: dataDir }),
  };
  const victim = new Victim(plan, surroundings.folder, surroundings.happenings);
  return {
    title: 'embedded database, one all-in-one process',
    victims: [victim],
    doors: [victim],
    storage: { dataDir },
    databaseServer: undefined,
  };
}
