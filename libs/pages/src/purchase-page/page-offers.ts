import { guaranteeOf } from '@cotiza/contract';
import { dayInSpain, type CalendarDay } from '@cotiza/kernel';
import {
  type ArchivedQuote,
  comparedInsurers,
  documentAddress,
  documentOfOffer,
  type GuaranteeInWords,
  guaranteesInWords,
  hasLapsed,
  lawOfQuote,
  leastPartInWords,
  moversInWords,
  notCovered,
  type OfferInWords,
  offersInWords,
  premiumLines,
  type QuotedOffer,
  type PageOfOffers,
} from '@cotiza/quoting';
import type { Choosable } from './choose-form';
import { logoAddress } from './logos.controller';

/** An offer with everything that the page shows of it. */
export interface PageOffer extends Choosable {
  /** Its number on the page, from 1. */
  readonly number: number;
  readonly quoted: QuotedOffer;
  readonly said: OfferInWords;
  /** The mark of its insurer: its logo, or else initials and the number of a colour of the style. */
  readonly insurerMark: { readonly initials: string; readonly colour: number; readonly logo: string | null };
  /** Their `cover` is null where it is that of the table: the page says it once. */
  readonly guarantees: readonly (Omit<GuaranteeInWords, 'cover'> & { readonly cover: string | null })[];
  readonly notCovered: ReturnType<typeof notCovered>;
  /** The lines of its premium; none where the insurer does not itemise. */
  readonly premium: ReturnType<typeof premiumLines>;
  /** Which facts move its price most, a sentence each. */
  readonly movers: readonly string[];
  /** The least that is paid at a time, where the insurer takes payment in parts: `27,80 € al mes`. */
  readonly leastPart: string | null;
  /** The number by which its insurer knows it; null without one. */
  readonly proposal: string | null;
  /** Path of its information document; null without one. */
  readonly document: string | null;
}

/** Colours of the style for insurers; more insurers than that share them. */
const COLOURS = 8;

/** Returns the offers of a quotation for the page, in the order of the result. */
export function pageOffers(
  { result, guarantees, traces, documents, chosen, ...quote }: ArchivedQuote,
  today: CalendarDay,
  { root, logoOf, law }: { readonly root: string } & Pick<PageOfOffers, 'logoOf' | 'law'>,
): readonly PageOffer[] {
  const words = offersInWords(result, today);
  const insurers = comparedInsurers(result);
  const { effectiveDate, foral, createdAt } = quote;
  const priced = { effectiveDate, foral, quotedOn: dayInSpain(createdAt), law: lawOfQuote(quote.law, law) };
  return result.ofertas.flatMap((offer, place) => {
    const said = words[place];
    if (!said) return [];
    const held = guarantees[place] ?? [];
    const document = documentOfOffer(documents, offer);
    return {
      number: place + 1,
      id: offer.oferta_id,
      isChosen: offer.oferta_id === chosen,
      hasLapsed: hasLapsed(offer.valida_hasta, today),
      quoted: offer,
      said,
      names: [said.insurer, said.modality].filter((name) => name !== null).join(', '),
      insurerMark: {
        initials: initialsOf(said.insurer),
        colour: Math.max(0, insurers.indexOf(said.insurer)) % COLOURS,
        logo: logoOf?.(said.insurer) ? below(root, logoAddress(said.insurer)) : null,
      },
      guarantees: guaranteesInWords(result.ramo, held).map((it) => ({
        ...it,
        cover: guaranteeOf(result.ramo, it.key)?.cover === it.cover ? null : it.cover,
      })),
      notCovered: notCovered(result.ramo, held),
      premium: premiumLines(result.ramo, offer, priced, traces?.[place]),
      movers: moversInWords(traces?.[place] ?? {}),
      leastPart: leastPartInWords(offer),
      proposal: offer.numero_propuesta,
      document: document ? below(root, documentAddress(document)) : null,
    };
  });
}

/** Returns a path of the service below its root. */
const below = (root: string, path: string): string => root + path.slice(1);

/** Returns the first letters of the first two words of a name. */
const initialsOf = (name: string): string =>
  [...name.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)]
    .slice(0, 2)
    .map(([letter]) => letter.toUpperCase())
    .join('');
