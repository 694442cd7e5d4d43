import { guaranteeOf, LINES } from '@cotiza/contract';
import { counted, defined, listed, upperFirst } from '@cotiza/kernel';
import {
  arePaidAlike,
  distinctionIn,
  excessWithLabel,
  leastPartInWords,
  levelsInWords,
  offerCount,
  OFFER_WORDS,
  offersInWords,
  noticeByLevel,
  orderInWords,
  periodOfPrice,
  productInLevel,
  sharedValidity,
  termOf,
  termsOfPrice,
  type LevelInWords,
  type OfferInWords,
  type QuotedOffer,
  type QuoteResult,
} from '@cotiza/quoting';

/** Key of the view in `_meta` of what the page calls: no model sees that. */
export const OFFERS_VIEW_META = 'cotiza/ofertas';

/** The argument with which the page asks for its view. */
export const FOR_PAGE = { vista: { type: 'boolean', description: 'Solo para la tabla de ofertas.' } } as const;

/** A quotation as the page shows it, with the words and the order of the page of offers. */
export interface OffersView {
  readonly title: string;
  readonly facts: readonly string[];
  readonly levels: readonly LevelView[];
  /** Names of all guarantees, in the order in which they first come. */
  readonly guarantees: readonly string[];
  readonly notice: string | null;
  readonly nextStep: string;
  /** The insurers that may still answer, in words, and the handle to ask for their offers; null when there are none. */
  readonly pending: { readonly names: string; readonly consulta: string } | null;
  readonly reference: string | null;
  readonly ownReference: string | null;
  /** Where the customer chooses an offer; null where only the e-mail has that address. */
  readonly page: string | null;
}

interface LevelView extends Pick<LevelInWords, 'name' | 'means' | 'adds'> {
  readonly lowest: string;
  readonly heading: string;
  /** Order of the offers; null for one alone. */
  readonly order: string | null;
  readonly offers: readonly OfferView[];
}

interface OfferView {
  readonly insurer: string;
  readonly names: string;
  readonly product: string;
  readonly distinction: string | null;
  readonly excess: string | null;
  readonly price: string;
  readonly period: string;
  readonly terms: readonly string[];
  readonly attention: string | null;
  /** Places among the guarantees of the view. */
  readonly covers: readonly number[];
}

/** The part of a quotation that is shown; that of a draft has no notice, which its customer reads on the page. */
type Shown = Pick<QuoteResult, 'ramo' | 'ofertas' | 'mejor_por_nivel' | 'mejor_precio' | 'siguiente_paso'> &
  Partial<Pick<QuoteResult, 'aviso' | 'client_reference' | 'pendientes' | 'consulta'>> & {
    readonly referencia: string | null;
  };

/** @param page address of the page where the customer chooses an offer */
export function offersView(result: Shown, page: string | null = null): OffersView {
  const { ramo, ofertas, aviso, siguiente_paso, referencia, client_reference = null } = result;
  const { pendientes = [], consulta } = result;
  const words = offersInWords(result);
  const names = new Map(
    ofertas.flatMap(({ coberturas }) => coberturas).map((code) => [code, guaranteeOf(ramo, code)?.name ?? code]),
  );
  const codes = [...names.keys()];
  const [validity] = sharedValidity(ofertas);
  const isCheapestFirst = arePaidAlike(ofertas);
  return {
    title: LINES[ramo].name,
    facts:
      ofertas.length === 0
        ? ['Sin ofertas con estos datos']
        : [offerCount(ofertas), ...(validity === undefined ? [] : [`válidas hasta el ${validity[1]}`])],
    levels: levelsInWords(result).map((level) => {
      const ofLevel = level.places.map((place) => defined(ofertas[place], 'offer of that level'));
      const said = level.places.map((place) => defined(words[place], 'wording of that offer'));
      return levelView(level, ofLevel, said, { codes, isCheapestFirst });
    }),
    guarantees: [...names.values()],
    notice: aviso === undefined ? null : noticeByLevel({ ofertas, aviso }),
    nextStep: siguiente_paso,
    pending: consulta === undefined ? null : { names: `Faltan por contestar: ${listed(pendientes)}.`, consulta },
    reference: referencia,
    ownReference: client_reference,
    page,
  };
}

function levelView(
  { name, means, adds }: LevelInWords,
  ofLevel: readonly QuotedOffer[],
  said: readonly OfferInWords[],
  { codes, isCheapestFirst }: { readonly codes: readonly string[]; readonly isCheapestFirst: boolean },
): LevelView {
  const isAlone = ofLevel.length < 2;
  const first = defined(said[0], 'offer of a level');
  return {
    name,
    means,
    adds: adds ?? first.period,
    lowest: `${isCheapestFirst && !isAlone ? 'desde ' : ''}${first.price}`,
    heading: `${name}: ${counted(ofLevel.length, 'oferta')}`,
    order: isAlone ? null : upperFirst(orderInWords(arePaidAlike(ofLevel))),
    offers: said.map((words, at) => {
      const offer = defined(ofLevel[at], 'offer of that level');
      const notice = termOf(words, OFFER_WORDS.attention);
      return {
        insurer: words.insurer,
        names: [words.insurer, words.modality].filter((it) => it !== null).join(', '),
        product: productInLevel(words, name),
        distinction: distinctionIn(ofLevel, offer),
        excess: excessWithLabel(offer.franquicia),
        price: words.price,
        period: periodOfPrice(words),
        terms: termsOfPrice(words, leastPartInWords(offer)),
        attention: notice === undefined ? null : `${OFFER_WORDS.attention}: ${notice}`,
        covers: offer.coberturas.map((code) => codes.indexOf(code)),
      };
    }),
  };
}
