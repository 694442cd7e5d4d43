import { SettingsError, type Settings } from '@cotiza/platform';

/** A way into the service. */
export type Door = 'rest' | 'mcp';

/** What an app is made of. */
export interface AppParts {
  readonly doors: readonly Door[];
  /** Delivers e-mails and webhooks, and purges what is past its time. */
  readonly delivers: boolean;
  /**
   * Whether it is a service by itself: it may then keep everything on the embedded database, make the key for it, and show
   * customers their offers where no shop is set. Processes that work together share what the settings name instead.
   */
  readonly standsAlone: boolean;
}

/**
 * Sees that the settings are enough for an app of these parts.
 *
 * @throws SettingsError with everything that is missing
 */
export function requireSettings({ delivers, standsAlone }: AppParts, settings: Settings): void {
  if (standsAlone) return;
  const faults = [
    ...(settings.DATABASE_URL
      ? []
      : ['DATABASE_URL must be set: this process shares its database with others; only all-in-one has one of its own']),
    ...(settings.DATA_KEY
      ? []
      : ['DATA_KEY must be set: every process that works on the same database needs the same keys']),
    ...(!delivers || settings.PURCHASE_URL
      ? []
      : ['PURCHASE_URL must be set: e-mails link to it, and this process has no page of offers']),
  ];
  if (faults.length > 0) throw new SettingsError(faults);
}
