import type { Distributor } from './distributor';

/** The setting of each fact of the distributor. */
export const NAMED_BY = {
  name: 'DISTRIBUTOR_NAME',
  registration: 'DISTRIBUTOR_REGISTRATION',
  register: 'DISTRIBUTOR_REGISTER',
  capacity: 'DISTRIBUTOR_CAPACITY',
  remuneration: 'DISTRIBUTOR_REMUNERATION',
  complaints: 'DISTRIBUTOR_COMPLAINTS',
  holdings: 'DISTRIBUTOR_HOLDINGS',
  company: 'DISTRIBUTOR_COMPANY',
  address: 'DISTRIBUTOR_ADDRESS',
  phone: 'DISTRIBUTOR_PHONE',
  hours: 'DISTRIBUTOR_HOURS',
} as const satisfies Record<keyof Distributor, string>;

type NamedFacts = { readonly [Name in (typeof NAMED_BY)[keyof Distributor]]?: string };

export const distributorOf = (settings: NamedFacts): Distributor =>
  Object.fromEntries(Object.entries(NAMED_BY).map(([fact, name]) => [fact, settings[name]])) as unknown as Distributor;
