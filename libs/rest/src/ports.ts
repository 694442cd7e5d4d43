import type { Clock } from '@cotiza/kernel';
import type { CatalogueAnswers, RequestQuote } from '@cotiza/quoting';

/** What the door needs of the service behind it. */
export interface QuotingService {
  readonly requestQuote: RequestQuote;
  readonly catalogueAnswers: CatalogueAnswers;
  readonly clock: Clock;
}

/** Token under which Nest injects it. */
export const QUOTING_SERVICE = Symbol('quoting service');
