import { DUE_KINDS, EMAIL, type Delivery } from '../delivery';
import type { Death, Evidence, Outage } from '../evidence';

/** Why the acknowledgement of an attempt was lost. */
export const LOSSES = ['no answer', 'killed before', 'killed after', 'database gone', 'receiver gone'] as const;
export type Loss = (typeof LOSSES)[number];

/** A quotation, and for each of its messages how the attempts before the last were lost. */
export interface MadeQuote {
  readonly isAcknowledged: boolean;
  readonly losses: readonly (readonly Loss[])[];
}

/** Far enough apart that nothing explains what happens to another message. */
const BETWEEN_MS = 100_000;

/** What a run that loses nothing leaves behind. */
export function evidenceOf(quotes: readonly MadeQuote[]): Evidence {
  const attempts = quotes.flatMap(({ losses }, quote) =>
    DUE_KINDS.flatMap((kind, index) => [...(losses[index] ?? []), undefined].map((loss) => ({ quote, kind, loss }))),
  );
  const made = attempts.map(({ quote, kind, loss }, index) => {
    const at = (index + 1) * BETWEEN_MS;
    return { loss, at, delivery: deliveryOf(quote, kind, at, loss === 'no answer' ? null : at + 50) };
  });
  return {
    acknowledged: quotes.flatMap(({ isAcknowledged }, quote) =>
      isAcknowledged ? [{ reference: `COT-${quote}`, clientReference: `peticion-${quote}`, at: 0 }] : [],
    ),
    deliveries: made.map(({ delivery }) => delivery),
    deaths: made.flatMap(({ loss, at, delivery: { by } }): Death[] => {
      if (loss === 'killed before') return [{ by, at: at - 5 }];
      return loss === 'killed after' ? [{ by, at: at + 60 }] : [];
    }),
    outages: made.flatMap(({ loss, at, delivery: { kind } }): Outage[] => {
      const part = partGone(loss, kind);
      return part ? [{ part, from: at + 51, until: at + 3000 }] : [];
    }),
    stoodStill: [],
    outbox: { pending: 0, delivered: quotes.length * DUE_KINDS.length, dead: 0, discarded: 0 },
  };
}

function deliveryOf(quote: number, kind: string, acceptedAt: number, answeredAt: number | null): Delivery {
  return {
    kind,
    message: `${quote} ${kind}`,
    reference: `COT-${quote}`,
    clientReference: `peticion-${quote}`,
    content: kind,
    by: `process-${acceptedAt}`,
    acceptedAt,
    answeredAt,
  };
}

function partGone(loss: Loss | undefined, kind: string): Outage['part'] | undefined {
  if (loss === 'database gone') return 'database';
  if (loss !== 'receiver gone') return undefined;
  return kind === EMAIL ? 'mail' : 'webhooks';
}
