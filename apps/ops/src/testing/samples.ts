import { createSecretKey } from 'node:crypto';
import type { WebhookEndpoint } from '@cotiza/notifications';
import type { MessageSummary, QuoteDetail } from '@cotiza/storage';
import { recordedQuote } from '@cotiza/storage/testing';

export const NOW = '2026-11-21T09:00:00Z';

/** Builds a quotation that was stored and deciphered. */
export function quoteDetail(changes: Partial<QuoteDetail> = {}): QuoteDetail {
  const { request, answers, result, guarantees } = recordedQuote();
  return {
    reference: request.reference,
    line: request.line,
    state: result.estado,
    createdAt: Date.parse(NOW) - 60_000,
    linkExpiresAt: null,
    chosen: null,
    body: request.body,
    facts: { holderTown: request.holderTown.id },
    answers: answers.map(({ insurer, outcome, ms }) => ({ insurer: insurer.id, kind: outcome.kind, ms })),
    result,
    guarantees,
    ...changes,
  };
}

export const message = (id: string, changes: Partial<MessageSummary> = {}): MessageSummary => ({
  id,
  reference: 'COT-0000000001',
  kind: 'webhook',
  target: 'crm',
  event: 'cotizacion.cotizada',
  state: 'pending',
  attempts: 0,
  createdAt: Date.parse(NOW),
  dueAt: Date.parse(NOW),
  endedAt: null,
  lastReason: null,
  isClaimed: false,
  ...changes,
});

export const deadMessage = (id: string, changes: Partial<MessageSummary> = {}): MessageSummary =>
  message(id, {
    state: 'dead',
    attempts: 12,
    dueAt: null,
    endedAt: Date.parse(NOW),
    lastReason: 'it answered HTTP 503',
    ...changes,
  });

export const endpoint = (name: string, url = `https://${name}.example/hooks`): WebhookEndpoint => ({
  name,
  url,
  key: createSecretKey(Buffer.alloc(32, 1)),
  events: new Set(['cotizacion.cotizada', 'cotizacion.sin_ofertas']),
});
