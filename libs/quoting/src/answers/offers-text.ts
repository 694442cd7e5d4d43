import { eurosText, existing, utf8Json, type Utf8Text } from '@cotiza/kernel';
import { OFFER_KEYS, type QuotedOffer } from './offer';

/** How an offer is written: with the names of its keys, or its values alone, in the order of `OFFER_KEYS`. */
export type OfferForm = 'object' | 'row';

/** Adds the text of an array of offers to the parts of a longer text. */
export type WriteOffers = (offers: readonly QuotedOffer[], parts: Utf8Text[]) => void;

/** An offer that was written without what varies in it, and the text around that: undefined where the two cannot be told apart. */
interface Known {
  readonly offer: ReturnType<typeof withGaps>;
  readonly pieces: readonly Utf8Text[] | undefined;
}

/** What JSON writes as it is, between quotes. */
const IS_PLAIN = /^[\w.-]*$/;

/** Offers of one modality that are remembered at most: there is one for each excess and each choice of what is covered. */
const OF_MODALITY_AT_MOST = 8;

/** Modalities that are remembered at most: those of insurers over the network can have any name. */
const MODALITIES_AT_MOST = 1000;

/**
 * Writes offers as JSON, to the letter as `JSON.stringify` does and in UTF-8. Most of an offer is what its modality is, the same in every
 * quotation: that is written once, and the price, the id and the notices are put between its pieces.
 */
export function offersWriter(form: OfferForm): WriteOffers {
  const ofInsurer = new Map<string | null, Map<string | null, Known[]>>();
  let modalities = 0;

  const knownOf = ({ aseguradora, modalidad }: QuotedOffer): Known[] => {
    const found = ofInsurer.get(aseguradora)?.get(modalidad);
    if (found) return found;
    if (++modalities > MODALITIES_AT_MOST) {
      ofInsurer.clear();
      modalities = 1;
    }
    const none: Known[] = [];
    const byName = ofInsurer.get(aseguradora) ?? new Map<string | null, Known[]>();
    ofInsurer.set(aseguradora, byName.set(modalidad, none));
    return none;
  };

  const piecesOf = (offer: QuotedOffer): Known['pieces'] => {
    const known = knownOf(offer);
    for (const each of known) if (fits(each.offer, offer)) return each.pieces;
    // Nothing of whoever asked first stays: what is remembered has gaps where the price, the id and the notices were.
    const remembered = withGaps(offer);
    const pieces = piecesAround(remembered, form);
    if (known.length === OF_MODALITY_AT_MOST) known.shift();
    known.push({ offer: remembered, pieces });
    return pieces;
  };

  return (offers, parts) => {
    let separator = '[';
    for (const offer of offers) {
      parts.push(separator);
      const pieces = piecesOf(offer);
      if (pieces) writeBetween(pieces, offer, parts);
      else parts.push(utf8Json(inForm(offer, form)));
      separator = ',';
    }
    parts.push(offers.length === 0 ? '[]' : ']');
  };
}

/** In the order of `OFFER_KEYS`, in which the gaps are filled, and with no other key, whatever the offer was made from. */
const inForm = <T extends Record<keyof QuotedOffer, unknown>>(offer: T, form: OfferForm): unknown =>
  form === 'object'
    ? Object.fromEntries(OFFER_KEYS.map((key) => [key, offer[key]]))
    : OFFER_KEYS.map((key) => offer[key]);

/** Stands where a value will be put. */
const GAP = '\0';

/** An offer without what varies. */
const withGaps = (offer: QuotedOffer) => ({
  ...offer,
  precio: GAP,
  precio_anual_total: offer.precio_anual_total === null ? null : GAP,
  oferta_id: GAP,
  desglose: offer.desglose && { prima_neta: GAP, consorcio: GAP, liquidacion: GAP, impuestos: GAP },
  avisos: offer.avisos.length === 0 ? [] : GAP,
});

/** The text of an offer around its gaps. */
function piecesAround(offer: Known['offer'], form: OfferForm): Known['pieces'] {
  const { precio_anual_total: inYear, desglose, avisos } = offer;
  const pieces = utf8Json(inForm(offer, form)).split(JSON.stringify(GAP));
  const gaps = 2 + (inYear === null ? 0 : 1) + (desglose ? 4 : 0) + (avisos.length === 0 ? 0 : 1);
  return pieces.length === gaps + 1 ? pieces : undefined;
}

/** Puts what varies of an offer into its gaps, in the order of its keys. */
function writeBetween(pieces: readonly Utf8Text[], offer: QuotedOffer, parts: Utf8Text[]): void {
  const { precio, precio_anual_total: inYear, oferta_id: id, desglose, avisos } = offer;
  let at = 0;
  const next = () => existing(pieces[at++], 'text before that value');
  parts.push(next(), eurosText(precio));
  if (inYear !== null) parts.push(next(), eurosText(inYear));
  parts.push(next(), IS_PLAIN.test(id) ? `"${id}"` : utf8Json(id));
  if (desglose) {
    parts.push(next(), eurosText(desglose.prima_neta), next(), eurosText(desglose.consorcio));
    parts.push(next(), eurosText(desglose.liquidacion), next(), eurosText(desglose.impuestos));
  }
  if (avisos.length > 0) parts.push(next(), utf8Json(avisos));
  parts.push(next());
}

/** Whether what varies of an offer is all that a remembered one of its modality lacks. */
const fits = (a: Known['offer'], b: QuotedOffer): boolean =>
  hasSameGaps(a, b) &&
  a.producto === b.producto &&
  a.moneda === b.moneda &&
  a.periodicidad === b.periodicidad &&
  a.franquicia === b.franquicia &&
  a.es_estimacion === b.es_estimacion &&
  a.nivel === b.nivel &&
  a.firmeza === b.firmeza &&
  a.valida_hasta === b.valida_hasta &&
  (a.coberturas === b.coberturas || areEqual(a.coberturas, b.coberturas));

const hasSameGaps = (a: Known['offer'], b: QuotedOffer): boolean =>
  (a.precio_anual_total === null) === (b.precio_anual_total === null) &&
  !a.desglose === !b.desglose &&
  (a.avisos.length === 0) === (b.avisos.length === 0);

const areEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, at) => text === b[at]);
