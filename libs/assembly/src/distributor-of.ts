import { Settings, type Logger } from '@cotiza/platform';
import type { Distributor } from '@cotiza/quoting';

/** The settings that say who distributes, by what each says. */
const NAMED_BY = {
  name: 'DISTRIBUTOR_NAME',
  registration: 'DISTRIBUTOR_REGISTRATION',
  capacity: 'DISTRIBUTOR_CAPACITY',
  remuneration: 'DISTRIBUTOR_REMUNERATION',
  complaints: 'DISTRIBUTOR_COMPLAINTS',
  address: 'DISTRIBUTOR_ADDRESS',
  phone: 'DISTRIBUTOR_PHONE',
} as const satisfies Record<Exclude<keyof Distributor, 'register'>, keyof Settings>;

export type DistributorSettings = Pick<Settings, (typeof NAMED_BY)[keyof typeof NAMED_BY] | 'DISTRIBUTOR_REGISTER'>;

/** The distributor, as the settings have it. */
export function distributorOf(settings: DistributorSettings): Distributor {
  return {
    name: settings[NAMED_BY.name],
    registration: settings[NAMED_BY.registration],
    register: settings.DISTRIBUTOR_REGISTER,
    capacity: settings[NAMED_BY.capacity],
    remuneration: settings[NAMED_BY.remuneration],
    complaints: settings[NAMED_BY.complaints],
    address: settings[NAMED_BY.address],
    phone: settings[NAMED_BY.phone],
  };
}

/**
 * Warns the operator, once, of what customers are not told of the distributor. The service goes on without it: it must start
 * with no settings at all.
 */
export function warnOfUnnamedDistributor(settings: DistributorSettings, logger: Logger): void {
  const defaults = new Settings();
  const missing = Object.values(NAMED_BY).filter((setting) => settings[setting] === defaults[setting]);
  if (missing.length > 0) logger.warn({ settings: missing }, 'customers are not told who distributes: set these');
}
