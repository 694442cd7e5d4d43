import type { ProductDocument } from '@cotiza/insurers-port';
import type { Clock } from '@cotiza/kernel';
import type { Refusal } from '@cotiza/problems';
import { isOfThePrice } from './answers/offer';
import type { OfferDetail } from './answers/offer-detail';
import { productInformation } from './answers/product-information';
import { comparedInsurers, distributorFacts, type Distributor } from './customer/distributor';
import { documentOf, leftOut } from './detail/document-of-offer';
import { guaranteesInDetail, guaranteesNotIncluded } from './detail/guarantees-in-detail';
import { insuredSums } from './detail/insured-sums';
import { premiumLines } from './detail/premium-lines';
import type { KeptOffer, OfferLookup } from './ports/offer-lookup';
import { RecordingUnavailable } from './ports/quote-recorder';
import { hasLapsed } from './presenting/offers-in-words';

export type DetailAnswer =
  | { readonly detail: OfferDetail; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly detail?: undefined };

/** Returns an offer by its id as it was kept; nothing is computed again. */
export type OfferDetails = (id: string) => Promise<DetailAnswer>;

export interface DetailParts {
  readonly offers: Pick<OfferLookup, 'find'>;
  /** The information documents of the products that are sold now. */
  readonly documents: () => readonly ProductDocument[];
  readonly clock: Pick<Clock, 'today'>;
  readonly distributor: Distributor;
  /** E-mail address that customers write to, where there is one. */
  readonly contact: string | undefined;
}

/** Seconds after which to try again when quotations cannot be read: a database that is started anew is back by then. */
const NOT_READ_SECONDS = 10;

/** The use case: an offer in detail while its price holds. */
export function offerDetailsWith({ offers, clock, ...house }: DetailParts): OfferDetails {
  return async (id) => {
    try {
      const kept = await offers.find(id);
      if (!kept) return { refusal: { problem: 'oferta_no_encontrada', faults: [] } };
      if (hasLapsed(kept.offer.valida_hasta, clock.today())) {
        return { refusal: { problem: 'oferta_caducada', faults: [] } };
      }
      return { detail: detailOf(kept, house) };
    } catch (error) {
      if (!(error instanceof RecordingUnavailable)) throw error;
      return { refusal: { problem: 'servicio_no_disponible', faults: [], retryAfterSeconds: NOT_READ_SECONDS } };
    }
  };
}

function detailOf(kept: KeptOffer, house: Omit<DetailParts, 'offers' | 'clock'>): OfferDetail {
  const { offer, guarantees, result, body, createdAt } = kept;
  const { ramo, referencia, aviso } = result;
  const document = documentOf(kept, house.documents());
  const facts = distributorFacts(house.distributor, house.contact, comparedInsurers(result));
  return {
    oferta: offer,
    ramo,
    referencia,
    cotizada_el: new Date(createdAt).toISOString(),
    garantias: guaranteesInDetail(ramo, guarantees),
    no_incluidas: guaranteesNotIncluded(ramo, guarantees),
    pedido_y_no_dado: [...offer.avisos.filter((notice) => !isOfThePrice(notice)), ...leftOut(kept, document)],
    prima: premiumLines(ramo, offer),
    sumas_aseguradas: insuredSums(body, guarantees, offer.valor_asegurado),
    distribuidor: facts.map(({ label, value }) => ({ etiqueta: label, valor: value })),
    ipid: document ? productInformation(document) : null,
    aviso,
  };
}
