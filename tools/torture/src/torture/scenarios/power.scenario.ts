import { join } from 'node:path';
import type { SyncedCopies } from '../power/synced-copies';
import { Victim } from '../processes/victim';
import { appScript, environmentOf } from './environment';
import type { Scenario, Surroundings } from './scenario';

const NEVER_SYNC = join(__dirname, '../power/never-sync.preload.js');

/**
 * One process that does everything, on the database in its folder, which comes back each time to what the disk is sure to hold:
 * nothing that was written after the last sync.
 *
 * @param dataDir the folder that the copies are of
 * @param isUnsynced whether the service is spoilt so that it does not wait for the disk, which must be noticed
 */
export function powerScenario(
  surroundings: Surroundings,
  dataDir: string,
  copies: SyncedCopies,
  isUnsynced: boolean,
): Scenario {
  const spoilt: Record<string, string> = isUnsynced ? { NODE_OPTIONS: `--require ${NEVER_SYNC}` } : {};
  const plan = {
    name: 'all-in-one',
    script: appScript('all-in-one'),
    environment: (incarnation: string) => {
      copies.losePower();
      return { ...environmentOf(incarnation, surroundings), DATA_DIR: dataDir, ...copies.environment(), ...spoilt };
    },
  };
  const victim = new Victim(plan, surroundings.folder, surroundings.happenings);
  return {
    title: 'embedded database, one all-in-one process, the power fails: writes since the last sync are lost',
    victims: [victim],
    doors: [victim],
    storage: { dataDir },
    databaseServer: undefined,
    whenDead: () => copies.losePower(),
  };
}
