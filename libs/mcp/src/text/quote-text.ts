import { counted } from '@cotiza/kernel';
import { arePaidAlike, type QuotedOffer, type QuoteResult } from '@cotiza/quoting';

/** Offers read out; all of them are in the structured result. */
const READ_OUT_AT_MOST = 5;

const EUROS = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' });

/** A quotation in words: how many offers, the first ones, and what has to be told to the customer. */
export function quoteText(result: QuoteResult): string {
  const { referencia, ofertas, siguiente_paso, aviso } = result;
  if (ofertas.length === 0) return [`Cotización ${referencia}: sin ofertas.`, siguiente_paso, aviso].join('\n');
  const insurers = new Set(ofertas.map(({ aseguradora }) => aseguradora)).size;
  const order = arePaidAlike(ofertas) ? 'Las más baratas' : 'Según lo que se paga cada vez, de menos a más';
  const first = ofertas.slice(0, READ_OUT_AT_MOST).map(offerLine);
  const rest = ofertas.length - first.length;
  return [
    `Cotización ${referencia}: ${counted(ofertas.length, 'oferta')} de ${counted(insurers, 'aseguradora')}. ${order}:`,
    ...first,
    ...(rest > 0 ? [`Y ${rest} más en el resultado.`] : []),
    siguiente_paso,
    aviso,
  ].join('\n');
}

function offerLine(offer: QuotedOffer): string {
  const what = [offer.aseguradora, offer.modalidad].filter((part) => part !== null).join(', ');
  const excess = offer.franquicia === null ? '' : `, franquicia de ${EUROS.format(offer.franquicia)}`;
  const estimate = offer.es_estimacion ? ' (estimación)' : '';
  return `- ${what}${excess}: ${EUROS.format(offer.precio)}${offer.periodicidad ? ` ${offer.periodicidad}` : ''}${estimate}`;
}
