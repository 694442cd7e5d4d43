import type { Settings } from '@cotiza/assembly';
import type { Clock } from '@cotiza/kernel';
import type { Logger } from '@cotiza/platform';
import type { Storage } from '@cotiza/storage';

/** The console's dependencies, for injection. */
export abstract class ConsoleContext {
  abstract readonly settings: Settings;
  abstract readonly storage: Storage;
  abstract readonly clock: Clock;
  abstract readonly logger: Logger;
}
