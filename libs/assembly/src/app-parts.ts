import { MCP_PATH } from '@cotiza/mcp';
import type { Faults } from '@cotiza/kernel/settings';
import type { Settings } from './settings/service-settings';

/** A way into the service. */
export type Door = 'rest' | 'mcp';

/** The parts of an app. */
export interface AppParts {
  readonly doors: readonly Door[];
  /** Delivers e-mails and webhooks, and purges what is past its time. */
  readonly delivers: boolean;
  /**
   * True for a service of one process: it may keep everything on the embedded database, make the key for it, and show customers
   * their offers where no shop is set. Processes that work together share the database and keys of the settings instead.
   */
  readonly standsAlone: boolean;
}

/** Returns whether it asks insurers and registries: all questions come through a door. */
export const asksOthers = ({ doors }: AppParts): boolean => doors.length > 0;

/** Returns the operation that an unknown path is referred to. */
export function entranceOf({ doors }: Pick<AppParts, 'doors'>): string {
  if (doors.includes('rest')) return 'GET /api/agent/requisitos';
  return doors.includes('mcp') ? `POST /${MCP_PATH}` : 'GET /health/ready';
}

/** Returns what is missing in the settings of an app of these parts: processes that work together share it. */
export function missingSettings({ delivers, standsAlone }: AppParts, settings: Settings): Faults {
  const missing: Faults = new Map();
  if (standsAlone) return missing;
  if (delivers && settings.PURCHASE_LINK_TO === 'page')
    missing.set('PURCHASE_LINK_TO', 'must be shop: only all-in-one has a page of offers, and this process is not it');
  if (!settings.DATABASE_URL)
    missing.set(
      'DATABASE_URL',
      'must be set: this process shares its database with others; only all-in-one has one of its own',
    );
  if (!settings.DATA_KEY)
    missing.set('DATA_KEY', 'must be set: every process that works on the same database needs the same keys');
  if (delivers && !settings.PURCHASE_URL)
    missing.set('PURCHASE_URL', 'must be set: e-mails link to it, and this process has no page of offers');
  return missing;
}
