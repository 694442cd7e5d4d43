import { loadCatalogues, sandboxPlateRegistry } from '@cotiza/catalogues';
import { loadTariffInsurers } from '@cotiza/insurers-tariff';
import { newReference, systemClock, type Clock } from '@cotiza/kernel';
import {
  checkRequestWith,
  offerDetailsWith,
  panelOfAll,
  PURCHASE_LINK_DAYS,
  requestEstimateWith,
  requestQuoteWith,
  type InsurerPanel,
  type OfferLookup,
  type PlateRegistry,
  type QuoteObserver,
  type QuotingService,
  type QuotingSettings,
} from '@cotiza/quoting';
import { KEEPS_NOTHING, type Keeping } from './keeping/keeping';
import { newToken, randomPool } from './random-pool';

/** What holds where nothing else is said: the deadlines are those of the specification, in milliseconds. */
export const EMBEDDED_SETTINGS: QuotingSettings = {
  insurerDeadlineMs: 8000,
  quoteDeadlineMs: 10_000,
  priceHoldsDays: PURCHASE_LINK_DAYS,
  distributor: { name: 'Cotiza' },
};

/** What may be put in the place of what is embedded. */
export interface EmbeddedOptions extends Partial<QuotingSettings> {
  /** Time and date; the system's when absent. */
  readonly clock?: Clock;
  /** E-mail address that customers write to, for the detail of an offer. */
  readonly contact?: string;
  /** The insurers that are asked; every embedded tariff when absent. `panelOfAll` makes one of a list of connectors. */
  readonly insurerPanel?: InsurerPanel;
  /** Who knows the vehicle of a plate; the published plates to try when absent. */
  readonly plateRegistry?: PlateRegistry;
  /** Where quotations, callers' keys and the channel's switch are kept; nowhere when absent. */
  readonly keeping?: Keeping;
  /** Told of every quotation, refusal and answer of an insurer. */
  readonly observer?: QuoteObserver;
}

/**
 * The quoting service in this process: insurers, rate books and catalogues are loaded when it returns, which takes some
 * hundred milliseconds. Make one and keep it: it is safe to use for any number of requests at once.
 *
 * @throws DataFileError or InvalidRateBooksError when the files that come with the packages are damaged
 */
export function embeddedQuoting({
  clock = systemClock(),
  insurerPanel = panelOfAll(loadTariffInsurers()),
  plateRegistry = sandboxPlateRegistry,
  keeping = KEEPS_NOTHING,
  observer,
  insurerDeadlineMs = EMBEDDED_SETTINGS.insurerDeadlineMs,
  quoteDeadlineMs = EMBEDDED_SETTINGS.quoteDeadlineMs,
  priceHoldsDays = EMBEDDED_SETTINGS.priceHoldsDays,
  distributor = EMBEDDED_SETTINGS.distributor,
  contact,
}: EmbeddedOptions = {}): QuotingService {
  const { referenceData, operation } = loadCatalogues();
  const randomBytes = randomPool();
  const offers: OfferLookup = keeping.offers ?? {
    tokenOf: () => newToken(randomBytes),
    find: () => Promise.resolve(undefined),
  };
  const documents = () => insurerPanel.documents?.() ?? [];
  const admission = { clock, referenceData, plateRegistry, insurerPanel };
  const ports = {
    ...admission,
    ...keeping,
    newReference: () => newReference(randomBytes),
    offerToken: (reference: string) => offers.tokenOf(reference),
    observer,
  };
  const settings = { insurerDeadlineMs, quoteDeadlineMs, priceHoldsDays, distributor };
  return {
    sells: (line) => insurerPanel.sells(line),
    requestQuote: requestQuoteWith(ports, settings),
    requestEstimate: requestEstimateWith(ports, settings),
    checkRequest: checkRequestWith(admission),
    offerDetails: offerDetailsWith({ offers, documents, clock, distributor, contact }),
    documents,
    catalogueAnswers: operation,
    clock,
  };
}
