import type { InsuranceLine } from '@cotiza/contract';
import type { ProductDocument } from '@cotiza/insurers-port';
import type { Clock } from '@cotiza/kernel';
import { checkRequestWith, type CheckRequest } from './check-request.use-case';
import { offerDetailsWith, type OfferDetails } from './offer-detail.use-case';
import type { CatalogueAnswers } from './ports/catalogue-answers';
import type { OfferLookup } from './ports/offer-lookup';
import { requestEstimateWith, type RequestEstimate } from './request-estimate.use-case';
import { requestQuoteWith, type QuotingPorts, type QuotingSettings } from './request-quote.use-case';
import type { RequestQuote } from './request-terms';

/** Everything that a door needs: the use cases and the catalogues, the same for all of them. */
export interface QuotingService {
  /** Returns whether any insurer sells the line now; operators change that while the service runs. */
  readonly sells: (line: InsuranceLine) => boolean;
  readonly requestQuote: RequestQuote;
  readonly requestEstimate: RequestEstimate;
  readonly checkRequest: CheckRequest;
  readonly documents: () => readonly ProductDocument[];
  readonly offerDetails: OfferDetails;
  readonly catalogueAnswers: CatalogueAnswers;
  readonly clock: Clock;
}

export interface ServicePorts extends Omit<QuotingPorts, 'offerToken'> {
  readonly offers: OfferLookup;
  readonly catalogueAnswers: CatalogueAnswers;
}

export interface ServiceSettings extends QuotingSettings {
  /** E-mail address that customers write to, for the detail of an offer. */
  readonly contact: string | undefined;
}

export function quotingServiceWith(ports: ServicePorts, settings: ServiceSettings): QuotingService {
  const { clock, insurerPanel, offers, catalogueAnswers } = ports;
  const documents = () => insurerPanel.documents?.() ?? [];
  return {
    sells: (line) => insurerPanel.sells(line),
    requestQuote: requestQuoteWith({ ...ports, offerToken: (reference) => offers.tokenOf(reference) }, settings),
    requestEstimate: requestEstimateWith(ports, settings),
    checkRequest: checkRequestWith(ports),
    offerDetails: offerDetailsWith({ offers, documents, clock, ...settings }),
    documents,
    catalogueAnswers,
    clock,
  };
}
