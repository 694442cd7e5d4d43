import { counted, euros, perPeriod } from '@cotiza/kernel';
import { arePaidAlike, type QuotedOffer, type QuoteResult } from '@cotiza/quoting';

/**
 * A quotation in words, enough by itself: every offer, by modality, the cheapest first, and what has to be told to the
 * customer. Nothing that the caller sent is in it.
 */
export function quoteText(result: QuoteResult): string {
  const { referencia, ofertas, siguiente_paso, aviso } = result;
  if (ofertas.length === 0) return [`Cotización ${referencia}: sin ofertas.`, siguiente_paso, aviso].join('\n');
  const insurers = new Set(ofertas.map(({ aseguradora }) => aseguradora)).size;
  const alike = saidOfAll(ofertas);
  return [
    `Cotización ${referencia}: ${counted(ofertas.length, 'oferta')} de ${counted(insurers, 'aseguradora')}. ${alike.text}`,
    ...[...byModality(cheapestFirst(ofertas))].flatMap(([modality, offers]) => [
      `${modality ?? 'Otras ofertas'}:`,
      ...offers.map((offer) => `- ${offerLine(offer, offers, alike)}`),
    ]),
    siguiente_paso,
    aviso,
  ].join('\n');
}

/** What is true of every offer, and so is said once. */
interface Alike {
  readonly period: boolean;
  readonly estimate: boolean;
  readonly text: string;
}

function saidOfAll(offers: readonly QuotedOffer[]): Alike {
  const period = arePaidAlike(offers);
  const estimate = offers.every(({ es_estimacion }) => es_estimacion);
  const paid = period && offers[0]!.periodicidad !== null ? ` ${perPeriod(offers[0]!.periodicidad)}` : '';
  const price = `Precio${paid}, todo incluido`;
  const order = areComparable(offers)
    ? 'de menor a mayor en cada modalidad'
    : 'según lo que se paga cada vez, de menos a más';
  return { period, estimate, text: `${price}, ${order}${estimate ? '; todos son estimaciones' : ''}.` };
}

/** Whether the offers say what it takes to tell which is the cheapest. */
function areComparable(offers: readonly QuotedOffer[]): boolean {
  return arePaidAlike(offers) || offers.every(({ precio_anual_total }) => precio_anual_total !== null);
}

/** A result is in the order of what is paid each time: what counts is what a year costs, where every offer says it. */
function cheapestFirst(offers: readonly QuotedOffer[]): readonly QuotedOffer[] {
  if (arePaidAlike(offers) || !areComparable(offers)) return offers;
  return [...offers].sort((a, b) => a.precio_anual_total! - b.precio_anual_total!);
}

function byModality(offers: readonly QuotedOffer[]): ReadonlyMap<string | null, readonly QuotedOffer[]> {
  const groups = new Map<string | null, QuotedOffer[]>();
  for (const offer of offers) {
    const group = groups.get(offer.modalidad);
    if (group) group.push(offer);
    else groups.set(offer.modalidad, [offer]);
  }
  return groups;
}

function offerLine(offer: QuotedOffer, group: readonly QuotedOffer[], alike: Alike): string {
  const { aseguradora, producto, precio, periodicidad, precio_anual_total, es_estimacion } = offer;
  const names = [aseguradora, isNamedAgain(offer, group) ? producto : null].filter((name) => name !== null);
  const paid = alike.period || periodicidad === null ? '' : ` ${perPeriod(periodicidad)}`;
  const isWholeYear = precio_anual_total === null || precio_anual_total === precio;
  const year = isWholeYear ? '' : ` (${euros(precio_anual_total)} al año)`;
  const estimate = es_estimacion && !alike.estimate ? ' (estimación)' : '';
  return `${names.join(', ') || 'Sin nombre'}: ${euros(precio)}${paid}${year}${excessText(offer)}${estimate}`;
}

/** Whether the product is all that tells the offer from another of its insurer. */
function isNamedAgain({ aseguradora, franquicia }: QuotedOffer, group: readonly QuotedOffer[]): boolean {
  return group.filter((other) => other.aseguradora === aseguradora && other.franquicia === franquicia).length > 1;
}

function excessText({ franquicia }: QuotedOffer): string {
  if (franquicia === null) return '';
  return franquicia === 0 ? ', sin franquicia' : `, franquicia de ${euros(franquicia)}`;
}
