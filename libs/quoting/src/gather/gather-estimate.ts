import type { InsuranceLine } from '@cotiza/contract';
import type { InsurerAnswer } from '../ask/insurer-answer';
import type { Warning } from '../answers/check-result';
import type { EstimateResult } from '../answers/estimate-result';
import type { Distributor } from '../customer/distributor';
import { legalNotice } from '../customer/legal-texts';
import { orderInWords } from '../presenting/offers-in-words';
import { levelEstimates } from './level-estimates';
import { inOrder } from './name-order';
import { estimateNoticeOf } from './notice';
import { rejectionsOf, unansweredBy } from './rejections';

export interface EstimateSettings {
  readonly distributor: Distributor;
  readonly requestId: string;
  readonly warnings: readonly Warning[];
  /** Names of the insurers that do not estimate. */
  readonly onlyQuote: readonly string[];
  readonly openQuestions: EstimateResult['falta_para_cotizar'];
}

const QUOTE_THEN =
  'Presenta los precios como estimaciones, por niveles. Si al cliente le interesan, pregúntale lo que falta (falta_para_cotizar) y cotiza con todos los datos: solo entonces hay una oferta, y se le escribe.';
const NOBODY_ESTIMATES =
  'Ninguna aseguradora da precio con estos datos. Compruébalos con el cliente; al cotizar se consulta también a las que no estiman (solo_cotizan).';

/** The result of an estimate from what the insurers answered. */
export function gatherEstimate(
  line: InsuranceLine,
  answers: readonly InsurerAnswer[],
  { distributor, requestId, warnings, onlyQuote, openQuestions }: EstimateSettings,
): EstimateResult {
  const niveles = levelEstimates(line, answers);
  const hasPrices = niveles.length > 0;
  const legal = legalNotice({ distributor, line, order: hasPrices ? orderInWords(true) : undefined });
  return {
    estado: hasPrices ? 'estimado' : 'sin_precios',
    ramo: line,
    firmeza: 'estimacion',
    moneda: 'EUR',
    niveles,
    rechazos: rejectionsOf(answers),
    sin_respuesta: unansweredBy(answers),
    solo_cotizan: inOrder(onlyQuote),
    falta_para_cotizar: openQuestions,
    siguiente_paso: hasPrices ? QUOTE_THEN : NOBODY_ESTIMATES,
    aviso: estimateNoticeOf(answers, legal, warnings),
    request_id: requestId,
  };
}
