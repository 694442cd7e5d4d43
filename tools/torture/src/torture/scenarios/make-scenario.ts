import { join } from 'node:path';
import { findDatabaseServer } from '../databases/find-database-server';
import { SyncedCopies } from '../power/synced-copies';
import type { ScenarioName, TortureOptions } from '../torture-options';
import { embeddedScenario } from './embedded.scenario';
import { leaseScenario } from './lease.scenario';
import { postgresScenario } from './postgres.scenario';
import { powerScenario } from './power.scenario';
import type { Scenario, Surroundings } from './scenario';

/** What a scenario takes that is not there. */
export interface Lacking {
  readonly lacks: string;
}

/** Makes a scenario, where there is what it takes. */
export async function makeScenario(
  name: ScenarioName,
  surroundings: Surroundings,
  { unsynced }: Pick<TortureOptions, 'unsynced'>,
  say: (text: string) => void,
): Promise<Scenario | Lacking> {
  if (name === 'embedded') return embeddedScenario(surroundings);
  if (name === 'power') return onSyncedCopies(surroundings, unsynced);
  const databaseServer = await findDatabaseServer(say);
  if (!databaseServer) return { lacks: 'no PostgreSQL is installed, and none answers at TEST_DATABASE_URL' };
  say(`on ${databaseServer.description}`);
  return (name === 'lease' ? leaseScenario : postgresScenario)(surroundings, databaseServer);
}

function onSyncedCopies(surroundings: Surroundings, isUnsynced: boolean): Scenario | Lacking {
  const dataDir = join(surroundings.folder, 'data');
  const copies = SyncedCopies.of(dataDir, surroundings.folder);
  return copies
    ? powerScenario(surroundings, dataDir, copies, isUnsynced)
    : { lacks: 'no C compiler (cc) is installed' };
}
