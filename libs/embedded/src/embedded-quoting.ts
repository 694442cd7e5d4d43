import { randomBytes } from 'node:crypto';
import { loadCatalogues, sandboxPlateRegistry } from '@cotiza/catalogues';
import { loadTariffInsurers } from '@cotiza/insurers-tariff';
import { type Clock, newReference, systemClock } from '@cotiza/kernel';
import {
  type ChannelSwitch,
  type IdempotencyKeys,
  type InsurerPanel,
  type MailAllowance,
  type OfferLookup,
  panelOfAll,
  type PlateRegistry,
  type QuoteObserver,
  type QuoteRecorder,
  type QuotingService,
  quotingServiceWith,
  QUOTING_DEFAULTS,
  type QuotingSettings,
} from '@cotiza/quoting';

export interface StoragePorts {
  readonly quoteRecorder: QuoteRecorder;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly channelSwitch: ChannelSwitch;
  /** Makes the ids of offers and finds offers by them; without it, ids are random and offers cannot be found. */
  readonly offers?: OfferLookup;
  /** Limits the e-mails to a customer; no limit when absent. */
  readonly mailAllowance?: MailAllowance;
}

/**
 * Stores no quotation and sends no e-mail, and the answer says so. For use as a library, and to measure the cost of storage.
 */
export const KEEPS_NOTHING: StoragePorts = {
  quoteRecorder: { emailsCustomer: false, record: () => undefined },
  idempotencyKeys: {
    recall: () => Promise.resolve(undefined),
    begin: (key) => Promise.resolve({ kind: 'reserved', reservation: { keyHash: key, owner: '' } }),
    release: () => Promise.resolve(),
  },
  channelSwitch: { closed: () => undefined },
};

const TOKEN_BYTES = 16;

/** Offers and quotations that are not kept. */
const FINDS_NOTHING: OfferLookup = {
  tokenOf: () => randomBytes(TOKEN_BYTES).toString('base64url'),
  find: () => Promise.resolve(undefined),
  handleOf: () => randomBytes(TOKEN_BYTES).toString('base64url'),
  quotationOf: () => Promise.resolve(undefined),
  isChosen: () => Promise.resolve(false),
};

/** Options that replace embedded parts. */
export interface EmbeddedOptions extends Partial<QuotingSettings> {
  /** The system's clock by default. */
  readonly clock?: Clock;
  /** E-mail address that customers write to, for the detail of an offer. */
  readonly contact?: string;
  /** The insurers to ask; every embedded tariff by default. `panelOfAll` makes one of a list of connectors. */
  readonly insurerPanel?: InsurerPanel;
  /** Finds the vehicle of a plate; knows only the published test plates by default. */
  readonly plateRegistry?: PlateRegistry;
  /** Storage of quotations, callers' keys and the channel's switch; none by default. */
  readonly keeping?: StoragePorts;
  /** Counts every quotation, refusal and answer of an insurer. */
  readonly observer?: QuoteObserver;
}

/**
 * Makes the quoting service in this process. It loads insurers, rate books and catalogues, which takes some hundred
 * milliseconds. Make one and keep it: it is safe to use for any number of simultaneous requests.
 *
 * @throws DataFileError or InvalidRateBooksError when the files in the packages are damaged
 */
export function embeddedQuoting({
  clock = systemClock(),
  insurerPanel = panelOfAll(loadTariffInsurers({ clock })),
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
      insurerDeadlineMs: given.insurerDeadlineMs ?? QUOTING_DEFAULTS.insurerDeadlineMs,
      quoteDeadlineMs: given.quoteDeadlineMs ?? QUOTING_DEFAULTS.quoteDeadlineMs,
      priceHoldsDays: given.priceHoldsDays ?? QUOTING_DEFAULTS.priceHoldsDays,
      distributor: given.distributor ?? QUOTING_DEFAULTS.distributor,
      contact,
    },
  );
}
