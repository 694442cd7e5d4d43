import { randomBytes } from 'node:crypto';
import { loadCatalogues, sandboxPlateRegistry } from '@cotiza/catalogues';
import { loadTariffInsurers } from '@cotiza/insurers-tariff';
import { newReference, systemClock, type Clock } from '@cotiza/kernel';
import {
  DistributorSettings,
  panelOfAll,
  QuotationSettings,
  quotingServiceWith,
  quotingSettingsOf,
  type InsurerPanel,
  type OfferLookup,
  type PlateRegistry,
  type QuoteObserver,
  type QuotingService,
  type QuotingSettings,
} from '@cotiza/quoting';
import { KEEPS_NOTHING, type Keeping } from './keeping';

const TOKEN_BYTES = 16;

/** Offers that are not kept. */
const FINDS_NOTHING: OfferLookup = {
  tokenOf: () => randomBytes(TOKEN_BYTES).toString('base64url'),
  find: () => Promise.resolve(undefined),
};

const DEFAULTS = quotingSettingsOf({ ...new QuotationSettings(), ...new DistributorSettings() });

/** Replacements for what is embedded. */
export interface EmbeddedOptions extends Partial<QuotingSettings> {
  /** Time and date; the system's when absent. */
  readonly clock?: Clock;
  /** E-mail address that customers write to, for the detail of an offer. */
  readonly contact?: string;
  /** The insurers that are asked; every embedded tariff when absent. `panelOfAll` makes one of a list of connectors. */
  readonly insurerPanel?: InsurerPanel;
  /** Finds the vehicle of a plate; knows the published plates to try when absent. */
  readonly plateRegistry?: PlateRegistry;
  /** Where quotations, callers' keys and the channel's switch are kept; nowhere when absent. */
  readonly keeping?: Keeping;
  /** Counts every quotation, refusal and answer of an insurer. */
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
  contact,
  ...given
}: EmbeddedOptions = {}): QuotingService {
  const { referenceData, operation: catalogueAnswers } = loadCatalogues();
  const ports = { clock, referenceData, catalogueAnswers, plateRegistry, insurerPanel, observer, ...keeping };
  return quotingServiceWith(
    { ...ports, offers: keeping.offers ?? FINDS_NOTHING, newReference: () => newReference(randomBytes) },
    {
      insurerDeadlineMs: given.insurerDeadlineMs ?? DEFAULTS.insurerDeadlineMs,
      quoteDeadlineMs: given.quoteDeadlineMs ?? DEFAULTS.quoteDeadlineMs,
      priceHoldsDays: given.priceHoldsDays ?? DEFAULTS.priceHoldsDays,
      distributor: given.distributor ?? DEFAULTS.distributor,
      contact,
    },
  );
}
