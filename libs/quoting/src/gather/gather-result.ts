import type { GuaranteeIncluded, InsurerRequest } from '@cotiza/insurers-port';
import type { InsurerAnswer } from '../ask/insurer-answer';
import type { Distributor } from '../customer/distributor';
import type { Warning } from '../improbable/warning';
import type { QuoteResult } from '../quote-result';
import { nextStepOf } from './next-step';
import { noticeOf } from './notice';
import { sortedOffers } from './offers';

export interface GatherSettings {
  readonly distributor: Pick<Distributor, 'name'>;
  readonly emailsCustomer: boolean;
  readonly requestId: string;
  /** What of the request can hardly be. */
  readonly warnings: readonly Warning[];
}

/** What the caller is told, and what goes with it for the customer. */
export interface Gathered {
  readonly result: QuoteResult;
  /** What each offer covers, in the order of `result.ofertas`. */
  readonly guarantees: readonly (readonly GuaranteeIncluded[])[];
}

/** The result of a quotation from what the insurers answered. */
export function gatherResult(
  request: InsurerRequest,
  answers: readonly InsurerAnswer[],
  { distributor, emailsCustomer, requestId, warnings }: GatherSettings,
): Gathered {
  const { offers: ofertas, guarantees } = sortedOffers(answers);
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
  };
  return { result, guarantees };
}
