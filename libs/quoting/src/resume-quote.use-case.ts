import { listed } from '@cotiza/kernel';
import { offerNumber, withoutCustomerData } from './answers/offer';
import type { QuoteResult } from './answers/quote-result';
import { noticeWithoutReasons, type NoticeHouse } from './customer/notice-without-reasons';
import type { KeptOffer, OfferLookup } from './ports/offer-lookup';
import type { ResumeCodes } from './ports/resume-codes';
import { refuseNotRead } from './refusals';
import type { QuoteAnswer } from './request-terms';

/**
 * Uses up a code that the customer has got on the page of offers, and returns the quotation that the page showed, with nothing
 * that the customer or another caller said.
 */
export type ResumeQuote = (code: string) => Promise<QuoteAnswer>;

export interface ResumePorts extends NoticeHouse {
  readonly offers: Pick<OfferLookup, 'find' | 'tokenOf'>;
  /** Without it, no code works. */
  readonly resumeCodes?: Pick<ResumeCodes, 'use'>;
}

export function resumeQuoteWith({ offers, resumeCodes, ...house }: ResumePorts): ResumeQuote {
  return async (code) => {
    try {
      const reference = await resumeCodes?.use(code);
      const kept = reference === undefined ? undefined : await offers.find(`${offers.tokenOf(reference)}.1`);
      return kept ? { result: resumed(kept, house) } : { refusal: { problem: 'codigo_no_valido', faults: [] } };
    } catch (error) {
      return refuseNotRead(error);
    }
  };
}

const NEXT_STEP =
  'Presenta al cliente la mejor oferta de cada nivel (mejor_por_nivel) con lo que cubre, nunca solo el precio más bajo. Elige y sigue en la página de la que sacó el código: no le pidas otra vez sus datos ni cotices de nuevo.';

/**
 * Only the caller who sent the body asks for late answers, and answers insurers. With the id of an offer anybody reads the whole
 * quotation and revises it, so offers have their number alone.
 */
function resumed(kept: KeptOffer, house: NoticeHouse): QuoteResult {
  const { consulta: _ofItsCaller, preguntas_de_aseguradoras: _toIt, ...result } = kept.result;
  const { ofertas, mejor_por_nivel, pendientes: names = [] } = result;
  const pending =
    names.length === 0 ? [] : [`Faltan por responder: ${listed(names)}. El cliente ve sus ofertas en su página.`];
  return {
    ...result,
    client_reference: null,
    ofertas: ofertas.map(withoutCustomerData).map(numbered),
    mejor_por_nivel: mejor_por_nivel.map(numbered),
    rechazos: [],
    aviso: noticeWithoutReasons(kept, house),
    siguiente_paso: [NEXT_STEP, ...pending].join(' '),
  };
}

const numberOf = (oferta_id: string): string => String(offerNumber({ oferta_id }));

const numbered = <T extends { readonly oferta_id: string }>(row: T): T => ({
  ...row,
  oferta_id: numberOf(row.oferta_id),
});
