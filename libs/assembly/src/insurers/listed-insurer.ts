import type { InsuranceLine } from '@cotiza/contract';
import type { RemoteSettings } from '@cotiza/insurers-remote';
import type { InsurerLogo } from './insurer-logo';

/** Names an embedded tariff in the file, where the others name their connector. */
export const TARIFF = 'tariff';

/** An embedded insurer that the operator has kept. */
export interface ListedTariff {
  readonly connector: typeof TARIFF;
  /** Of an embedded insurer. */
  readonly id: string;
  readonly lines: readonly InsuranceLine[];
}

export type ListedSettings = RemoteSettings | ListedTariff;

/** An insurer that is switched on, read and checked. */
export interface ListedInsurer {
  readonly settings: ListedSettings;
  /** Percent of the quotations that ask it, 1 to 100. */
  readonly weight: number;
  readonly logo?: InsurerLogo;
}
