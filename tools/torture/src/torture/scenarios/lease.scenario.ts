import { existing } from '@cotiza/kernel';
import type { DatabaseServer } from '../databases/database-server';
import { postgresScenario } from './postgres.scenario';
import type { Scenario, Surroundings } from './scenario';

/** Enough for messages to be under way at any time, and few enough to leave others the processor. */
const CLIENTS = 3;

/** Two notifiers on one PostgreSQL, of which one stands still while it sends, until what it had claimed is the other's. */
export function leaseScenario(surroundings: Surroundings, databaseServer: DatabaseServer): Scenario {
  const scenario = postgresScenario(surroundings, databaseServer);
  const victim = (place: number) => existing(scenario.victims[place], `process ${place} of the scenario`);
  const [door, standing, successor] = [victim(0), victim(2), victim(3)];
  return {
    ...scenario,
    title: 'PostgreSQL, a notifier stands still while it sends, and another takes what it had claimed',
    victims: [door, standing, successor],
    doors: [door],
    clients: CLIENTS,
    standsStill: standing,
  };
}
