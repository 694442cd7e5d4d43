import { MCP_PATH } from '@cotiza/mcp';
import { SettingsError, type Settings } from '@cotiza/platform';
import { PURCHASE_LINK_DAYS } from '@cotiza/quoting';
import { mailFrom } from './mail-from';
import { plateRegistryFaults } from './plate-registry-of';

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
 * @throws SettingsError with everything that is missing, or cannot be used for what these parts do
 */
export function requireSettings(parts: AppParts, settings: Settings): void {
  const faults = [
    ...(parts.standsAlone ? [] : missingOf(parts, settings)),
    ...(asksOthers(parts) ? [...plateRegistryFaults(settings), ...priceFaults(settings)] : []),
  ];
  if (faults.length > 0) throw new SettingsError(faults);
  if (parts.delivers || parts.standsAlone) mailFrom(settings);
}

/** A link to prices that no longer hold would be worth nothing. */
const priceFaults = ({ PRICE_HOLDS_DAYS: days }: Settings): readonly string[] =>
  days < PURCHASE_LINK_DAYS
    ? [`PRICE_HOLDS_DAYS must be at least ${PURCHASE_LINK_DAYS}: purchase links work that long`]
    : [];

/** What processes that work together have to be told. */
function missingOf({ delivers }: AppParts, settings: Settings): readonly string[] {
  return [
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
