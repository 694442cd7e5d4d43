import type { JsonSchema } from '@cotiza/contract';
import type { Law } from '@cotiza/insurers-port';
import type { Clock } from '@cotiza/kernel';
import type { ChooseOffer } from '../choose-offer.use-case';
import type { Distributor } from '../customer/distributor';
import type { DraftForm } from '../drafts/draft-form';
import type { DraftService } from '../drafts/draft-service';
import type { OwnData } from '../own-data.use-case';
import type { QuotingService } from '../quoting-service';
import type { OwnRevision } from '../revise-quote.use-case';
import type { PurchaseDesk } from './purchase-desk';
import type { QuoteArchive } from './quote-archive';
import type { ResumeCodes } from './resume-codes';
import type { RevisionDesk } from './revision-desk';

/**
 * The parts of an app that its doors serve.
 *
 * @typeParam Settings the settings that a door reads
 */
export interface DoorDeps<Settings> {
  readonly settings: Settings;
  readonly service: QuotingService;
  readonly about: LegalAbout;
  readonly servedAt: ServedAt;
  /** The page of offers; without it, nothing is shown to the customer. */
  readonly page?: PageOfOffers;
  /** Resolves purchase links; without it, there is no operation for the shop. */
  readonly purchases?: PurchaseDesk;
  /** Drafts that agents prepare and customers complete; without a storage, there are none. */
  readonly drafts?: DraftService;
  /** The form on which customers complete drafts; without drafts or pages, there is none. */
  readonly form?: CustomerForm;
  readonly webhooks: readonly DescribedWebhook[];
  /** Returns the address at which clients reach the service; undefined before it listens. */
  readonly publicUrl: () => string | undefined;
}

/** The known addresses of the service, which one door serves and another links. */
export interface ServedAt {
  /** Public address; without it, addresses are paths from the root. */
  readonly publicUrl: string | undefined;
  /** Path of the MCP server, when this process serves it. */
  readonly mcpPath: string | undefined;
  /** True when the list of operations and Swagger UI are served. */
  readonly hasDocs: boolean;
  /** True when the documentation is served. */
  readonly hasSite: boolean;
  /** True when customers without an agent have a form of their own. */
  readonly hasForm: boolean;
}

/** The facts on every page for customers. */
export interface PageAbout {
  /** The distributor of the insurance, who continues the purchase: as in `aviso`. */
  readonly distributor: Distributor;
  /** E-mail address for questions about the purchase and the customer's data. */
  readonly contact: string;
  /** Path to the root of the service, with a slash at its end: `/` and the path of its public address. */
  readonly root: string;
  /** True when choosing an offer leads to a shop of the operator. */
  readonly hasShop?: boolean;
}

/** The facts on the legal notice and the privacy page. */
export interface LegalAbout extends PageAbout {
  /** Retention of quotations, in days. */
  readonly retentionDays: number;
}

/** The ports of the page of offers. */
export interface PageOfOffers {
  readonly archive: Pick<QuoteArchive, 'findByToken'>;
  readonly chooseOffer: ChooseOffer;
  readonly ownData: OwnData;
  /** Without it, the page knows no revision. */
  readonly revisions?: RevisionDesk;
  /** Without it, the page makes no code for an agent. */
  readonly resumeCodes?: Pick<ResumeCodes, 'make'>;
  /** Without it, the page changes no fact. */
  readonly ownRevision?: OwnRevision;
  /** Returns the address of a chosen offer in the operator's shop. Without a shop, the page shows the next steps. */
  readonly shopLink?: (token: string, offerId: string) => string;
  readonly clock: Pick<Clock, 'today'>;
  /** The packaged series of the law when absent. */
  readonly law?: Law;
  /** Returns the logo of an insurer by its name for customers; undefined where its initials are shown. */
  readonly logoOf?: (insurer: string) => { readonly body: Uint8Array; readonly contentType: string } | undefined;
}

/** The ports of the form on which a customer completes a draft. */
export interface CustomerForm {
  readonly desk: DraftForm;
  /** Address at which browsers reach the service; undefined where it is not set. */
  readonly publicUrl?: string;
  /** Returns the address of offers in the operator's shop. Without a shop, this service has the page of offers. */
  readonly shopLink?: (token: string) => string;
}

/** A message to the operator's systems. */
export interface DescribedWebhook {
  readonly event: string;
  /** When it is sent. */
  readonly when: string;
  /** Time that its receiver has to answer. */
  readonly answerWithinSeconds: number;
  /** Its body. */
  readonly schema: JsonSchema;
}
