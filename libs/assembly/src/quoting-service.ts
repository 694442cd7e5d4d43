import { loadCatalogues, sandboxPlateRegistry } from '@cotiza/catalogues';
import type { InsurerConnector } from '@cotiza/insurers-port';
import { loadTariffInsurers } from '@cotiza/insurers-tariff';
import { newReference, systemClock, type Clock } from '@cotiza/kernel';
import type { Settings } from '@cotiza/platform';
import {
  checkRequestWith,
  requestQuoteWith,
  type InsurerPanel,
  type PlateRegistry,
  type QuoteObserver,
  type QuotingService,
} from '@cotiza/quoting';
import { panelOfAll } from './insurers/insurer-panel';
import { KEEPS_NOTHING, type Keeping } from './keeping';
import { randomPool } from './random-pool';

/** What an app or a test may put in the place of what the service brings along. */
export interface Replacements {
  readonly clock?: Clock;
  readonly insurers?: readonly InsurerConnector[];
  readonly observer?: QuoteObserver;
}

/** Who is asked, of insurance and of plates. */
export interface Sources {
  readonly insurerPanel: InsurerPanel;
  readonly plateRegistry: PlateRegistry;
}

/** The embedded tariffs and the published plates to try. */
const embeddedSources = (): Sources => ({
  insurerPanel: panelOfAll(loadTariffInsurers()),
  plateRegistry: sandboxPlateRegistry,
});

type ServiceSettings = Pick<Settings, 'INSURER_DEADLINE_MS' | 'QUOTE_DEADLINE_MS' | 'DISTRIBUTOR_NAME'>;

/** The quoting service with its catalogues. Everything is loaded when it returns. */
export function assembleQuotingService(
  settings: ServiceSettings,
  keeping: Keeping = KEEPS_NOTHING,
  { clock = systemClock(), insurers, observer }: Replacements = {},
  { insurerPanel, plateRegistry } = embeddedSources(),
): QuotingService {
  const { referenceData, operation } = loadCatalogues();
  const randomBytes = randomPool();
  const admission = { clock, referenceData, plateRegistry };
  const requestQuote = requestQuoteWith(
    {
      ...admission,
      ...keeping,
      insurerPanel: insurers ? panelOfAll(insurers) : insurerPanel,
      newReference: () => newReference(randomBytes),
      observer,
    },
    {
      insurerDeadlineMs: settings.INSURER_DEADLINE_MS,
      quoteDeadlineMs: settings.QUOTE_DEADLINE_MS,
      distributor: { name: settings.DISTRIBUTOR_NAME },
    },
  );
  return { requestQuote, checkRequest: checkRequestWith(admission), catalogueAnswers: operation, clock };
}
