import type { Law } from '@cotiza/insurers-port';
import type { Clock } from '@cotiza/kernel';
import type { Logger } from '@cotiza/platform';
import type { Settings } from './settings/service-settings';

export interface AppContext {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The packaged series of the law when absent. */
  readonly law?: Law;
}
