import { embeddedQuoting, KEEPS_NOTHING } from '@cotiza/embedded';
import { exampleBody, judgeBody, needsOf } from '@cotiza/contract';
import { addDays, manualClock } from '@cotiza/kernel';
import type { ArchivedQuote } from '@cotiza/purchase';
import { insuredObjectOf, type QuoteRecorder, type RecordedQuote } from '@cotiza/quoting';

/** When the customer of the pictures was quoted: fixed, so that the same code gives the same e-mail. */
const INSTANT = '2026-11-21T09:00:00Z';
const LINK_MS = 15 * 86_400_000;
const DAYS_AHEAD = 7;
const REFERENCE = 'COT-7K3M9QX2TB';

/** An invented distributor. */
export const HOUSE = {
  distributor: {
    name: 'Correduría Faro',
    registration: 'J0000',
    address: 'Plaza del Ejemplo, 3, 28013 Madrid',
    phone: '900 000 000',
  },
  contact: 'hola@correduria-faro.example',
};

/** The embedded insurers' offers to the invented customer of the contract's example, as they come out of the archive. */
export async function sampleQuote(): Promise<ArchivedQuote> {
  const clock = manualClock(INSTANT);
  const { quoteRecorder, recorded } = recorderInMemory();
  const service = embeddedQuoting({
    clock,
    keeping: { ...KEEPS_NOTHING, quoteRecorder },
    distributor: { name: HOUSE.distributor.name },
  });
  const body = exampleBody('Car', addDays(clock.today(), DAYS_AHEAD));
  await service.requestQuote(judgeBody(body, clock.today()), { requestId: '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10' });
  const { request, result, guarantees, documents } = recorded();
  const { name, email } = request.body.holder;
  return {
    reference: REFERENCE,
    createdAt: clock.now(),
    linkExpiresAt: clock.now() + LINK_MS,
    holder: { name, email },
    insured: insuredObjectOf(request),
    needs: needsOf(request.body),
    result: { ...result, referencia: REFERENCE },
    chosen: null,
    guarantees,
    documents,
  };
}

function recorderInMemory() {
  let recorded: RecordedQuote | undefined;
  const quoteRecorder: QuoteRecorder = {
    emailsCustomer: true,
    record: (quote) => {
      recorded = quote;
    },
  };
  return {
    quoteRecorder,
    recorded: () => {
      if (recorded === undefined) throw new Error('the example of the contract is not quoted');
      return recorded;
    },
  };
}
