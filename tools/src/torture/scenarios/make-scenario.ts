import { findDatabaseServer } from '../databases/find-database-server';
import type { ScenarioName } from '../torture-options';
import { embeddedScenario } from './embedded.scenario';
import { postgresScenario } from './postgres.scenario';
import type { Scenario, Surroundings } from './scenario';

/** @returns undefined where it takes a PostgreSQL and there is none */
export async function makeScenario(
  name: ScenarioName,
  surroundings: Surroundings,
  say: (text: string) => void,
): Promise<Scenario | undefined> {
  if (name === 'embedded') return embeddedScenario(surroundings);
  const databaseServer = await findDatabaseServer(say);
  if (!databaseServer) return undefined;
  say(`on ${databaseServer.description}`);
  return postgresScenario(surroundings, databaseServer);
}
