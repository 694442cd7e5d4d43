import { day, moment } from '@cotiza/kernel';
import { LINES } from '@cotiza/contract';
import type { ArchivedQuote } from '@cotiza/purchase';
import {
  comparedInsurers,
  demandsAndNeeds,
  distributorFacts,
  documentAddress,
  insuredFacts,
  offersInWords,
  offersSummary,
  sharedValidity,
} from '@cotiza/quoting';
import { letterGuarantees, letterLevels } from './letter-offers';
import { personalData, type DataHolder } from './personal-data';
import type { LetterDocument, QuoteLetter } from './quote-letter';

/** The sender of the letter and the address of the service. */
export interface LetterTerms extends DataHolder {
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

/** Writes the letter for a quotation. Its only data of the customer are the first name and the answers that were priced. */
export function writeLetter(quote: ArchivedQuote, linkUrl: string | null, holder: LetterTerms): QuoteLetter {
  const link = linkUrl === null ? null : { url: linkUrl, until: untilOf(quote) };
  return {
    subject: subjectOf(quote),
    reference: quote.reference,
    firstName: quote.holder.name,
    title: 'estos son tus precios',
    lead: leadOf(quote),
    facts: [
      ...insuredFacts(quote.result.ramo, quote.insured),
      ['Referencia', quote.reference],
      ['Precios calculados el', day(quote.createdAt)],
      ...sharedValidity(quote.result.ofertas),
    ],
    link,
    levels: letterLevels(quote),
    guarantees: letterGuarantees(quote),
    needs: demandsAndNeeds(quote),
    documents: documentsOf(quote, holder.publicUrl),
    steps: stepsOf(quote.reference, holder, link !== null),
    help: `¿Dudas? Escribe a ${holder.contact} e indica la referencia ${quote.reference}.`,
    notice: quote.result.aviso,
    personalData: personalData(quote.reference, holder),
    house: holder.distributor.name,
    distributor: distributorFacts(holder.distributor, holder.contact, comparedInsurers(quote.result)),
    contact: holder.contact,
  };
}

const untilOf = ({ linkExpiresAt }: ArchivedQuote) => (linkExpiresAt === null ? null : moment(linkExpiresAt));

/** Returns the subject: one line, ordinary spaces, without the name, because it shows on a locked screen. */
function subjectOf({ reference, result }: ArchivedQuote): string {
  const offers = offersInWords(result);
  const best = offers.find(({ mark }) => mark !== null) ?? offers[0];
  const price = best
    ? `: ${offers.length > 1 ? 'desde ' : ''}${best.price}${best.period ? ` ${best.period}` : ''}`
    : '';
  return `${LINES[result.ramo].name}${price} (${reference})`.replace(/[\s\p{C}]+/gu, ' ');
}

const documentsOf = ({ documents }: ArchivedQuote, publicUrl: string): LetterDocument[] =>
  documents.map((document) => {
    const page = `${publicUrl}${documentAddress(document)}`;
    return { name: `${document.product} (${document.insurer})`, page, pdf: `${page}.pdf` };
  });

const leadOf = ({ result }: ArchivedQuote): string => `${LINES[result.ramo].name}: ${offersSummary(result)}.`;

function stepsOf(reference: string, { contact }: DataHolder, hasLink: boolean): string[] {
  const go = hasLink
    ? `Abre el enlace de compra y elige tu oferta. Quien tenga el enlace puede ver tus precios: compártelo solo con quien quieras.`
    : `Para seguir con la compra, escribe a ${contact} e indica la referencia ${reference}.`;
  return [
    'Compara. Dos precios parecidos pueden cubrir cosas distintas: mira qué incluye cada oferta.',
    go,
    'Confirma la compra con el código que recibirás por SMS: sin él no se contrata nada.',
  ];
}
