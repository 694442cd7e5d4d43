import type { Law } from '@cotiza/insurers-port';
import { lawOfQuote } from '../detail/price-trace';
import { arePaidAlike, hasRoundedParts, orderInWords } from '../offer-texts/offers-in-words';
import type { KeptOffer } from '../ports/offer-lookup';
import type { Distributor } from './distributor';
import { legalNotice } from './legal-texts';

export interface NoticeHouse {
  readonly distributor: Distributor;
  /** The packaged series when absent. */
  readonly law?: Law;
}

/** Returns what norms ask to be said with prices. Reasons and warnings, which follow from what the customer said, are not in it. */
export const noticeWithoutReasons = (
  { law: version, createdAt: at, result: { ramo, ofertas } }: KeptOffer,
  { distributor, law }: NoticeHouse,
): string =>
  legalNotice({
    ...{ distributor, line: ramo, order: orderInWords(arePaidAlike(ofertas)), at },
    ...{ law: lawOfQuote(version, law), hasRoundedParts: ofertas.some(hasRoundedParts) },
  });
