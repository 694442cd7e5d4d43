import { systemClock, type Clock } from '@cotiza/kernel';
import { openStorage, type Storage } from '@cotiza/storage';
import type { Scenario } from './scenario';

/** Looks into what the victims keep, as an operator's tool does. */
export function openScenarioStorage({ storage }: Scenario, clock: Clock = systemClock()): Promise<Storage> {
  // What fails in the background fails what is asked next.
  return openStorage({ ...storage, role: 'tool', clock, report: () => undefined });
}
