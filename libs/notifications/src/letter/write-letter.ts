import { LINES } from '@cotiza/contract';
import { counted, day, lowerFirst } from '@cotiza/kernel';
import {
  type ArchivedQuote,
  CLAIMS_HISTORY_PATH,
  type Distributor,
  documentAddress,
  excessInWords,
  levelsInWords,
  noticeSentences,
  type LevelInWords,
  type OfferInWords,
  offersInWords,
  OFFER_WORDS,
  termOf,
  quoteHeading,
} from '@cotiza/quoting';
import type { LetterRow, QuoteLetter } from './quote-letter';

/** The sender of the letter, who holds the customer's data, and the address of the service. */
export interface LetterTerms {
  /** The distributor, as in `aviso`. */
  readonly distributor: Distributor;
  /** Address that the customer writes to. */
  readonly contact: string;
  /** Retention of quotations, in days. */
  readonly retentionDays: number;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

const MOST_ROWS = 4;

/**
 * Writes the letter for a quotation: the best offer of each level and the link to all of them. Nothing in it is free text of the
 * request.
 *
 * @param isRevision true for a revision, to which the link of the first letter leads
 */
export function writeLetter(
  quote: ArchivedQuote,
  link: string | null,
  terms: LetterTerms,
  isRevision = false,
): QuoteLetter {
  const { result, documents } = quote;
  const { title, facts } = quoteHeading(quote);
  const offers = offersInWords(result);
  return {
    subject: `${isRevision ? 'Revisión: ' : ''}${subjectOf(quote, offers)}`,
    title,
    facts: facts.join(' · '),
    rows: levelsInWords(result)
      .slice(0, MOST_ROWS)
      .map((level) => rowOf(level, quote, offers)),
    link,
    action: 'Ver, comparar y elegir',
    next: isRevision ? FROM_FIRST_LETTER : nextStep(quote, link, terms),
    documents: documents.map((document) => ({
      product: document.product,
      page: `${terms.publicUrl}${documentAddress(document)}`,
    })),
    terms: termsOf(quote, terms),
    history: terms.publicUrl + CLAIMS_HISTORY_PATH,
    notes: [privacyOf(quote, terms)],
    house: terms.distributor.name,
    contact: terms.contact,
  };
}

/**
 * Returns the subject: one line, ordinary spaces, without the name, because it shows on a locked screen. The euro has its letters: filters
 * of mail count its sign as advertising.
 */
function subjectOf({ reference, result }: ArchivedQuote, offers: readonly OfferInWords[]): string {
  const best = offers.find(({ mark }) => mark !== null) ?? offers[0];
  const price = best
    ? `: ${offers.length > 1 ? 'desde ' : ''}${best.price}${best.period ? ` ${best.period}` : ''}`
    : '';
  return `${LINES[result.ramo].name}${price} (${reference})`.replace(/[\s\p{C}]+/gu, ' ').replaceAll('€', 'EUR');
}

/** Returns the row of a level: its first offer, which is the cheapest. */
function rowOf(
  { name, adds, places }: LevelInWords,
  { result }: ArchivedQuote,
  offers: readonly OfferInWords[],
): LetterRow {
  const [place = 0] = places;
  const said = offers[place];
  const others = adds ?? (places.length > 1 ? counted(places.length, 'oferta') : null);
  return {
    level: withExcess(name, result.ofertas[place]?.franquicia ?? null),
    detail: [said?.insurer ?? OFFER_WORDS.unnamed, ...(others === null ? [] : [others])].join(' · '),
    price: said?.price ?? '',
    paid: paidIn(said),
  };
}

/** `Todo riesgo con franquicia de 300 €`. */
function withExcess(level: string, excess: number | null): string {
  if (excess === null || excess === 0) return level;
  return `${level}${level.endsWith('franquicia') ? '' : ', franquicia'} de ${excessInWords(excess)}`;
}

/** Returns how a price is paid and how firm it is, where the insurer says so. */
function paidIn(said: OfferInWords | undefined): string | null {
  if (!said) return null;
  const total = termOf(said, OFFER_WORDS.yearlyTotal);
  const parts = [said.period, total === undefined ? null : `${total} al año`, said.estimate?.toLowerCase() ?? null];
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.join(' · ');
}

const CONFIRMED = 'La compra se confirma después con un código por SMS';

const FROM_FIRST_LETTER = `Son los precios con algún dato cambiado. Para compararlos y elegir, abre el enlace de nuestro correo anterior y pulsa «Ver la revisión»; los de antes valen hasta su día. ${CONFIRMED}.`;

function nextStep({ reference, linkExpiresAt }: ArchivedQuote, link: string | null, { contact }: LetterTerms): string {
  if (link === null) return `Para elegir, escribe a ${contact} e indica la referencia ${reference}. ${CONFIRMED}.`;
  const until = linkExpiresAt === null ? '' : ` El enlace funciona hasta el ${day(linkExpiresAt)}.`;
  return `Elegir no te compromete: ${lowerFirst(CONFIRMED)}.${until}`;
}

/** Returns what a customer has to know with the prices, a sentence each. */
function termsOf({ result }: ArchivedQuote, { contact, distributor, publicUrl }: LetterTerms): readonly string[] {
  const isInParts = result.ofertas.some(({ formas_de_pago: ways }) => ways.length > 0);
  return [
    ...(isInParts ? ['Algunas ofertas se pagan también en recibos.'] : []),
    ...(distributor.phone === undefined ? [`¿Prefieres hablar con una persona? Escribe a ${contact}.`] : []),
    ...noticeSentences(result).map((text) => text.replace(CLAIMS_HISTORY_PATH, (path) => publicUrl + path)),
  ];
}

/** Returns the privacy notice. Source: Regulation (EU) 2016/679, arts. 13 to 21 and 77. */
const privacyOf = (
  { reference, createdAt }: ArchivedQuote,
  { contact, distributor, retentionDays }: LetterTerms,
): string =>
  `Nos pidieron estos precios para ti el ${day(createdAt)}. ${distributor.name} guarda tus datos ${counted(retentionDays, 'día')} solo para calcularlos y enviártelos, responde de su tratamiento y los comparte con las aseguradoras consultadas. ¿No los has pedido, o quieres verlos, corregirlos, llevártelos, limitar su uso o pedir que se borren? Escribe a ${contact} con la referencia ${reference}. Puedes reclamar ante la AEPD, www.aepd.es.`;
