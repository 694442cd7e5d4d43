import { AnswerLedger } from './answer-ledger';
import type { QuoteOrder } from './quote-order';

const order: QuoteOrder = { clientReference: 'peticion-1', body: '{}', key: 'clave-1' };
const answered = (text: string) => ({ kind: 'acknowledged', reference: 'COT-1', text }) as const;

it('counts an answer that is given again under a key once', () => {
  const ledger = new AnswerLedger();
  expect(ledger.note(order, answered('a'))).toBe(true);
  expect(ledger.note(order, answered('a'))).toBe(true);
  expect(ledger).toMatchObject({ acknowledged: [{ reference: 'COT-1' }], repeated: 1, faults: [] });
});

it('finds two different results under one key', () => {
  const ledger = new AnswerLedger();
  ledger.note(order, answered('a'));
  ledger.note(order, answered('b'));
  expect(ledger.faults).toEqual([expect.stringContaining('two different results')]);
});

it('tells failures by status and code, the most frequent first', () => {
  const ledger = new AnswerLedger();
  expect(ledger.note(order, { kind: 'refused', status: 503 })).toBe(false);
  ledger.note(order, { kind: 'failed', code: 'ECONNRESET' });
  ledger.note(order, { kind: 'failed', code: 'ECONNRESET' });
  expect(ledger.failed).toBe(3);
  expect(ledger.failuresText).toBe('ECONNRESET: 2, HTTP 503: 1');
});

it('keeps what must not be answered', () => {
  const ledger = new AnswerLedger();
  expect(ledger.note(order, { kind: 'wrong', sentence: 'status 500' })).toBe(false);
  expect(ledger.faults).toEqual(['status 500']);
});
