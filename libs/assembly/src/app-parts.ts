import { MCP_PATH } from '@cotiza/mcp';
import { SettingsError } from '@cotiza/kernel';
import type { Settings } from './settings/service-settings';

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

/** Whether it asks insurers and registries: all questions come through a door. */
export const asksOthers = ({ doors }: AppParts): boolean => doors.length > 0;

/** Where whoever has lost the way begins: at the first of its doors, or at what it shows of itself. */
export function entranceOf({ doors }: Pick<AppParts, 'doors'>): string {
  if (doors.includes('rest')) return 'GET /api/agent/requisitos';
  return doors.includes('mcp') ? `POST /${MCP_PATH}` : 'GET /health/ready';
}

/**
 * Sees that the settings are enough for an app of these parts.
 *
 * @throws SettingsError with everything that is missing
 */
export function requireSettings(parts: AppParts, settings: Settings): void {
  const faults = parts.standsAlone ? [] : missingOf(parts, settings);
  if (faults.length > 0) throw new SettingsError(faults);
}

/** What processes that work together have to be told. */
function missingOf({ delivers }: AppParts, settings: Settings): readonly string[] {
  return [
    ...(delivers && settings.PURCHASE_LINK_TO === 'page'
      ? ['PURCHASE_LINK_TO must be shop: only all-in-one has a page of offers, and this process is not it']
      : []),
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
}
