import { embeddedQuoting, type EmbeddedOptions, type Keeping } from '@cotiza/embedded';
import type { InsurerConnector } from '@cotiza/insurers-port';
import type { Clock, Environment } from '@cotiza/kernel';
import { readMailbox } from '@cotiza/notifications';
import {
  distributorOf,
  panelOfAll,
  type DistributorSettings,
  type InsurerPanel,
  type PlateRegistry,
  type QuoteObserver,
  type QuotingService,
} from '@cotiza/quoting';
import type { Settings } from './settings/service-settings';

/** What an app or a test may put in the place of what the service brings along. */
export interface Replacements {
  readonly clock?: Clock;
  readonly insurers?: readonly InsurerConnector[];
  readonly observer?: QuoteObserver;
  /** Where the secrets are that the operator's files name; none where it is absent. */
  readonly environment?: Environment;
}

/** Who is asked, of insurance and of plates. */
export interface Sources {
  readonly insurerPanel: InsurerPanel;
  readonly plateRegistry: PlateRegistry;
}

type ServiceSettings = Pick<Settings, 'INSURER_DEADLINE_MS' | 'QUOTE_DEADLINE_MS' | 'PRICE_HOLDS_DAYS' | 'MAIL_FROM'> &
  DistributorSettings;

/** The quoting service as the settings say. Everything is loaded when it returns. */
export function assembleQuotingService(
  settings: ServiceSettings,
  keeping?: Keeping,
  { insurers, environment: _apart, ...replacements }: Replacements = {},
  sources: Partial<Sources> = {},
): QuotingService {
  return embeddedQuoting({
    ...sources,
    ...replacements,
    ...(insurers ? { insurerPanel: panelOfAll(insurers) } : {}),
    keeping,
    ...quotingSettings(settings),
  });
}

const quotingSettings = (settings: ServiceSettings): EmbeddedOptions => ({
  insurerDeadlineMs: settings.INSURER_DEADLINE_MS,
  quoteDeadlineMs: settings.QUOTE_DEADLINE_MS,
  priceHoldsDays: settings.PRICE_HOLDS_DAYS,
  distributor: distributorOf(settings),
  contact: readMailbox(settings.MAIL_FROM).address,
});
