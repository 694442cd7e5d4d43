import type { InsuranceLine } from '@cotiza/contract';
import type { ProductDocument } from '@cotiza/insurers-port';
import type { Clock } from '@cotiza/kernel';
import type { CheckRequest } from './check-request.use-case';
import type { CatalogueAnswers } from './ports/catalogue-answers';
import type { OfferDetails } from './offer-detail.use-case';
import type { RequestEstimate } from './request-estimate.use-case';
import type { RequestQuote } from './request-terms';

/** Everything that a door needs: the use cases and the catalogues, the same for all of them. */
export interface QuotingService {
  /** Whether any insurer sells the line now; operators change that while the service runs. */
  readonly sells: (line: InsuranceLine) => boolean;
  readonly requestQuote: RequestQuote;
  readonly requestEstimate: RequestEstimate;
  readonly checkRequest: CheckRequest;
  /** The information documents of the products that are sold now. */
  readonly documents: () => readonly ProductDocument[];
  readonly offerDetails: OfferDetails;
  readonly catalogueAnswers: CatalogueAnswers;
  readonly clock: Clock;
}
