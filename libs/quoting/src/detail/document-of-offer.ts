import type { ProductDocument } from '@cotiza/insurers-port';
import type { OfferNotice } from '../answers/offer';
import type { KeptOffer } from '../ports/offer-lookup';

/**
 * The information document that goes with an offer: that of its product, by the version of the tariff that priced it. None
 * where that version is no longer sold, because another may say what was not quoted.
 */
export function documentOf(
  { offer, tariffs }: KeptOffer,
  documents: readonly ProductDocument[],
): ProductDocument | undefined {
  return documents.find(
    ({ insurer, product, version }) =>
      insurer.name === offer.aseguradora && product === offer.producto && tariffs[insurer.id] === version,
  );
}

/** Guarantees that the modality has and this offer does not: the sums asked for are too small for them to mean anything. */
export function leftOut(
  { offer, guarantees }: KeptOffer,
  document: ProductDocument | undefined,
): readonly OfferNotice[] {
  const ofModality = document?.guarantees[offer.modalidad ?? ''] ?? [];
  const included = new Set<string | undefined>(guarantees.map(({ code }) => code));
  return ofModality
    .filter(({ code }) => !included.has(code))
    .map(({ name }) => ({
      codigo: 'garantia_no_incluida',
      mensaje: `${name}: la modalidad la tiene, y con las sumas pedidas no se incluye.`,
    }));
}
