import { loadCatalogues, sandboxPlateRegistry } from '@cotiza/catalogues';
import type { InsurerConnector } from '@cotiza/insurers-port';
import { loadTariffInsurers } from '@cotiza/insurers-tariff';
import { newReference, systemClock, type Clock } from '@cotiza/kernel';
import type { Settings } from '@cotiza/platform';
import { checkRequestWith, requestQuoteWith, type QuoteRecorder, type QuotingService } from '@cotiza/quoting';
import { panelOf } from './insurer-panel';
import { randomPool } from './random-pool';

/** What an app or a test may put in the place of what the service brings along. */
export interface Replacements {
  readonly clock?: Clock;
  readonly insurers?: readonly InsurerConnector[];
}

type ServiceSettings = Pick<Settings, 'INSURER_DEADLINE_MS' | 'QUOTE_DEADLINE_MS' | 'DISTRIBUTOR_NAME'>;

/** Quotations are answered and forgotten: nothing is kept and nobody is written to, and the answer says so. */
const keepsNothing: QuoteRecorder = { emailsCustomer: false, record: () => undefined };

/** The quoting service with its embedded insurers, catalogues and sandbox plates. Everything is loaded when it returns. */
export function assembleQuotingService(settings: ServiceSettings, replacements: Replacements = {}): QuotingService {
  const clock = replacements.clock ?? systemClock();
  const { referenceData, operation } = loadCatalogues();
  const randomBytes = randomPool();
  const admission = { clock, referenceData, plateRegistry: sandboxPlateRegistry };
  const requestQuote = requestQuoteWith(
    {
      ...admission,
      insurerPanel: panelOf(replacements.insurers ?? loadTariffInsurers()),
      quoteRecorder: keepsNothing,
      newReference: () => newReference(randomBytes),
    },
    {
      insurerDeadlineMs: settings.INSURER_DEADLINE_MS,
      quoteDeadlineMs: settings.QUOTE_DEADLINE_MS,
      distributor: { name: settings.DISTRIBUTOR_NAME },
    },
  );
  return { requestQuote, checkRequest: checkRequestWith(admission), catalogueAnswers: operation, clock };
}
