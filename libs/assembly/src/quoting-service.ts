import { loadCatalogues, sandboxPlateRegistry } from '@cotiza/catalogues';
import type { InsurerConnector } from '@cotiza/insurers-port';
import { loadTariffInsurers } from '@cotiza/insurers-tariff';
import { newReference, systemClock, type Clock } from '@cotiza/kernel';
import type { Settings } from '@cotiza/platform';
import { checkRequestWith, requestQuoteWith, type QuoteObserver, type QuotingService } from '@cotiza/quoting';
import { panelOf } from './insurer-panel';
import { KEEPS_NOTHING, type Keeping } from './keeping';
import { randomPool } from './random-pool';

/** What an app or a test may put in the place of what the service brings along. */
export interface Replacements {
  readonly clock?: Clock;
  readonly insurers?: readonly InsurerConnector[];
  readonly observer?: QuoteObserver;
}

type ServiceSettings = Pick<Settings, 'INSURER_DEADLINE_MS' | 'QUOTE_DEADLINE_MS' | 'DISTRIBUTOR_NAME'>;

/** The quoting service with its embedded insurers, catalogues and sandbox plates. Everything is loaded when it returns. */
export function assembleQuotingService(
  settings: ServiceSettings,
  keeping: Keeping = KEEPS_NOTHING,
  replacements: Replacements = {},
): QuotingService {
  const clock = replacements.clock ?? systemClock();
  const { referenceData, operation } = loadCatalogues();
  const randomBytes = randomPool();
  const admission = { clock, referenceData, plateRegistry: sandboxPlateRegistry };
  const requestQuote = requestQuoteWith(
    {
      ...admission,
      ...keeping,
      insurerPanel: panelOf(replacements.insurers ?? loadTariffInsurers()),
      newReference: () => newReference(randomBytes),
      observer: replacements.observer,
    },
    {
      insurerDeadlineMs: settings.INSURER_DEADLINE_MS,
      quoteDeadlineMs: settings.QUOTE_DEADLINE_MS,
      distributor: { name: settings.DISTRIBUTOR_NAME },
    },
  );
  return { requestQuote, checkRequest: checkRequestWith(admission), catalogueAnswers: operation, clock };
}
