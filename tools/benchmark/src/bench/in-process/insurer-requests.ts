import { KEEPS_NOTHING } from '@cotiza/embedded';
import { sandboxPlateRegistry, type Catalogues } from '@cotiza/catalogues';
import { exampleBody, type InsuranceLine } from '@cotiza/contract';
import type { InsurerConnector, InsurerRequest } from '@cotiza/insurers-port';
import { systemClock } from '@cotiza/kernel';
import { panelOfAll, requestQuoteWith } from '@cotiza/quoting';

/** Listens to what insurers are told, and wants no risk. */
function listener(hear: (request: InsurerRequest) => void): InsurerConnector {
  return {
    manifest: {
      id: 'listener',
      name: 'Listener',
      lines: ['Home', 'Car', 'Motorcycle'],
      currency: 'EUR',
      reach: 'embedded',
    },
    quote: (request) => {
      hear(request);
      return { kind: 'declined', reasons: [{ code: 'listens-only', message: 'Solo escucha.' }] };
    },
  };
}

/** The requests that insurers get when the example body of a line arrives so many times. */
export async function insurerRequests(
  line: InsuranceLine,
  count: number,
  { referenceData }: Catalogues,
): Promise<readonly InsurerRequest[]> {
  const requests: InsurerRequest[] = [];
  const clock = systemClock();
  const requestQuote = requestQuoteWith(
    {
      clock,
      referenceData,
      plateRegistry: sandboxPlateRegistry,
      insurerPanel: panelOfAll([listener((request) => requests.push(request))]),
      ...KEEPS_NOTHING,
      newReference: () => 'COT-0000000000',
      offerToken: () => '0000000000000000000000',
    },
    { insurerDeadlineMs: 1000, quoteDeadlineMs: 1000, priceHoldsDays: 15, distributor: { name: 'Cotiza' } },
  );
  const text = JSON.stringify(exampleBody(line, clock.today()));
  for (let i = 0; i < count; i++) {
    const answer = await requestQuote(JSON.parse(text), { requestId: String(i) });
    if ('refusal' in answer) throw new Error(`the example body of ${line} is refused: ${answer.refusal.problem}`);
  }
  return requests;
}
