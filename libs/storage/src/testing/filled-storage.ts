import { emailJob, webhookJob } from '@cotiza/messages/testing';
import type { Storage } from '../storage';
import { recordedQuote, reservationOf } from './recorded-quote';

/** Fills every table: quotations under keys, messages in each state, a switch and audit lines. Returns the references. */
export async function fill(storage: Storage, quotes: number): Promise<readonly string[]> {
  const references: string[] = [];
  for (let made = 0; made < quotes; made++) {
    const keyReservation = await reservationOf(storage.idempotencyKeys, `key ${made}`, { made });
    const quote = recordedQuote({ keyReservation });
    const { reference } = quote.request;
    const link = made % 2 === 0 ? { token: tokenOf(reference), expiresAt: 2e12 } : null;
    await storage.quotes.save(quote, [emailJob(reference), webhookJob(reference, 'crm')], link);
    references.push(reference);
  }
  const [delivered, dead] = await storage.outbox.claim(2, 1000);
  await storage.outbox.settle(delivered!, { kind: 'delivered', followUps: [] });
  await storage.outbox.settle(dead!, { kind: 'dead', reason: 'HTTP 503', followUps: [] });
  await storage.channel.switchOff('new tariffs', 600);
  return references;
}

/** The token of the purchase link of every other quotation. */
export const tokenOf = (reference: string): string => `token of ${reference}`;
