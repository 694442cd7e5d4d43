import type { Clock } from '@cotiza/kernel';
import type { Logger, Settings } from '@cotiza/platform';

/** What surrounds an app, whatever it is made of. */
export interface AppContext {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly logger: Logger;
}
