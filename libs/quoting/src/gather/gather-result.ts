import type { GuaranteeIncluded, InsurerRequest } from '@cotiza/insurers-port';
import type { CalendarDay } from '@cotiza/kernel';
import type { InsurerAnswer } from '../ask/insurer-answer';
import type { Warning } from '../answers/check-result';
import type { QuoteResult } from '../answers/quote-result';
import { bestOfEachLevel } from './best-of-each-level';
import { nextStepOf } from './next-step';
import { noticeOf } from './notice';
import { rejectionsOf, unansweredBy } from './rejections';
import { sortedOffers } from './offers';

export interface GatherSettings {
  /** Who distributes, in sentences. */
  readonly distributor: string;
  readonly emailsCustomer: boolean;
  readonly requestId: string;
  /** What of the request can hardly be. */
  readonly warnings: readonly Warning[];
  /** Unguessable, for the ids of the offers. */
  readonly token: string;
  /** Until when a price holds that its insurer sets no day for. */
  readonly validUntil: CalendarDay;
}

/** What the caller is told, and what goes with it for the customer. */
export interface Gathered {
  readonly result: QuoteResult;
  /** What each offer covers, in the order of `result.ofertas`. */
  readonly guarantees: readonly (readonly GuaranteeIncluded[])[];
}

/** Fields of sums insured: what can hardly be of them is said with each offer, because it limits what any of them pays. */
const SUMS_INSURED: ReadonlySet<string> = new Set(['risk.buildings_limit', 'risk.contents_limit']);

/** The result of a quotation from what the insurers answered. */
export function gatherResult(
  request: InsurerRequest,
  answers: readonly InsurerAnswer[],
  { distributor, emailsCustomer, requestId, warnings, token, validUntil }: GatherSettings,
): Gathered {
  const notices = warnings
    .filter(({ campo }) => SUMS_INSURED.has(campo))
    .map(({ mensaje }) => ({ codigo: 'suma_asegurada', mensaje }));
  const { offers: ofertas, guarantees } = sortedOffers(answers, { token, validUntil, notices });
  const result: QuoteResult = {
    estado: ofertas.length > 0 ? 'cotizado' : 'sin_ofertas',
    ramo: request.line,
    referencia: request.reference,
    client_reference: request.body.client_reference ?? null,
    ofertas,
    mejor_precio: ofertas[0]?.precio ?? null,
    siguiente_paso: nextStepOf(answers, emailsCustomer),
    aviso: noticeOf(answers, distributor, warnings),
    request_id: requestId,
    mejor_por_nivel: bestOfEachLevel(request.line, ofertas),
    rechazos: rejectionsOf(answers),
    sin_respuesta: unansweredBy(answers),
  };
  return { result, guarantees };
}
