import type { InsurerRequest } from '@cotiza/insurers-port';
import type { InsurerAnswer } from '../ask/insurer-answer';
import type { QuoteResult } from '../quote-result';
import { nextStepOf } from './next-step';
import { noticeOf, type Distributor } from './notice';
import { sortedOffers } from './offers';

export interface GatherSettings {
  readonly distributor: Distributor;
  readonly emailsCustomer: boolean;
}

/** The result of a quotation from what the insurers answered. */
export function gatherResult(
  request: InsurerRequest,
  answers: readonly InsurerAnswer[],
  requestId: string,
  { distributor, emailsCustomer }: GatherSettings,
): QuoteResult {
  const ofertas = sortedOffers(answers);
  const isQuoted = ofertas.length > 0;
  return {
    estado: isQuoted ? 'cotizado' : 'sin_ofertas',
    ramo: request.line,
    referencia: request.reference,
    client_reference: request.body.client_reference ?? null,
    ofertas,
    mejor_precio: ofertas[0]?.precio ?? null,
    siguiente_paso: nextStepOf(answers, emailsCustomer),
    aviso: noticeOf(answers, distributor),
    request_id: requestId,
  };
}
