import type { Clock } from '@cotiza/kernel';
import type { Logger } from '@cotiza/platform';
import type { Settings } from './settings/service-settings';

/** What surrounds an app, whatever it is made of. */
export interface AppContext {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly logger: Logger;
}
