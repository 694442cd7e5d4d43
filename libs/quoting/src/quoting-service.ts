import type { InsuranceLine } from '@cotiza/contract';
import type { ProductDocument } from '@cotiza/insurers-port';
import type { Clock } from '@cotiza/kernel';
import { answerInsurersWith, type AnswerInsurers } from './answer-insurers.use-case';
import { consultQuoteWith, type ConsultQuote } from './consult-quote.use-case';
import { checkRequestWith, type CheckRequest } from './check-request.use-case';
import { offerDetailsWith, type OfferDetails } from './offer-detail.use-case';
import type { CatalogueAnswers } from './ports/catalogue-answers';
import type { OfferLookup } from './ports/offer-lookup';
import { findPlateVehicleWith, versionNameWith, type FindPlateVehicle, type VersionName } from './plate-vehicle';
import { requestEstimateWith, type RequestEstimate } from './request-estimate.use-case';
import { requestQuoteWith, type QuotingPorts, type QuotingSettings } from './request-quote.use-case';
import type { LatePorts } from './late/keep-late';
import type { RequestQuote } from './request-terms';
import type { ResumeCodes } from './ports/resume-codes';
import { resumeQuoteWith, type ResumeQuote } from './resume-quote.use-case';
import { reviseQuoteWith, type ReviseQuote } from './revise-quote.use-case';

/** Everything that a door needs: the use cases and the catalogues, the same for all of them. */
export interface QuotingService {
  /** Returns whether any insurer sells the line now; operators change that while the service runs. */
  readonly sells: (line: InsuranceLine) => boolean;
  readonly requestQuote: RequestQuote;
  readonly reviseQuote: ReviseQuote;
  readonly answerInsurers: AnswerInsurers;
  readonly requestEstimate: RequestEstimate;
  readonly checkRequest: CheckRequest;
  readonly documents: () => readonly ProductDocument[];
  readonly offerDetails: OfferDetails;
  readonly consultQuote: ConsultQuote;
  readonly resumeQuote: ResumeQuote;
  readonly catalogueAnswers: CatalogueAnswers;
  readonly versionName: VersionName;
  readonly findPlateVehicle: FindPlateVehicle;
  readonly clock: Clock;
}

export interface ServicePorts extends Omit<QuotingPorts, 'offerToken' | 'late'> {
  /** As in `QuotingPorts`, with the handles of `offers`. */
  readonly late?: Omit<LatePorts, 'handleOf'>;
  readonly offers: OfferLookup;
  /** Without it, no code of a customer works. */
  readonly resumeCodes?: Pick<ResumeCodes, 'use'>;
  readonly catalogueAnswers: CatalogueAnswers;
}

export interface ServiceSettings extends QuotingSettings {
  /** E-mail address that customers write to, for the detail of an offer. */
  readonly contact: string | undefined;
}

export function quotingServiceWith(ports: ServicePorts, settings: ServiceSettings): QuotingService {
  const { clock, insurerPanel, law, offers, resumeCodes, catalogueAnswers } = ports;
  const late = ports.late && { ...ports.late, handleOf: (reference: string) => offers.handleOf(reference) };
  const quotingPorts = { ...ports, late, offerToken: (reference: string) => offers.tokenOf(reference) };
  const requestQuote = requestQuoteWith(quotingPorts, settings);
  const documents = () => insurerPanel.documents?.() ?? [];
  return {
    sells: (line) => insurerPanel.sells(line),
    requestQuote,
    reviseQuote: reviseQuoteWith({ offers, requestQuote, clock }),
    answerInsurers: answerInsurersWith(quotingPorts, settings),
    requestEstimate: requestEstimateWith(ports, settings),
    checkRequest: checkRequestWith(ports),
    offerDetails: offerDetailsWith({ offers, documents, clock, law, ...settings }),
    consultQuote: consultQuoteWith(offers),
    resumeQuote: resumeQuoteWith({ offers, resumeCodes, law, ...settings }),
    documents,
    catalogueAnswers,
    versionName: versionNameWith(ports.referenceData),
    findPlateVehicle: findPlateVehicleWith(ports),
    clock,
  };
}
