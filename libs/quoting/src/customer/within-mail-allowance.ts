import type { InsurerRequest } from '@cotiza/insurers-port';
import type { MailAllowance } from '../ports/mail-allowance';
import type { QuoteAnswer } from '../request-terms';

/** What is needed of whatever is asked of the insurers. */
interface Admitted {
  readonly request: InsurerRequest;
}

/** Asks only while the customer may be written to. What ends without offers sends nothing, and does not count. */
export function withinMailAllowance<A extends Admitted>(
  allowance: MailAllowance | undefined,
  ask: (admitted: A) => Promise<QuoteAnswer>,
): (admitted: A) => Promise<QuoteAnswer> {
  if (!allowance) return ask;
  return async (admitted) => {
    const { email, document_id: documentId } = admitted.request.body.holder;
    const taken = await allowance.take({ email, documentId });
    if (!taken.isGranted) {
      const { reason, retryAfterSeconds } = taken;
      return { refusal: { problem: 'limite_alcanzado', faults: [], retryAfterSeconds, reason } };
    }
    const answer = await ask(admitted);
    if ('refusal' in answer || answer.result.estado !== 'cotizado') taken.giveBack();
    return answer;
  };
}
